import { fill, type Text } from "@shopkeeper/sdk/rules/core";
import { type Spec, specRuleMessages, specsProblem } from "@shopkeeper/sdk/rules/specs";
import { specMessages } from "./messages";

/** The text to store for a `ruleValue` that came, names and values trimmed; or what is wrong with it. */
export function checkedRuleValue(text: string): { ruleValue: string } | { fault: Text } {
  const specs = specsOf(text);
  if (!specs) return { fault: specMessages.broken };
  const problem = specsProblem(specs);
  return problem ? { fault: fill(specRuleMessages[problem.key], problem.params) } : { ruleValue: JSON.stringify(specs) };
}

function specsOf(text: string): Spec[] | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.map(specOf) : undefined;
  } catch {
    return undefined;
  }
}

function specOf(parsed: unknown): Spec {
  if (typeof parsed !== "object" || parsed === null || !("value" in parsed) || !("detail" in parsed)) throw new TypeError("no spec");
  const { value, detail } = parsed;
  if (typeof value !== "string" || !Array.isArray(detail)) throw new TypeError("no spec");
  return { value: value.trim(), detail: detail.map(trimmed) };
}

function trimmed(value: unknown) {
  if (typeof value !== "string") throw new TypeError("no value of a spec");
  return value.trim();
}
