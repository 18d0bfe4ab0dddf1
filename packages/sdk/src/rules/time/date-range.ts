import type { Dayjs } from "dayjs";
import { localTime, momentAt } from "./local-time";
import { dayStart, momentOf } from "./wire-time";

/** From `from` (inclusive) to `to` (exclusive). */
export interface DateRange {
  readonly from: Date;
  readonly to: Date;
}

/** The presets of a `dateLimit` that name a range. */
export type DatePreset = keyof typeof presets;

/**
 * The range of time of a `dateLimit`, at +08:00: a preset, or `yyyy-MM-dd,yyyy-MM-dd` with both days included.
 *
 * An empty side (`2026-01-01,` or `,2026-01-31`) is that of `whole`. Undefined for any other text: an invalid
 * day, or an end before its start.
 */
export function dateRange(limit: DatePreset, now: Date): DateRange;
export function dateRange(limit: string, now: Date, whole?: DateRange): DateRange | undefined;
export function dateRange(limit: string, now: Date, whole = allTime): DateRange | undefined {
  if (!isPreset(limit)) return between(limit, whole);
  const [first, next] = presets[limit](localTime(now).startOf("day"));
  return { from: momentAt(first), to: momentAt(next) };
}

/** Every time that the wire format allows. */
export const allTime: DateRange = { from: new Date(0), to: new Date("9999-12-31T00:00:00+08:00") };

type Unit = "day" | "isoWeek" | "month" | "year";

/** The day, week, month or year that contains today, or an earlier one by `before`. */
const oneOf =
  (unit: Unit, before = 0) =>
  (today: Dayjs) => {
    const step = unit === "isoWeek" ? "week" : unit;
    const first = today.startOf(unit).subtract(before, step);
    return [first, first.add(1, step)] as const;
  };

/** The last `days` days, including today. */
const lastDays = (days: number) => (today: Dayjs) => [today.subtract(days - 1, "day"), today.add(1, "day")] as const;

const presets = {
  today: oneOf("day"),
  yesterday: oneOf("day", 1),
  lately7: lastDays(7),
  lately30: lastDays(30),
  lately90: lastDays(90),
  lately180: lastDays(180),
  week: oneOf("isoWeek"),
  preWeek: oneOf("isoWeek", 1),
  month: oneOf("month"),
  preMonth: oneOf("month", 1),
  year: oneOf("year"),
  preYear: oneOf("year", 1),
};

const isPreset = (limit: string): limit is DatePreset => Object.hasOwn(presets, limit);

function between(limit: string, outer: DateRange): DateRange | undefined {
  const sides = limit.split(",");
  const [start, end] = sides.map((day) => momentOf(`${day} 00:00`));
  const isKnown = sides.length === 2 && limit !== "," && sides.every((day, side) => day === "" || [start, end][side]);
  if (!isKnown || (start && end && end < start)) return undefined;
  return { from: start ?? outer.from, to: end ? dayStart(end, 1) : outer.to };
}
