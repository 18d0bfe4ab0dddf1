import { createContext, use } from "react";

/** The state that a field passes to its control. */
export interface Field {
  id: string;
  labelId: string;
  /** The label of the field. */
  label: string;
  describedBy?: string;
  isInvalid: boolean;
  isRequired: boolean;
  /** Its control shows the value as text. */
  isReadOnly?: boolean;
  /** Its controls are in rows, each valid or invalid by itself. */
  isOfRows?: boolean;
}

export const FieldContext = createContext<Field | undefined>(undefined);

/** The attributes that tie a control to the field around it; none outside of a field. */
export function useFieldAttributes() {
  const field = use(FieldContext);
  if (!field || field.isOfRows) return {};
  return {
    id: field.id,
    "aria-describedby": field.describedBy,
    "aria-invalid": field.isInvalid || undefined,
    "aria-required": field.isRequired || undefined,
  };
}

/** The same for a control of several parts, which is named by the field's label. */
export function useFieldGroupAttributes() {
  const field = use(FieldContext);
  if (!field) return {};
  return { id: field.id, "aria-labelledby": field.labelId, "aria-describedby": field.describedBy };
}

/** Whether the field around this control is read-only. */
export const useIsReadOnly = () => use(FieldContext)?.isReadOnly === true;

/** Whether the field around this control is invalid. */
export const useIsInvalid = () => use(FieldContext)?.isInvalid === true;

/** The id of the label of the field around this control, for elements that no `<label>` can name. */
export const useFieldLabelId = () => use(FieldContext)?.labelId;

/** The label of the field around this control. */
export const useFieldLabel = () => use(FieldContext)?.label;
