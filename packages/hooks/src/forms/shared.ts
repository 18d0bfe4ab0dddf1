export { formText } from "./messages";
export { shownMoment, typedMoment } from "./typed-moment";
export { stepped, parseNumber } from "./parse-number";
export { type NamedTemplate, type TemplateSource, useFormTemplate } from "./use-form-template";
export { usePatternIssues } from "./use-pattern-issues";
export { type Submission, type TemplateFormOptions, type TemplateFormState, useTemplateForm } from "./use-template-form";
