export { dateLimitField, type Days, dateShortcuts, limitOfDays, readDateLimit, type TimePresetName, timePresets } from "./date-limit";
export { type DateKind, type DateSide, type DateSpan, momentText, readDateText, shownDate, typedDate } from "./date-text";
export { dayText, type DayWording } from "./day-text";
export { type DateShortcut, rangeOf, shownTime } from "./time";
export { type Ago, type Span, timeAgo, timeSpan } from "./time-ago";
export { hoursAfter, hoursOfDay, isTimeRange, readTimeRange, type TimeRange, withEnd, withStart, writeTimeRange } from "./time-range";
export { type DateLimit, type DateLimitOptions, useDateLimit } from "./use-date-limit";
export { useNow } from "./use-now";
export { useTimeAgo } from "./use-time-ago";
