import type { Platform } from "../kernel/platform";
import { invalidFields, Refusal } from "../core/refusal";
import { submissionProblems } from "./submission-problems";

/**
 * Refuses values that the platform's form template does not allow, field by field.
 *
 * The template's rules apply in addition to the contract's. A missing or damaged template refuses everything: nobody could have filled it
 * in.
 */
export async function checkSubmission({ formTemplates }: Pick<Platform, "formTemplates">, name: string, values: object) {
  const template = await formTemplates.named(name);
  if (!template) throw new Refusal("formTemplateMissing");
  const problems = submissionProblems(template.content, { ...values });
  if (!problems) throw new Refusal("formTemplateBroken", { name });
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}
