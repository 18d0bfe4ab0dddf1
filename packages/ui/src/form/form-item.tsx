import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import type { ControllerRenderProps, FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { FormField } from "./form-field";
import type { FormFieldProps } from "./form-field";

export interface FormItemProps<Values extends FieldValues, Name extends FieldPath<Values>> extends Omit<
  FormFieldProps,
  "children" | "error"
> {
  /** The form of React Hook Form that the field belongs to. */
  form: UseFormReturn<Values, unknown, Values>;
  /** The name of the field in the form's values. */
  name: Name;
  /** Turns a message that is a catalogue key into a sentence; other messages and the server's are shown as they are. */
  explain?: (message: string) => string;
  /** The control: `(field) => <TextInput {...field} />`. */
  children: (field: ControllerRenderProps<Values, Name>) => ReactNode;
}

/** A field of a react-hook-form: its control gets value and change, its error is shown below it. */
export function FormItem<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  explain = (message) => message,
  children,
  isReadOnly = false,
  help,
  ...field
}: FormItemProps<Values, Name>) {
  const { field: control, fieldState } = useController({ control: form.control, name });
  const said = fieldState.error?.message;
  const error = said === undefined ? undefined : fieldState.error?.type === "server" ? said : explain(said);
  // a read-only field requires nothing
  const requirement = control.disabled || isReadOnly ? { isReadOnly: true } : { help };
  return (
    <FormField {...field} {...requirement} {...(error === undefined ? {} : { error })}>
      {children(control)}
    </FormField>
  );
}
