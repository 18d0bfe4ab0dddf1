import { useLanguage, titleOf, type TitledField } from "@shopkeeper/hooks/texts";
import type { FieldPath, FieldValues } from "react-hook-form";
import { FormItem, type FormItemProps } from "./form-item";

export interface RecordFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> extends Omit<
  FormItemProps<Values, Name>,
  "label" | "explain"
> {
  /** The contract's field: `fields.CouponInput.name`. */
  field: TitledField;
}

/** A field of a record: its label is its title in the contract, and it is marked where the contract requires it. */
export function RecordField<Values extends FieldValues, Name extends FieldPath<Values>>({
  field,
  ...item
}: RecordFieldProps<Values, Name>) {
  useLanguage();
  return <FormItem<Values, Name> isRequired={field.required} {...item} label={titleOf(field)} />;
}
