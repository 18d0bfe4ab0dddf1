export { formText } from "./messages";
export { nativeMoment, nativeText, nativeTypes } from "./native-moment";
export { stepped, parseNumber } from "./parse-number";
export { type TemplateSource, useFormTemplate } from "./use-form-template";
export { usePatternIssues } from "./use-pattern-issues";
export { type Submission, type TemplateFormOptions, useTemplateForm } from "./use-template-form";
