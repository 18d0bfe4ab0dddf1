import { controlText, dateShortcuts, useDateLimit, useText } from "@shopkeeper/hooks/core";
import type { DateLimitOptions } from "@shopkeeper/hooks/core";
import { CalendarRange } from "lucide-react";
import { useId } from "react";
import { styled } from "../theme/styled";
import { DateTimeRange } from "./date-time-range";
import { FieldContext, useFieldGroupAttributes } from "./field-context";
import { IconButton } from "./icon-button";
import { openMenu } from "./open-menu";
import { TimePresets } from "./time-presets";

export interface DateLimitPickerProps extends DateLimitOptions {
  /** Names the whole where no field does. */
  label?: string;
  disabled?: boolean;
}

/**
 * A stretch of time for a list: by a preset, or by two days that may be filled in with a shortcut.
 *
 * Choosing a preset clears the days, and days clear the preset. Half-chosen days and days in the wrong order change nothing.
 */
export function DateLimitPicker({ label, disabled = false, ...options }: DateLimitPickerProps) {
  const t = useText(controlText);
  const id = useId();
  const group = useFieldGroupAttributes();
  const limit = useDateLimit(options);
  const note = limit.isReversed ? { describedBy: `${id}-note` } : {};
  return (
    <Root role="group" aria-label={label ?? t("dateLimit.label")} {...group}>
      <FieldContext value={undefined}>
        <TimePresets value={limit.preset} onChange={limit.choose} disabled={disabled} />
      </FieldContext>
      <span className="sk-hidden" id={`${id}-days`}>
        {t("dateLimit.days")}
      </span>
      <div data-days="">
        <FieldContext
          value={{ id, labelId: `${id}-days`, label: t("dateLimit.days"), isInvalid: limit.isReversed, isRequired: false, ...note }}
        >
          <DateTimeRange kind="date" value={limit.days} onChange={limit.setDays} disabled={disabled} />
        </FieldContext>
        <IconButton
          label={t("dateLimit.shortcuts")}
          icon={<CalendarRange size={15} aria-hidden />}
          variant="secondary"
          disabled={disabled}
          aria-haspopup="menu"
          onClick={(event) =>
            openMenu(event.currentTarget, {
              label: t("dateLimit.shortcuts"),
              items: dateShortcuts.map((shortcut) => ({
                key: shortcut,
                label: t(`dateLimit.${shortcut}`),
                onChoose: () => limit.take(shortcut),
              })),
            })
          }
        />
        {limit.isReversed && (
          <small id={`${id}-note`} role="alert">
            {t("dateLimit.reversed")}
          </small>
        )}
      </div>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    rowGap: "2",
    maxWidth: "full",
    "& > [data-days]": {
      display: "grid",
      gridTemplateColumns: "minmax(0, auto) auto",
      alignItems: "end",
      gap: "2",
      maxWidth: "full",
      "& > small": { gridColumn: "1 / -1", fontSize: "xs", color: "fg.error" },
    },
  },
});
