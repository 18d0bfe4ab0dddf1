import { controlText, coreText, useText } from "@shopkeeper/hooks/texts";
import { hoursAfter, hoursOfDay, readTimeRange, type TimeRange, withEnd, withStart, writeTimeRange } from "@shopkeeper/hooks/dates";
import { useState } from "react";
import { FieldContext, useFieldAttributes, useFieldGroupAttributes } from "../core/field-context";
import { Select } from "../core/select";
import { styled } from "../theme/styled";

export interface TimeRangePickerProps {
  /** The wire value: `HH:mm,HH:mm`; empty for none. An invalid value counts as not chosen. */
  value: string | null | undefined;
  /** Gets every choice: `08:00,` while the end is missing. `isTimeRange` tells whether it is complete. */
  onChange?: (value: string) => void;
  /** Names the pair where no field does. */
  label?: string;
  /** Shows the value, and does not let it be changed. */
  disabled?: boolean;
}

/** A period of a day, by full hours from 00:00 to 24:00. The end is offered after the start; a later start clears an earlier end. */
export function TimeRangePicker({ value, onChange, label, disabled }: TimeRangePickerProps) {
  const t = useText(controlText);
  const core = useText(coreText);
  const group = useFieldGroupAttributes();
  const { "aria-invalid": isInvalid } = useFieldAttributes();
  const range = readTimeRange(value);
  const [clearedAt, setClearedAt] = useState<string | undefined>(undefined);
  const setRange = (next: TimeRange) => {
    const text = writeTimeRange(next);
    setClearedAt(range.end !== "" && next.end === "" && next.start !== range.start ? text : undefined);
    if (text !== value) onChange?.(text);
  };
  return (
    <Root role="group" aria-label={label ?? t("timeRange.label")} {...group}>
      <FieldContext value={undefined}>
        <Select
          aria-label={t("timeRange.start")}
          aria-invalid={isInvalid}
          placeholder={t("timeRange.start")}
          options={withOwn(hoursOfDay, range.start).map((hour) => ({
            value: hour,
            label: hour,
            isDisabled: hoursAfter(hour).length === 0,
          }))}
          value={range.start || undefined}
          disabled={disabled}
          onChange={(start = "") => setRange(withStart(range, start))}
        />
        <span data-to="">{core("form.to")}</span>
        <Select
          aria-label={t("timeRange.end")}
          aria-invalid={isInvalid}
          placeholder={t("timeRange.end")}
          options={withOwn(hoursAfter(range.start), range.end).map((hour) => ({ value: hour, label: hour }))}
          value={range.end || undefined}
          disabled={disabled}
          onChange={(end = "") => setRange(withEnd(range, end))}
        />
      </FieldContext>
      <small role="status">{clearedAt !== undefined && clearedAt === value && t("timeRange.cleared")}</small>
    </Root>
  );
}

/** The hours, with a current value that is no full hour: 08:30, as stored by another client. */
const withOwn = (hours: readonly string[], own: string) => (own === "" || hours.includes(own) ? hours : [...hours, own].toSorted());

const Root = styled("div", {
  base: {
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    maxWidth: "full",
    "& > select": { width: "8.5rem", flex: "1 1 7rem", maxWidth: "10rem" },
    "& > [data-to]": { color: "fg.subtle", fontSize: "body" },
    "& > small": { flexBasis: "full", fontSize: "xs", color: "fg.warning", "&:empty": { position: "absolute" } },
  },
});
