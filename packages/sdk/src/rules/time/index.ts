export { dateRange, type DatePreset, type DateRange } from "./date-range";
export { localTime, localTimeIn, momentAt } from "./local-time";
export { monthAfter, monthRange } from "./month-range";
export { isInWindow } from "./time-window";
export { dayStart, momentOf, wireDay, wireTime, wireTimeOrNull } from "./wire-time";
