import type { components } from "../../generated/schema";
import { lengthOf } from "../core";
import type { specRuleMessages } from "./messages";
import { specLimits } from "./spec-limits";

/** A spec with its values, trimmed: 颜色 with 红 and 蓝. */
export type Spec = Readonly<components["schemas"]["Spec"]>;

/** The problem of specs. */
export interface SpecProblem {
  readonly key: keyof typeof specRuleMessages;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The first problem of specs; a draft may have none yet, and specs without values. */
export function specsProblem(specs: readonly Spec[], { isDraft = false } = {}): SpecProblem | undefined {
  if (specs.length === 0) return isDraft ? undefined : problem("specsEmpty");
  if (specs.length > specLimits.specsMax) return problem("specsFull");
  for (const [at, spec] of specs.entries()) {
    const others = specs.slice(0, at).map(({ value }) => value);
    const isBare = isDraft && spec.detail.length === 0;
    const found = specNameProblem(spec.value, others) ?? (isBare ? undefined : specValuesProblem(spec));
    if (found) return found;
  }
  return undefined;
}

/** The first problem of a spec's name among the names of others. */
export function specNameProblem(name: string, others: readonly string[]): SpecProblem | undefined {
  if (name === "") return problem("nameEmpty");
  return textProblem(name) ?? (others.includes(name) ? problem("nameTwice", { name }) : undefined);
}

/** The first problem of a spec's values. */
export function specValuesProblem({ value: name, detail }: Spec): SpecProblem | undefined {
  if (detail.every((text) => text === "")) return problem("valuesEmpty", { name });
  if (detail.length > specLimits.valuesMax) return problem("valuesFull", { name });
  if (detail.includes("")) return problem("valueBlank", { name });
  for (const [at, text] of detail.entries()) {
    const found = textProblem(text) ?? (detail.indexOf(text) < at ? problem("valueTwice", { name, text }) : undefined);
    if (found) return found;
  }
  return undefined;
}

/** The problem of a product whose specs give this many combinations. */
export const combinationsProblem = (count: number): SpecProblem | undefined =>
  count > specLimits.combinationsMax ? problem("combinationsFull", { count }) : undefined;

/** Products store the values of a combination joined by commas. */
function textProblem(text: string): SpecProblem | undefined {
  if (text.includes(",")) return problem("comma", { text });
  return lengthOf(text) > specLimits.nameMax ? problem("textLong", { text }) : undefined;
}

const problem = (key: SpecProblem["key"], params: SpecProblem["params"] = {}): SpecProblem => ({
  key,
  params: { ...specLimits, ...params },
});
