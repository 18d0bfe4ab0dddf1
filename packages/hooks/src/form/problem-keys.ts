import type { Problems } from "@shopkeeper/sdk/rules/core";

/** Message keys (`problems.…`) of what a shared rule found, by field of the form. `fields` maps contract names that differ to form names. */
export const problemKeys = (problems: Problems, fields: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[fields[field] ?? field, `problems.${problem.key}`]] : [])),
  );
