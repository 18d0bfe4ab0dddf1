export { PickerDialog, type PickerDialogProps } from "./picker-dialog";
export type { PickerProps } from "./picker-props";
