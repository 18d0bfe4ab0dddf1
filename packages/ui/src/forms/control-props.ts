import type { FormField, FormValue } from "@shopkeeper/sdk/forms";

/** A field of one kind. */
export type FieldOf<Kind extends FormField["kind"]> = Extract<FormField, { kind: Kind }>;

/** Props of the control of a field. */
export interface ControlProps<Kind extends FormField["kind"]> {
  field: FieldOf<Kind>;
  value: FormValue;
  onChange: (value: FormValue) => void;
  /** Called on blur. */
  onBlur: () => void;
  isDisabled: boolean;
}
