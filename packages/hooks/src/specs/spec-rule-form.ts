import type { Schema } from "@shopkeeper/sdk";
import { type FormModel, formSchema, textProblem } from "../core";
import type { SpecTextKey } from "./messages";
import type { SpecEntry } from "./spec-editing";
import { readRuleValue, type Spec, specLimits, writeRuleValue } from "./spec-rule";

export interface SpecRuleForm {
  ruleName: string;
  specs: Spec[];
  /** The spec that is being typed. */
  entry: SpecEntry;
}

export const emptyEntry: SpecEntry = { name: "", value: "" };

export const specRuleModel: FormModel<SpecRuleForm, Schema<"SpecRule">> = {
  schema: formSchema<SpecRuleForm>(({ ruleName, specs }) => ({
    ruleName: textProblem<SpecTextKey>(ruleName, specLimits.ruleName, { empty: "problems.ruleNameEmpty", long: "problems.ruleNameLong" }),
    specs: specsProblem(specs),
  })),
  valuesOf: (rule) => ({ ruleName: rule?.ruleName ?? "", specs: rule ? readRuleValue(rule.ruleValue).specs : [], entry: emptyEntry }),
};

/** The request body of a valid form. */
export const specRuleInput = ({ ruleName, specs }: SpecRuleForm): Schema<"SpecRuleInput"> => ({
  ruleName: ruleName.trim(),
  ruleValue: writeRuleValue(specs),
});

function specsProblem(specs: readonly Spec[]): SpecTextKey | undefined {
  if (specs.length === 0) return "problems.none";
  return specs.some(({ detail }) => detail.length === 0) ? "problems.noValues" : undefined;
}
