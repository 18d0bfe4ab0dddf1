import { controlText, coreText, useText } from "@shopkeeper/hooks/texts";
import { type DateKind, type DateSide, type DateSpan, readDateText, shownDate } from "@shopkeeper/hooks/dates";
import { DraftInput } from "../core/draft-input";
import { useFieldAttributes, useFieldGroupAttributes } from "../core/field-context";
import { DateField } from "./date-field";
import type { DatePreset } from "./lazy-date-calendar";

export interface DateTimeRangeProps {
  /** Start and end as `yyyy-MM-dd HH:mm:ss`, of days `yyyy-MM-dd`; an empty end is open. */
  value: DateSpan;
  /** Gets both ends. */
  onChange?: (value: DateSpan) => void;
  /** Days, or days with a time; `datetime` by default. */
  kind?: DateKind;
  /** Names the pair where no field does. */
  label?: string;
  /** The earliest day that the calendar offers. */
  min?: string;
  /** The latest day that the calendar offers. */
  max?: string;
  /** Named ranges, beside the calendar. */
  presets?: readonly DatePreset[];
  /** Shows the value, and does not let it be changed. */
  disabled?: boolean;
}

/**
 * A range of days or moments: its two ends are typed, or chosen from a calendar of two months.
 *
 * An empty end is open. Where only days are chosen, a range of moments begins at 00:00 and ends at 23:59.
 */
export function DateTimeRange({ value, onChange, kind = "datetime", label, ...rest }: DateTimeRangeProps) {
  const core = useText(coreText);
  const t = useText(controlText);
  const group = useFieldGroupAttributes();
  const { "aria-invalid": isInvalid } = useFieldAttributes();
  const change = (next: DateSpan) => onChange?.(next);
  const [start, end] = value;
  const inputOf = (side: DateSide, text: string) => ({
    "aria-label": core(`form.${side}`),
    "aria-invalid": isInvalid,
    placeholder: t(`dates.${side}`),
    value: shownDate(text, kind),
    onCommit(typed: string) {
      const next = typed === "" ? "" : readDateText(typed, kind, side);
      if (next !== undefined && next !== text) change(side === "start" ? [next, end] : [start, next]);
    },
  });
  return (
    <DateField {...rest} group={{ role: "group", "aria-label": label, ...group }} kind={kind} value={value} onChange={change}>
      {(opening) => (
        <>
          <DraftInput {...opening("start")} {...inputOf("start", start)} />
          <span>{core("form.to")}</span>
          <DraftInput {...opening("end")} {...inputOf("end", end)} />
        </>
      )}
    </DateField>
  );
}
