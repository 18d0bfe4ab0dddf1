import { useCallback, useSyncExternalStore } from "react";
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import { useFormValue } from "./use-form-value";

export interface FormCell {
  value: unknown;
  /** Its error: the message of a rule, or of the server for the type `server`. */
  error: { readonly type?: string; readonly message?: string } | undefined;
  /** Sets it; an empty cell is null. */
  set(value: number | null): void;
  /** Validates it. */
  leave(): void;
}

/**
 * One of thousands of numbers in a form: rendered again for its own changes only, and validated on blur.
 *
 * It is not registered. A form clones its whole state for each field that a controller registers, and with fields below a
 * value it sets that value leaf by leaf.
 */
export function useFormCell<Values extends FieldValues>(form: UseFormReturn<Values, unknown, Values>, name: FieldPath<Values>): FormCell {
  const subscribe = useCallback(
    (onChange: () => void) => form.subscribe({ name, formState: { errors: true }, callback: onChange }),
    [form, name],
  );
  return {
    value: useFormValue(form, name),
    error: useSyncExternalStore(subscribe, () => form.getFieldState(name).error),
    set: (value) => isValueIn<Values>(value) && form.setValue(name, value, { shouldDirty: true }),
    leave: () => void form.trigger(name),
  };
}

/** The values of cells are numbers, or null. */
const isValueIn = <Values extends FieldValues>(_value: unknown): _value is FieldPathValue<Values, FieldPath<Values>> => true;
