import { promptFor } from "@shopkeeper/hooks/texts";
import type { FieldPath, FieldValues } from "react-hook-form";
import { TextInput } from "../core/text-input";
import { RecordField, type RecordFieldProps } from "./record-field";

export interface TextFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> extends Omit<
  RecordFieldProps<Values, Name>,
  "children"
> {
  placeholder?: string;
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean;
}

/** A field for one line of text of a record. */
export const TextField = <Values extends FieldValues, Name extends FieldPath<Values>>({
  placeholder,
  isFirst = false,
  ...item
}: TextFieldProps<Values, Name>) => (
  <RecordField<Values, Name> {...item}>
    {(control) => (
      <TextInput
        {...control}
        {...(isFirst && { "data-autofocus": "" })}
        placeholder={placeholder ?? promptFor(item.field)}
        maxLength={item.field.maxLength}
        hasCounter={item.field.maxLength !== undefined}
      />
    )}
  </RecordField>
);
