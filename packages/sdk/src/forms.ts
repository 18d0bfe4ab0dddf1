export type { Scalar } from "./forms/attributes";
export { everyBranch } from "./forms/branches";
export { isAfter, type Moment, momentIn, textIn } from "./forms/date-format";
export { fieldProblem, type Matching, mostPictures, type ProblemRule } from "./forms/field-problem";
export { fieldValue, isEmptyValue } from "./forms/field-value";
export { type FormProblem, formProblems } from "./forms/form-problems";
export type {
  DateUnit,
  FormBranch,
  FormButton,
  FormFault,
  FormField,
  FormGap,
  FormIssue,
  FormNode,
  FormOption,
  FormRow,
  FormRule,
  FormTemplate,
  FormValue,
  FormValues,
} from "./forms/form-template";
export { initialValues, submissionOf } from "./forms/form-values";
export { type PatternText, readPattern } from "./forms/pattern-text";
export { problemSentence } from "./forms/problem-messages";
export { readFormTemplate, type ReadTemplate } from "./forms/read-form-template";
export { sameAs } from "./forms/same-as";
