import type * as z from "zod/mini";
import { formSchema } from "./form-schema";
import type { Rule } from "./rules";

/** The rules of each field, in the order in which they are checked. */
export type FieldRules<Values> = { readonly [Field in keyof Values]?: readonly Rule[] };

/** The schema of a form from the rules of its fields: each field has at most the message of the first rule that it breaks. */
export const ruleSchema = <Values extends object>(rules: FieldRules<Values>): z.ZodMiniType<Values, Values> =>
  formSchema<Values>((values) => ruleProblems(values, rules));

/** The message of each field that breaks a rule. */
export function ruleProblems<Values extends object>(values: Values, rules: FieldRules<Values>): { [Field in keyof Values]?: string } {
  const problems: { [Field in keyof Values]?: string } = {};
  for (const field in rules) {
    const broken = rules[field]?.find((rule) => !rule.safeParse(values[field]).success);
    const message = broken?.safeParse(values[field]).error?.issues[0]?.message;
    if (message !== undefined) problems[field] = message;
  }
  return problems;
}
