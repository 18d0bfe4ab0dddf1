import { dayStart, momentOf } from "./wire-time";

/** From `from` on, and before `to`. */
export interface DateRange {
  readonly from: Date;
  readonly to: Date;
}

const offset = 8 * 3_600_000;

/** The presets of a `dateLimit` that name a range. */
export type DatePreset =
  | "today"
  | "yesterday"
  | "lately7"
  | "lately30"
  | "lately90"
  | "lately180"
  | "week"
  | "preWeek"
  | "month"
  | "preMonth"
  | "year"
  | "preYear";

/**
 * The range of time that a `dateLimit` names, at +08:00: a preset, or `yyyy-MM-dd,yyyy-MM-dd` with both days included.
 *
 * A side that is empty (`2026-01-01,` or `,2026-01-31`) is that of `whole`. Undefined for any other text: a day that no
 * calendar has, or an end before its start.
 */
export function dateRange(limit: DatePreset, now: Date): DateRange;
export function dateRange(limit: string, now: Date, whole?: DateRange): DateRange | undefined;
export function dateRange(limit: string, now: Date, whole = allTime): DateRange | undefined {
  const local = new Date(now.getTime() + offset);
  const monthStart = (months: number) => new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1) - offset);
  const yearStart = (years: number) => new Date(Date.UTC(local.getUTCFullYear() + years, 0, 1) - offset);
  const days = (first: number, next: number) => ({ from: dayStart(now, first), to: dayStart(now, next) });
  const monday = -((local.getUTCDay() + 6) % 7);
  switch (limit) {
    case "today":
      return days(0, 1);
    case "yesterday":
      return days(-1, 0);
    case "lately7":
      return days(-6, 1);
    case "lately30":
      return days(-30, 1);
    case "lately90":
      return days(-90, 1);
    case "lately180":
      return days(-180, 1);
    case "week":
      return days(monday, monday + 7);
    case "preWeek":
      return days(monday - 7, monday);
    case "month":
      return { from: monthStart(0), to: monthStart(1) };
    case "preMonth":
      return { from: monthStart(-1), to: monthStart(0) };
    case "year":
      return { from: yearStart(0), to: yearStart(1) };
    case "preYear":
      return { from: yearStart(-1), to: yearStart(0) };
    default:
      return between(limit, whole);
  }
}

/** Every time that the wire can write. */
export const allTime: DateRange = { from: new Date(0), to: new Date(Date.UTC(9999, 11, 31) - offset) };

function between(limit: string, whole: DateRange): DateRange | undefined {
  const sides = limit.split(",");
  const [start, end] = sides.map((day) => momentOf(`${day} 00:00`));
  const isKnown = sides.length === 2 && limit !== "," && sides.every((day, side) => day === "" || [start, end][side]);
  if (!isKnown || (start && end && end < start)) return undefined;
  return { from: start ?? whole.from, to: end ? dayStart(end, 1) : whole.to };
}
