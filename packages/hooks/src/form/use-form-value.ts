import { useCallback, useSyncExternalStore } from "react";
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";

/** A value of a form, not copied: the same object while values inside it are set one by one. */
export function useFormValue<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: UseFormReturn<Values, unknown, Values>,
  name: Name,
): FieldPathValue<Values, Name> {
  const subscribe = useCallback(
    (onChange: () => void) => form.subscribe({ name, formState: { values: true }, callback: onChange }),
    [form, name],
  );
  return useSyncExternalStore(subscribe, () => form.getValues(name));
}
