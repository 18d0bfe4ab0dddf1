export { DateLimitPicker, type DateLimitPickerProps } from "./date-limit-picker";
export { DateTimeRange, type DateTimeRangeProps } from "./date-time-range";
export { TimePresets, type TimePresetsProps } from "./time-presets";
export { TimeRangePicker, type TimeRangePickerProps } from "./time-range-picker";
