import { monthAfter, monthRange, wireDay } from "@shopkeeper/sdk/rules/time";

/** A stretch of months that is chosen with one press. */
export type MonthShortcut = "month" | "year" | "half";

/** The stretches of months on offer, in order. */
export const monthShortcuts: readonly MonthShortcut[] = ["month", "year", "half"];

/** What a shortcut stands for now, as a `dateLimit`. */
export function monthLimitOf(shortcut: MonthShortcut, now: Date): string {
  const month = wireDay(now).slice(0, 7);
  const first = { month, year: `${month.slice(0, 4)}-01`, half: monthAfter(month, -5) }[shortcut];
  return `${first},${month}`;
}

/** The months of a `dateLimit`, both empty where there is none. */
export function monthsOf(limit: string | undefined): readonly [start: string, end: string] {
  const [start = "", end = ""] = (limit ?? "").split(",");
  return [start, end];
}

/** The `dateLimit` after one end was changed: one end alone is that month, and of two in the wrong order the changed one counts. */
export function withMonth(limit: string | undefined, side: "start" | "end", month: string): string {
  const [start, end] = monthsOf(limit);
  const other = side === "start" ? end : start;
  if (month === "") return other === "" ? "" : `${other},${other}`;
  const next = side === "start" ? `${month},${other || month}` : `${other || month},${month}`;
  return monthRange(next) ? next : `${month},${month}`;
}
