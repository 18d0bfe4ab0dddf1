import type { Schema } from "@shopkeeper/sdk";
import { specLimits, specsProblem } from "@shopkeeper/sdk/rules/specs";
import { type FormModel, formSchema, textOf, textProblem } from "../core";
import { specText, type SpecTextKey } from "./messages";
import type { SpecEntry } from "./spec-editing";
import { specPhrase } from "./spec-phrase";
import { readRuleValue, type Spec, writeRuleValue } from "./spec-rule";

export interface SpecRuleForm {
  ruleName: string;
  specs: Spec[];
  /** The spec that is being typed. */
  entry: SpecEntry;
}

export const emptyEntry: SpecEntry = { name: "", value: "" };

export const specRuleModel: FormModel<SpecRuleForm, Schema<"SpecRule">> = {
  schema: formSchema<SpecRuleForm>(({ ruleName, specs }) => ({
    ruleName: textProblem<SpecTextKey>(ruleName, specLimits.ruleNameMax, {
      empty: "problems.ruleNameEmpty",
      long: "problems.ruleNameLong",
    }),
    specs: specsSentence(specs),
  })),
  valuesOf: (rule) => ({ ruleName: rule?.ruleName ?? "", specs: rule ? readRuleValue(rule.ruleValue).specs : [], entry: emptyEntry }),
};

/** The request body of a valid form. */
export const specRuleInput = ({ ruleName, specs }: SpecRuleForm): Schema<"SpecRuleInput"> => ({
  ruleName: ruleName.trim(),
  ruleValue: writeRuleValue(specs),
});

function specsSentence(specs: readonly Spec[]): string | undefined {
  const problem = specsProblem(specs);
  if (!problem) return undefined;
  const { key, params } = specPhrase(problem);
  return textOf(specText, key, params);
}
