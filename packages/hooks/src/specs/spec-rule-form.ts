import type { Schema } from "@shopkeeper/sdk";
import * as z from "zod/mini";
import type { SpecTextKey } from "./messages";
import type { SpecEntry } from "./spec-editing";
import { readRuleValue, type Spec, specLimits, writeRuleValue } from "./spec-rule";

/** A rule as it is typed, with the spec that is being typed. */
export interface SpecRuleForm {
  ruleName: string;
  specs: Spec[];
  entry: SpecEntry;
}

export const emptyEntry: SpecEntry = { name: "", value: "" };

/** The form of a rule, or of a new one. */
export const specRuleFormOf = (rule: Pick<Schema<"SpecRule">, "ruleName" | "ruleValue"> | undefined): SpecRuleForm => ({
  ruleName: rule?.ruleName ?? "",
  specs: rule ? readRuleValue(rule.ruleValue).specs : [],
  entry: emptyEntry,
});

/** What travels for a form without problems. */
export const specRuleInput = ({ ruleName, specs }: SpecRuleForm): Schema<"SpecRuleInput"> => ({
  ruleName: ruleName.trim(),
  ruleValue: writeRuleValue(specs),
});

/** What is wrong with a rule as typed, field by field, as keys of the spec texts. */
function specRuleProblems({ ruleName, specs }: SpecRuleForm): Partial<Record<keyof SpecRuleForm, SpecTextKey>> {
  const name = ruleName.trim();
  const nameProblem = name === "" ? "problems.ruleNameEmpty" : [...name].length > specLimits.ruleName ? "problems.ruleNameLong" : undefined;
  return {
    ...(nameProblem && { ruleName: nameProblem }),
    ...(specs.length === 0
      ? { specs: "problems.none" }
      : specs.some(({ detail }) => detail.length === 0) && { specs: "problems.noValues" }),
  };
}

/** The rules of the form. */
export const specRuleSchema = z
  .object({
    ruleName: z.string(),
    specs: z.array(z.object({ value: z.string(), detail: z.array(z.string()) })),
    entry: z.object({ name: z.string(), value: z.string() }),
  })
  .check(({ value, issues }) => {
    for (const [field, message] of Object.entries(specRuleProblems(value)))
      issues.push({ code: "custom", path: [field], message, input: value });
  });
