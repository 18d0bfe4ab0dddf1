export { FromTemplate, type FromTemplateProps } from "./from-template";
export { NamedForm, type NamedFormProps } from "./named-form";
export { NamedFormModal, type NamedFormModalProps } from "./named-form-modal";
export { TemplateForm, type TemplateFormProps } from "./template-form";
export type { AddressSlot, TemplateParts } from "./template-parts";
