export { type SpecPhrase, specText, type SpecTextKey } from "./messages";
export type { SpecEditor } from "./spec-editor";
export type { EntryProblem, SpecEntry } from "./spec-editing";
export { readRuleValue, type Spec } from "./spec-rule";
export type { SpecRuleForm } from "./spec-rule-form";
export { type SpecRuleFormOptions, useSpecRuleForm } from "./use-spec-rule-form";
export { specRules, useSpecRuleList } from "./use-spec-rule-list";
export { useSpecEntry } from "./use-spec-entry";
export { useValueEntry } from "./use-value-entry";
