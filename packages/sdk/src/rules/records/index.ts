export type { Field, FieldKind, FieldProblems, Fields, FieldUses, RecordChoices, RecordRules } from "./field";
export { fieldProblem, fieldProblems, mostEntries, promptOf, recordProblems, usedField } from "./field-problems";
export { recordInput, type RecordValues, recordValues, titlesOf } from "./record-values";
