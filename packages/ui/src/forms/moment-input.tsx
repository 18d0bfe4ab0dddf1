import { useText } from "@shopkeeper/hooks/core";
import { formText, nativeMoment, nativeText, nativeTypes } from "@shopkeeper/hooks/forms/shared";
import { type DateUnit, type FormValue, momentIn, textIn } from "@shopkeeper/sdk/forms";
import { useFieldAttributes } from "../core/field-context";
import { Select } from "../core/select";
import { TextInput } from "../core/text-input";
import { MomentBox } from "./moment-box";

export interface MomentInputProps {
  /** As the template's format writes it; empty for none. */
  value: FormValue;
  onChange: (value: string | number | null) => void;
  unit: DateUnit | "time";
  format: string;
  /** Names it where no field does: the start of a range. */
  label?: string;
  /** The earliest and the latest, as the browser's input writes them. */
  min?: string;
  max?: string;
  isDisabled: boolean;
}

/** One day, month, week, year or time, with the browser's own calendar. What is stored in another format is shown as it is. */
export function MomentInput({ value, onChange, unit, format, label, min, max, isDisabled }: MomentInputProps) {
  const t = useText(formText);
  const field = useFieldAttributes();
  const text = typeof value === "string" || typeof value === "number" ? value : "";
  const moment = text === "" ? undefined : momentIn(text, format);
  if (text !== "" && !moment)
    return (
      <TextInput value={String(text)} aria-label={label} disabled={isDisabled} isClearable onChange={(next) => onChange(next || null)} />
    );
  if (unit === "year") {
    const years = Array.from({ length: 151 }, (_, at) => 2050 - at);
    return (
      <Select
        options={years.map((year) => ({ value: year, label: String(year) }))}
        value={moment?.year}
        placeholder={t("controls.year")}
        aria-label={label}
        disabled={isDisabled}
        onChange={(year) => {
          const next = year === undefined ? undefined : momentIn(String(year), "yyyy");
          onChange(next ? textIn(next, format) : null);
        }}
      />
    );
  }
  return (
    <MomentBox
      {...field}
      type={nativeTypes[unit]}
      aria-label={label}
      step={(unit === "time" || unit === "datetime") && /s|timestamp/.test(format) ? 1 : undefined}
      min={min}
      max={max}
      disabled={isDisabled}
      data-empty={moment ? undefined : ""}
      value={moment ? nativeText(moment, unit) : ""}
      onChange={(event) => {
        const next = nativeMoment(event.target.value, unit);
        onChange(next ? textIn(next, format) : null);
      }}
    />
  );
}
