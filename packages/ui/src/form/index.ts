export type { ConflictChoice, ConflictRow } from "./conflict-choices";
export { EditConflict, type EditConflictProps } from "./edit-conflict";
export { FormField, type FormFieldProps } from "./form-field";
export { FormItem, type FormItemProps } from "./form-item";
export { FormScreen, type FormScreenProps } from "./form-screen";
export { FormSection, type FormSectionProps } from "./form-section";
