import { addressesIn } from "./addresses-in";
import { fieldValue, isEmptyValue } from "./field-value";
import type { FormField, FormTemplate, FormValue, FormValues } from "./form-template";

/** The initial values of a form: the edited row's (0, false and "" count), else the template's. */
export function initialValues({ fields }: FormTemplate, edited: Readonly<Record<string, unknown>> = {}): FormValues {
  return Object.fromEntries(
    fields.map((field) => [field.model, fieldValue(field, Object.hasOwn(edited, field.model) ? edited[field.model] : field.initial)]),
  );
}

/** The values that a form sends, with texts trimmed. */
export const submissionOf = ({ fields }: FormTemplate, values: FormValues): FormValues =>
  Object.fromEntries(fields.map((field) => [field.model, sent(field, values[field.model] ?? null)]));

function sent(field: FormField, value: FormValue): FormValue {
  if (typeof value !== "string") return value;
  if (field.kind === "picture" && field.isMultiple) return isEmptyValue(field, value) ? "" : JSON.stringify(addressesIn(value));
  return field.kind === "file" || (field.kind === "text" && field.variant !== "password") ? value.trim() : value;
}
