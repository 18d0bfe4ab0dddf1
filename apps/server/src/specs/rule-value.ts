import { limits } from "@shopkeeper/sdk/contract";
import { fill, type Text } from "@shopkeeper/sdk/rules/core";
import { specMessages } from "./messages";

/** A spec with its values, as they stand in the text of `ruleValue`. */
export interface Spec {
  value: string;
  detail: string[];
}

/** The text to store for a `ruleValue` that came, names and values trimmed; or what is wrong with it. */
export function checkedRuleValue(text: string): { ruleValue: string } | { fault: Text } {
  const specs = specsOf(text);
  const fault = specs ? specsFault(specs) : specMessages.broken;
  return fault ? { fault } : { ruleValue: JSON.stringify(specs) };
}

function specsOf(text: string): Spec[] | undefined {
  try {
    const told: unknown = JSON.parse(text);
    return Array.isArray(told) ? told.map(specOf) : undefined;
  } catch {
    return undefined;
  }
}

function specOf(told: unknown): Spec {
  if (typeof told !== "object" || told === null || !("value" in told) || !("detail" in told)) throw new TypeError("no spec");
  const { value, detail } = told;
  if (typeof value !== "string" || !Array.isArray(detail)) throw new TypeError("no spec");
  return { value: value.trim(), detail: detail.map(trimmed) };
}

function trimmed(value: unknown) {
  if (typeof value !== "string") throw new TypeError("no value of a spec");
  return value.trim();
}

function specsFault(specs: readonly Spec[]): Text | undefined {
  const limit = limits.SpecRuleInput.ruleValue.maxItems;
  if (specs.length === 0) return specMessages.none;
  if (specs.length > limit) return fill(specMessages.tooManySpecs, { limit });
  for (const spec of specs) {
    const fault = specFault(spec);
    if (fault) return fault;
  }
  const name = firstTwin(specs.map(({ value }) => value));
  return name === undefined ? undefined : fill(specMessages.sameName, { name });
}

function specFault({ value: name, detail }: Spec): Text | undefined {
  const limit = limits.Spec.detail.maxItems;
  if (name === "") return specMessages.nameEmpty;
  if (detail.length === 0) return fill(specMessages.valuesEmpty, { name });
  if (detail.length > limit) return fill(specMessages.tooManyValues, { name, limit });
  for (const text of [name, ...detail]) {
    if (text === "") return fill(specMessages.valueEmpty, { name });
    if ([...text].length > limits.Spec.value.maxLength) return fill(specMessages.tooLong, { text, limit: limits.Spec.value.maxLength });
    if (text.includes(",")) return fill(specMessages.comma, { text }); // products keep their values joined by it
  }
  const twin = firstTwin(detail);
  return twin === undefined ? undefined : fill(specMessages.sameValue, { name, text: twin });
}

const firstTwin = (texts: readonly string[]) => texts.find((text, at) => texts.indexOf(text) !== at);
