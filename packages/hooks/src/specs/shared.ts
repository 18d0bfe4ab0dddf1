export { specPhrase, type SpecPhrase, specText } from "./messages";
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
export { readRuleValue, type Spec } from "./spec-rule";
