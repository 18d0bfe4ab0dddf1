import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { FormError } from "./form-error";

/**
 * What is wrong with a form, in the order of its fields.
 *
 * `labels` names each field in that order; `explain` turns the message of a rule into a sentence, what the server said
 * comes as it is.
 */
export function formErrors<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  labels: { readonly [Name in keyof Values]?: string },
  explain: (message: string) => string,
): readonly FormError[] {
  const { errors } = form.formState;
  return Object.entries(labels).flatMap(([name, label]) => {
    const error: unknown = Reflect.get(errors, name);
    const message = messageOf(error);
    return message === undefined ? [] : [{ name, label: String(label), message: isServers(error) ? message : explain(message) }];
  });
}

const messageOf = (error: unknown) =>
  typeof error === "object" && error !== null && "message" in error && typeof error.message === "string" ? error.message : undefined;

const isServers = (error: unknown) => typeof error === "object" && error !== null && "type" in error && error.type === "server";
