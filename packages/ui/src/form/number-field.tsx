import { promptFor } from "@shopkeeper/hooks/texts";
import type { FieldPath, FieldValues } from "react-hook-form";
import { NumberInput, type NumberInputProps } from "../core/number-input";
import { RecordField, type RecordFieldProps } from "./record-field";

export interface NumberFieldProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends Omit<RecordFieldProps<Values, Name>, "children">, Pick<NumberInputProps, "unit" | "placeholder"> {}

/** A whole number of a record; empty is null. */
export const NumberField = <Values extends FieldValues, Name extends FieldPath<Values>>({
  unit,
  placeholder,
  ...item
}: NumberFieldProps<Values, Name>) => (
  <RecordField<Values, Name> {...item}>
    {(control) => (
      <NumberInput
        {...control}
        value={control.value ?? undefined}
        onChange={(value) => control.onChange(value ?? null)}
        placeholder={placeholder ?? promptFor(item.field)}
        unit={unit}
        {...(item.field.max !== undefined && { max: item.field.max })}
      />
    )}
  </RecordField>
);
