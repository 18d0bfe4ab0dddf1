export { specText, type SpecTextKey } from "./messages";
export { preloadSpecRules } from "./preload-spec-rules";
export type { EntryProblem } from "./spec-editing";
export { readRuleValue, type Spec } from "./spec-rule";
export type { SpecRuleForm } from "./spec-rule-form";
export { type SpecRuleFormOptions, useSpecRuleForm } from "./use-spec-rule-form";
export { useSpecRuleList } from "./use-spec-rule-list";
export { useSpecEntry } from "./use-spec-entry";
export { useValueEntry } from "./use-value-entry";
