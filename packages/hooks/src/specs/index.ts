export { type SpecPhrase, specText, type SpecTextKey } from "./messages";
export type { EntryProblem, SpecEditor, SpecEntry } from "./spec-editing";
export { readRuleValue, type Spec } from "./spec-rule";
export { type SpecRuleFormOptions, useSpecRuleForm } from "./use-spec-rule-form";
export { specRules, useSpecRuleList } from "./use-spec-rule-list";
export { useValueEntry } from "./use-value-entry";
