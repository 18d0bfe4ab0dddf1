import type { DateSpan } from "../dates";
import { monthAfter, monthRange, wireDay } from "@shopkeeper/sdk/rules/time";

/** A period of months that is chosen with one click. */
export type MonthShortcut = "month" | "year" | "half";

/** The offered periods of months, in order. */
export const monthShortcuts: readonly MonthShortcut[] = ["month", "year", "half"];

/** The `dateLimit` of a shortcut at a time. */
export function monthLimitOf(shortcut: MonthShortcut, now: Date): string {
  const month = wireDay(now).slice(0, 7);
  const first = { month, year: `${month.slice(0, 4)}-01`, half: monthAfter(month, -5) }[shortcut];
  return `${first},${month}`;
}

/** The months of a `dateLimit`; an empty month leaves that side open. */
export function monthsOf(limit: string | undefined): DateSpan {
  const [start = "", end = ""] = (limit ?? "").split(",");
  return [start, end];
}

/** The `dateLimit` of the months of two days; of two in the wrong order, the previous one is cleared. */
export function withMonths(limit: string | undefined, days: DateSpan): string {
  const [start = "", end = ""] = days.map((day) => day.slice(0, 7));
  if (start === "" && end === "") return "";
  if (monthRange(`${start},${end}`)) return `${start},${end}`;
  return start === monthsOf(limit)[0] ? `,${end}` : `${start},`;
}

/** Parses a typed month (`2026-03`, `2026/3`, `2026年3月`), as yyyy-MM; undefined if it is invalid. */
export function typedMonth(text: string): string | undefined {
  const [, year = "", month = ""] = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*月?$/.exec(text.normalize("NFKC").trim()) ?? [];
  const typed = `${year}-${month.padStart(2, "0")}`;
  return monthAfter(typed, 0) === "" ? undefined : typed;
}
