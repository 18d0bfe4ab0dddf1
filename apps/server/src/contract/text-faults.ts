import { parseJson, plainTextMessages, plainTextProblem, type Text } from "@shopkeeper/sdk/rules/core";
import { textsIn } from "./visible-json";
import { follow, type WireSchema } from "./wire-schema";

/** Adds a fault for each text of a body with control characters, or with line breaks where one line is allowed. */
export function addTextFaults(faults: Map<string, Text>, value: unknown, written: WireSchema, path = "") {
  const schema = follow(written);
  for (const choice of schema.oneOf ?? schema.anyOf ?? []) addTextFaults(faults, value, choice, path);
  if (typeof value === "string" && [schema.type].flat().includes("string")) {
    const problem = problemOf(value, schema);
    if (problem && !faults.has(path)) faults.set(path, plainTextMessages[problem]);
  } else if (Array.isArray(value)) {
    const { items } = schema;
    if (items) value.forEach((entry: unknown, index) => addTextFaults(faults, entry, items, below(path, String(index))));
  } else if (typeof value === "object" && value !== null) {
    const { properties = {}, additionalProperties: others } = schema;
    for (const [name, entry] of Object.entries(value)) {
      const field = properties[name] ?? (typeof others === "object" ? others : undefined);
      if (field) addTextFaults(faults, entry, field, below(path, name));
    }
  }
}

const below = (path: string, step: string) => (path ? `${path}.${step}` : step);

function problemOf(text: string, schema: WireSchema) {
  const kind = schema["x-written"];
  if (kind === "raw" || schema["x-rich-text"]) return undefined;
  if (!schema.contentSchema) return plainTextProblem(text, kind === "lines");
  for (const part of textsIn(parseJson(text))) {
    const problem = plainTextProblem(part, false);
    if (problem) return problem;
  }
  return undefined;
}
