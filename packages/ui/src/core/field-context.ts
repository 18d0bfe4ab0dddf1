import { createContext, use } from "react";

/** What a control learns from the field around it. */
export interface Field {
  id: string;
  labelId: string;
  /** What the field is called. */
  label: string;
  describedBy?: string;
  isInvalid: boolean;
  isRequired: boolean;
  /** Its control shows the value as text. */
  isReadOnly?: boolean;
  /** Its controls stand in rows, each of which is right or wrong by itself. */
  isOfRows?: boolean;
}

export const FieldContext = createContext<Field | undefined>(undefined);

/** The attributes that tie a control to the field around it; none outside of one. */
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

/** Whether the field around this control only shows what it holds. */
export const useIsReadOnly = () => use(FieldContext)?.isReadOnly === true;

/** Whether the field around this control is wrong. */
export const useIsInvalid = () => use(FieldContext)?.isInvalid === true;

/** The id of the words that name the field around this control, for what no `<label>` can name. */
export const useFieldLabelId = () => use(FieldContext)?.labelId;

/** What the field around this control is called. */
export const useFieldLabel = () => use(FieldContext)?.label;
