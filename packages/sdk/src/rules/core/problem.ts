import { fill, type Text, type TextParams } from "./text";

/** The problem found by a rule: the key of its sentence among the domain's messages, and the values of that sentence's placeholders. */
export interface Problem<Key extends string = string> {
  readonly key: Key;
  readonly params?: TextParams;
}

/** The problems of an input by field; a field without a problem is absent. */
export type Problems<Field extends string = string, Key extends string = string> = { readonly [Name in Field]?: Problem<Key> };

/** The sentence of each problem, by field, as in a refusal. */
export const problemTexts = <Key extends string>(
  problems: Problems<string, Key>,
  messages: Readonly<Record<Key, Text>>,
): Record<string, Text> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, fill(messages[problem.key], problem.params)]] : [])),
  );
