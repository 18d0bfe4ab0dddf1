import { parseJson } from "@shopkeeper/sdk/rules/core";

/** The row that a logged call was about, by its number; undefined where it names none. */
export function subjectOf(request: string): string | undefined {
  const sent = parseJson(request);
  const id = memberOf(memberOf(sent, "path"), "id") ?? memberOf(memberOf(sent, "body"), "id");
  return typeof id === "number" || typeof id === "string" ? String(id) : undefined;
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && name in value ? Reflect.get(value, name) : undefined;
