import { plainTextMessages, plainTextProblem } from "@shopkeeper/sdk/rules/core";
import type * as z from "zod/mini";
import { textIn } from "../texts/catalogue";
import { currentLanguage } from "../texts/language";

/**
 * The schema of a form that also refuses control characters in the texts at any depth of its values.
 *
 * Line breaks are left to the server to refuse: a single-line input takes none.
 */
export const plainTextSchema = <Values extends object>(schema: z.ZodMiniType<Values, Values>): z.ZodMiniType<Values, Values> =>
  schema.check(({ value, issues }) => {
    for (const { path, problem } of plainTextProblems(value))
      issues.push({ code: "custom", path, message: textIn(currentLanguage(), plainTextMessages[problem]), input: value });
  });

interface PlainTextProblem {
  readonly path: (string | number)[];
  readonly problem: keyof typeof plainTextMessages;
}

function plainTextProblems(value: unknown, path: (string | number)[] = []): readonly PlainTextProblem[] {
  if (typeof value === "string") {
    const problem = plainTextProblem(value, true);
    return problem ? [{ path, problem }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((entry: unknown, at) => plainTextProblems(entry, [...path, at]));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return [];
  return Object.entries(value).flatMap(([name, entry]) => plainTextProblems(entry, [...path, name]));
}
