import { momentOf } from "@shopkeeper/sdk/rules/time";

/** The kind of a date field's value: a day (`yyyy-MM-dd`), or a moment (`yyyy-MM-dd HH:mm:ss`). */
export type DateKind = "date" | "datetime";

/** The end of a range that a date belongs to. */
export type DateSide = "start" | "end";

/** The first and the last of a range of days or moments; an empty value leaves that side open. */
export type DateSpan = readonly [start: string, end: string];

const shape =
  /^(\d{4})(?:\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?|(\d\d)(\d\d))(?:[T\s]\s*(\d{1,2})\s*[:时点]\s*(\d\d)(?::(\d\d))?\s*分?)?$/;

/**
 * Parses a typed day or moment (`2026-02-01`, `2026/2/1 8:30`, `20260201`, `2026年2月1日`); undefined if it is neither.
 *
 * If only a day is typed, a start is at 00:00 and an end at 23:59.
 */
export function readDateText(typed: string, kind: DateKind, side: DateSide): string | undefined {
  const found = typedDate(typed);
  const moment = found && momentText(found.day, found.time, side);
  return moment === undefined || momentOf(moment) === undefined ? undefined : kind === "date" ? found?.day : moment;
}

/** Typed text as `yyyy-MM-dd` and `HH:mm` or `HH:mm:ss` (empty without a time); the day need not exist in the calendar. */
export function typedDate(typed: string): { day: string; time: string } | undefined {
  const found = shape.exec(typed.normalize("NFKC").trim());
  if (!found) return undefined;
  const [, year = "", month = found[4], day = found[5], , , hour, minute, second] = found;
  const time = hour === undefined ? [] : [two(hour), minute, second].filter((part) => part !== undefined);
  return { day: [year, two(month), two(day)].join("-"), time: time.join(":") };
}

/** The moment of a day at a time (`HH:mm` or `HH:mm:ss`), by default the time of its side. An end at 23:59 is the day's last second. */
export function momentText(day: string, time: string, side: DateSide): string {
  const minutes = time === "" ? { start: "00:00", end: "23:59" }[side] : time;
  if (minutes.length > 5) return `${day} ${minutes}`;
  return `${day} ${minutes}:${side === "end" && minutes === "23:59" ? "59" : "00"}`;
}

/** The text of a date field for its value: yyyy-MM-dd, or yyyy-MM-dd HH:mm. */
export const shownDate = (value: string | undefined, kind: DateKind) => (value ?? "").replace("T", " ").slice(0, kind === "date" ? 10 : 16);

const two = (digits: string | undefined) => (digits ?? "").padStart(2, "0");
