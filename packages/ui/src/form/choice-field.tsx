import { useLanguage, wordFor } from "@shopkeeper/hooks/texts";
import { labelOf } from "@shopkeeper/sdk";
import type { Field } from "@shopkeeper/sdk/rules/records";
import type { FieldPath, FieldValues } from "react-hook-form";
import { RadioGroup } from "../core/radio-group";
import type { Option } from "../core/select";
import { RecordField, type RecordFieldProps } from "./record-field";

export interface ChoiceFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> extends Omit<
  RecordFieldProps<Values, Name>,
  "children"
> {
  /** The options, if they differ from the contract's codes or flag labels. */
  options?: readonly Option<string | number | boolean>[];
  /** Shows the label of true first. */
  isTrueFirst?: boolean;
}

/** A field for one of a record's codes, or one of the two labels of a flag. */
export function ChoiceField<Values extends FieldValues, Name extends FieldPath<Values>>({
  options,
  isTrueFirst = false,
  ...item
}: ChoiceFieldProps<Values, Name>) {
  const language = useLanguage();
  return (
    <RecordField<Values, Name> isRequired={false} {...item} isGroup>
      {({ value, onChange, disabled }) => (
        <RadioGroup<string | number | boolean>
          {...{ value, onChange, disabled }}
          options={options ?? optionsOf(item.field, isTrueFirst, language)}
        />
      )}
    </RecordField>
  );
}

function optionsOf({ set, codes = [], none, words }: Field, isTrueFirst: boolean, language: string) {
  if (words) return [isTrueFirst, !isTrueFirst].map((value) => ({ value, label: wordFor({ words }, value) }));
  return set ? codes.filter((code) => code !== none).map((value) => ({ value, label: labelOf(set, value, language) })) : [];
}
