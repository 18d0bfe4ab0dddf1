import { useText } from "@shopkeeper/hooks/texts";
import { formText, shownMoment, typedMoment } from "@shopkeeper/hooks/forms/shared";
import { type DateUnit, type FormValue, momentIn, textIn } from "@shopkeeper/sdk/forms";
import { DraftInput } from "../core/draft-input";
import { useFieldAttributes } from "../core/field-context";
import { Select } from "../core/select";
import { TextInput } from "../core/text-input";
import { DateField } from "../dates/date-field";
import { controlRecipe } from "../theme/recipes";
import { styled } from "../theme/styled";

export interface MomentInputProps {
  /** In the template's format; empty for none. */
  value: FormValue;
  onChange: (value: string | number | null) => void;
  unit: DateUnit | "time";
  format: string;
  /** Names it where no field does: the start of a range. */
  label?: string;
  isDisabled: boolean;
}

/** A day, month, week, year or time, typed or chosen from a calendar. A value in another format is shown as it is. */
export function MomentInput({ value, onChange, unit, format, label, isDisabled }: MomentInputProps) {
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
  const input = {
    ...field,
    "aria-label": label,
    value: moment ? shownMoment(moment, unit) : "",
    onCommit(typed: string) {
      const next = typed === "" ? null : typedMoment(typed, unit);
      if (next !== undefined) onChange(next && textIn(next, format));
    },
  };
  if (unit === "time") return <TimeBox {...input} inputMode="numeric" disabled={isDisabled} />;
  return (
    <DateField
      group={{}}
      isSingle
      isOfMonths={unit === "month"}
      kind={unit === "datetime" ? "datetime" : "date"}
      value={[moment ? String(textIn(moment, "yyyy-MM-dd HH:mm:ss")) : "", ""]}
      disabled={isDisabled}
      onChange={([next]) => input.onCommit(next)}
    >
      {(opening) => <DraftInput {...opening("start")} {...input} />}
    </DateField>
  );
}

const TimeBox = styled(DraftInput, { base: { ...controlRecipe.base, width: "7rem" } });
