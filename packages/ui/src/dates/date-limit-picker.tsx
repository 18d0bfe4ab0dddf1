import { controlText, useText } from "@shopkeeper/hooks/texts";
import { type DateLimitOptions, dateShortcuts, rangeOf, useDateLimit } from "@shopkeeper/hooks/dates";
import { FieldContext, useFieldGroupAttributes } from "../core/field-context";
import { styled } from "../theme/styled";
import { DateTimeRange } from "./date-time-range";
import { TimePresets } from "./time-presets";

export interface DateLimitPickerProps extends DateLimitOptions {
  /** Names the group where no field does. */
  label?: string;
  /** Shows the value, and does not let it be changed. */
  disabled?: boolean;
  /** The clock of the presets beside the calendar. */
  now?: () => Date;
}

/** A period for filters: by a preset, or by days, one of which may be missing. Each kind of choice clears the other. */
export function DateLimitPicker({ label, disabled = false, now = () => new Date(), ...options }: DateLimitPickerProps) {
  const t = useText(controlText);
  const group = useFieldGroupAttributes();
  const limit = useDateLimit(options);
  return (
    <Root role="group" aria-label={label ?? t("dateLimit.label")} {...group}>
      <FieldContext value={undefined}>
        <TimePresets value={limit.preset} onChange={limit.choose} disabled={disabled} />
        <DateTimeRange
          kind="date"
          label={t("dateLimit.days")}
          value={limit.days}
          onChange={limit.setDays}
          presets={dateShortcuts.map((name) => ({ label: t(`dateLimit.${name}`), days: rangeOf(name, now()) }))}
          disabled={disabled}
        />
      </FieldContext>
    </Root>
  );
}

const Root = styled("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "3", rowGap: "2", maxWidth: "full" },
});
