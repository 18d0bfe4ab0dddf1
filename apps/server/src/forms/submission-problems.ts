import type { Text } from "@shopkeeper/sdk/rules/core";
import { matchesPattern } from "@shopkeeper/sdk/form-patterns";
import { formProblems, problemSentence, readFormTemplate } from "@shopkeeper/sdk/forms";

/** The faults of submitted values by a form template's content, field by field; undefined if the content is no form. */
export function submissionProblems(content: string, values: Readonly<Record<string, unknown>>): Readonly<Record<string, Text>> | undefined {
  const read = readFormTemplate(content);
  if ("fault" in read) return undefined;
  const problems = formProblems(read.template, values, matchesPattern);
  return Object.fromEntries(problems.map(({ field, rule }) => [field.model, problemSentence(field, rule)]));
}
