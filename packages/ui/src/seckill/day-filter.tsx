import { readDateText, shownDate } from "@shopkeeper/hooks/dates";
import { DraftInput } from "../core/draft-input";
import { useFieldAttributes } from "../core/field-context";
import { DateField } from "../dates/date-field";
import { FilterField } from "../list/filter-field";

export interface DayFilterProps {
  label: string;
  placeholder: string;
  /** A day as yyyy-MM-dd. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A filter by one day, typed or chosen from a calendar; it applies at once. */
export const DayFilter = ({ label, ...rest }: DayFilterProps) => (
  <FilterField label={label} width="auto">
    <DayInput {...rest} />
  </FilterField>
);

function DayInput({ placeholder, value, onChange }: Omit<DayFilterProps, "label">) {
  const field = useFieldAttributes();
  const set = (day: string) => onChange(day.slice(0, 10) || undefined);
  const at = value ? `${value} 00:00:00` : "";
  return (
    <DateField group={{}} isSingle kind="date" value={[at, ""]} onChange={([day]) => set(day)}>
      {(opening) => (
        <DraftInput
          {...opening("start")}
          {...field}
          placeholder={placeholder}
          value={shownDate(at, "date")}
          onCommit={(typed) => {
            const day = typed === "" ? "" : readDateText(typed, "date", "start");
            if (day !== undefined) set(day);
          }}
        />
      )}
    </DateField>
  );
}
