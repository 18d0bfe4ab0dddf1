export type { PickerProps } from "./picker-props";
