import { useLanguage, titleOf, type TitledField } from "@shopkeeper/hooks/texts";
import { type FieldPath, type FieldValues, useController, type UseFormReturn } from "react-hook-form";
import { DateTimeRange, type DateTimeRangeProps } from "../dates/date-time-range";
import { FormField, type FormFieldProps } from "./form-field";

export interface WindowFieldProps<Values extends FieldValues>
  extends Pick<FormFieldProps, "isReadOnly">, Pick<DateTimeRangeProps, "min" | "max"> {
  form: UseFormReturn<Values, unknown, Values>;
  /** The contract's field of its start; its title is that of the window. */
  field: TitledField;
  start: FieldPath<Values>;
  end: FieldPath<Values>;
  /** Advice while it has no other error. */
  hint?: string | undefined;
}

/** A period of a record, which is required where it is shown. */
export function WindowField<Values extends FieldValues>({
  form,
  field,
  start,
  end,
  hint,
  isReadOnly = false,
  ...bounds
}: WindowFieldProps<Values>) {
  useLanguage();
  const from = useController({ control: form.control, name: start });
  const to = useController({ control: form.control, name: end });
  const error = from.fieldState.error?.message ?? to.fieldState.error?.message ?? hint;
  return (
    <FormField
      label={titleOf(field)}
      isRequired
      isGroup
      isReadOnly={isReadOnly || from.field.disabled === true}
      {...(error !== undefined && { error })}
    >
      <DateTimeRange
        {...bounds}
        value={[from.field.value, to.field.value]}
        onChange={([nextStart, nextEnd]) => {
          if (nextStart !== from.field.value) from.field.onChange(nextStart);
          if (nextEnd !== to.field.value) to.field.onChange(nextEnd);
        }}
      />
    </FormField>
  );
}
