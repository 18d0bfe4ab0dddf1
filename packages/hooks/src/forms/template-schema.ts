import { fieldProblem, fieldValue, type FormTemplate } from "@shopkeeper/sdk/forms";
import * as z from "zod/mini";
import { fieldName } from "./field-name";
import { patternEngine } from "./pattern-engine";

/** The values of a template form, by `fieldName`. */
export type TemplateValues = Record<string, unknown>;

/** The schema of a template form; a message is the name of the broken rule. */
export function templateSchema({ fields, isDisabled }: FormTemplate) {
  const hasPatterns = fields.some(({ rules }) => rules.length > 0);
  return z.record(z.string(), z.unknown()).check(async ({ value, issues }) => {
    if (isDisabled) return;
    const engine = hasPatterns ? await patternEngine() : undefined;
    for (const field of fields) {
      const name = fieldName(field.model);
      const rule = fieldProblem(field, fieldValue(field, value[name]), engine?.matchesPattern);
      if (rule) issues.push({ code: "custom", path: [name], message: rule, input: value });
    }
  });
}
