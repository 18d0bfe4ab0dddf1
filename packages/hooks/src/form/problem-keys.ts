import type { Problems } from "@shopkeeper/sdk/rules/core";

/** Message keys (`problems.…`) of a shared rule's problems, by field of the form. `fields` maps differing contract names to form names. */
export const problemKeys = (problems: Problems, fields: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[fields[field] ?? field, `problems.${problem.key}`]] : [])),
  );
