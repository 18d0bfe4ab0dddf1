export { ruleText } from "./rule-messages";
export { type FieldRules, ruleProblems, ruleSchema } from "./rule-schema";
export type { Label } from "./label";
export { check, length, max, min, pattern, price, range, required, type Rule } from "./rules";
export { formSchema, type Problems, textProblem } from "./form-schema";
export { addKeywords, type AddedKeywords, isManyKeywords, type KeywordLimits, readKeywords, writeKeywords } from "./keywords";
export { type DialogFormOptions, type DialogTask, type RowDialog, useDialog } from "./use-dialog";
export { inputNumber, type NumberMode, type NumberReading, readNumber, settledNumber } from "./number-input";
export {
  atTime,
  cancelPrompt,
  closedPrompt,
  confirmPrompt,
  endPrompt,
  openPrompt,
  type Prompt,
  promptDelay,
  type PromptProblem,
  takeBackPrompt,
  typeInPrompt,
} from "./prompt";
export { type FormConflict, type FormModel, useVersionedForm, type VersionedForm, type VersionedFormOptions } from "./use-versioned-form";
export { type Merge, mergeVersions, type TakesCurrent, type Versions } from "./merge-versions";
export { isVersionConflict } from "./version-conflict";
export { type Question, useConfirm } from "./use-confirm";
export { type Keywords, type KeywordsOptions, useKeywords } from "./use-keywords";
export { type LeavableForm, type Leaving, type LeavingQuestion, useLeaving } from "./use-leaving";
export { type FormCell, useFormCell } from "./use-form-cell";
export { useFormValue } from "./use-form-value";
export { firstWrong, type FormSteps, type FormStepsOptions, useFormSteps } from "./use-form-steps";
export { type Prompted, type PromptOptions, type TextQuestion, usePrompt } from "./use-prompt";
export { problemKeys } from "./problem-keys";
export { type SchemaForm, type SchemaFormOptions, useSchemaForm } from "./use-schema-form";
export { type Unsaved, type UnsavedForms, unsavedForms } from "./unsaved";
export { useUnsavedNote } from "./use-unsaved-note";
export { useUnsaved } from "./use-unsaved";
export type { FormDraft } from "./use-draft";
export { type RecordForm, recordForm, type RecordFormOptions } from "./record-form";
