export { specText, type SpecPhrase, type SpecTextKey } from "./messages";
export {
  type AddedValues,
  addSpec,
  addValues,
  dropSpec,
  dropValue,
  type EntryProblem,
  moveSpec,
  moveValue,
  type SpecEntry,
  withValues,
} from "./spec-editing";
export type { SpecEditor } from "./spec-editor";
export { specPhrase } from "./spec-phrase";
export { readRuleValue, type Spec } from "./spec-rule";
export { useValueEntry } from "./use-value-entry";
