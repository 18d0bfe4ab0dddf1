import { controlText, useText } from "@shopkeeper/hooks/texts";
import { type DateLimitOptions, dateShortcuts, rangeOf, useDateLimit } from "@shopkeeper/hooks/dates";
import { FieldContext, useFieldGroupAttributes } from "../core/field-context";
import { styled } from "../theme/styled";
import { DateTimeRange } from "./date-time-range";
import { TimePresets } from "./time-presets";

export interface DateLimitPickerProps extends DateLimitOptions {
  /** Names the whole where no field does. */
  label?: string;
  /** Shows the value, and lets nobody change it. */
  disabled?: boolean;
  /** The clock of the presets beside the calendar. */
  now?: () => Date;
}

/** A stretch of time for a list: by a preset, or by days of which one may be missing. Choosing a preset clears the days, and days clear the preset. */
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
