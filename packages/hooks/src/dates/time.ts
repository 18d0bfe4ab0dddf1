import { dateRange, type DatePreset, dayStart, momentOf, wireDay, wireTime } from "@shopkeeper/sdk/rules/time";

/** A time as screens show it: yyyy-MM-dd HH:mm; a number is seconds since 1970, other text is unchanged (specification, section 9). */
export function shownTime(time: string | number | null | undefined): string {
  if (typeof time !== "number") return momentOf(time) ? (time ?? "").slice(0, 16).replace("T", " ") : (time ?? "");
  const moment = new Date(time * 1000);
  return Number.isNaN(moment.getTime()) ? String(time) : wireTime(moment).slice(0, 16);
}

/** The names of the ranges that a date picker offers besides free dates (specification, section 9). */
export type DateShortcut = "yesterday" | "lately7" | "month" | "lately30" | "lastYear";

const presets: Readonly<Record<DateShortcut, DatePreset>> = {
  yesterday: "yesterday",
  lately7: "lately7",
  month: "month",
  lately30: "lately30",
  lastYear: "preYear",
};

/** The two days of a shortcut up to today, as yyyy-MM-dd, both included. */
export function rangeOf(shortcut: DateShortcut, now: Date): readonly [string, string] {
  const { from, to } = dateRange(presets[shortcut], now);
  const end = Math.min(to.getTime(), dayStart(now, 1).getTime());
  return [wireDay(from), wireDay(new Date(end - 1))];
}
