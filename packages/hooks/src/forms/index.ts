export * from "./shared";
export { previewContent, previewMessage, previewReady } from "./preview-message";
export type { NamedTemplate } from "./use-form-template";
export type { TemplateFormState } from "./use-template-form";
