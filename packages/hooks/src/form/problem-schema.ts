import { fill, type Problems, type Text } from "@shopkeeper/sdk/rules/core";
import type * as z from "zod/mini";
import { formSchema, isFieldOf } from "./form-schema";
import { textIn } from "../texts/catalogue";
import { currentLanguage } from "../texts/language";

/** The schema of a form from a rule that server and client share, with its sentences: `problemSchema(addressProblems, addressRuleMessages)`. */
export const problemSchema = <Values extends object, Key extends string>(
  problemsOf: (values: Values) => Problems<string, Key>,
  messages: Readonly<Record<Key, Text>>,
): z.ZodMiniType<Values, Values> =>
  formSchema<Values>((values) => {
    const found: { [Field in keyof Values]?: string } = {};
    for (const [field, problem] of Object.entries(problemsOf(values)))
      if (problem && isFieldOf(values, field)) found[field] = textIn(currentLanguage(), fill(messages[problem.key], problem.params));
    return found;
  });
