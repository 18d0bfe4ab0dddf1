export { combinationsProblem, specNameProblem, specRuleMessages, specValuesProblem, specsProblem } from "@shopkeeper/sdk/rules/specs";
export { type SpecPhrase, specText, type SpecTextKey } from "./messages";
export type { EntryProblem, SpecEditor, SpecEntry } from "./spec-editing";
export { readRuleValue, type Spec } from "./spec-rule";
export { type SpecRuleFormOptions, type SpecRuleFormState, useSpecRuleForm } from "./use-spec-rule-form";
export { type SpecRuleList, specRules, useSpecRuleList } from "./use-spec-rule-list";
export { useValueEntry, type ValueEntry } from "./use-value-entry";
