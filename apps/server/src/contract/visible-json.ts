import { parseJson, visibleText } from "@shopkeeper/sdk/rules/core";

/** No JSON of the contract is deeper. */
const DEEPEST = 6;

/** Removes invisible characters from the texts in a JSON text, also those written as escapes. */
export function visibleJson(text: string): string {
  if (visibleText(text) === text && !text.includes("\\u")) return text;
  const value = parseJson(text);
  return value === undefined ? text : JSON.stringify(visibleValue(value, DEEPEST));
}

function visibleValue(value: unknown, depth: number): unknown {
  if (typeof value === "string") return visibleText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth === 0) return null;
  if (Array.isArray(value)) return value.map((entry: unknown) => visibleValue(entry, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [visibleText(name), visibleValue(entry, depth - 1)]));
}

/** The texts of a value, including the names of its fields. */
export function* textsIn(value: unknown, depth = DEEPEST): Generator<string> {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null || depth === 0) return;
  for (const [name, entry] of Object.entries(value)) {
    yield name;
    yield* textsIn(entry, depth - 1);
  }
}
