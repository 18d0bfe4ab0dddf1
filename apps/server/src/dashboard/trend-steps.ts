import type { Schema } from "@shopkeeper/sdk/contract";
import { dateRange, type DateRange, dayStart, wireDay } from "@shopkeeper/sdk/rules/time";
import { startOfDay } from "./days";

/** The hours, days, weeks or months that a trend has points for. */
export interface TrendSteps {
  unit: Schema<"SalesTrend">["unit"];
  range: DateRange;
  steps: { start: Date; until: Date }[];
}

const hourMs = 3_600_000;
const dayMs = 86_400_000;
/** Beyond so many days a step is a week. */
const mostDays = 92;
/** Beyond so many days a step is a month. */
const mostDaysOfWeeks = 400;
const longest = 7_400;

/**
 * The steps of the days that `limit` names, up to now: hours of a single day, months beyond 400 days, weeks beyond 92, else days.
 *
 * An empty limit and one without a start reach back to `since`. Undefined when the words name no days, or too many of them.
 */
export function trendSteps(limit: string, now: Date, since: Date | undefined): TrendSteps | undefined {
  const tomorrow = dayStart(now, 1);
  const whole = { from: dayStart(since ?? now), to: tomorrow };
  const requested = limit === "" ? whole : dateRange(limit, now, whole);
  if (!requested || (limit !== "" && daysOf(requested) > longest)) return undefined;
  const range = { from: requested.from, to: requested.to < tomorrow ? requested.to : tomorrow };
  const unit = daysOf(requested) === 1 ? "hour" : unitOf(daysOf(range));
  return { unit, range, steps: stepsOf(unit, range).filter(({ start }) => start <= now) };
}

const unitOf = (days: number) => (days > mostDaysOfWeeks ? "month" : days > mostDays ? "week" : "day");

function stepsOf(unit: TrendSteps["unit"], { from, to }: DateRange) {
  const steps: { start: Date; until: Date }[] = [];
  for (let start = from; start < to;) {
    const next = nextStep[unit](start);
    steps.push({ start, until: next < to ? next : to });
    start = next;
  }
  return steps;
}

const daysOf = ({ from, to }: DateRange) => (to.getTime() - from.getTime()) / dayMs;

const nextStep: Readonly<Record<TrendSteps["unit"], (start: Date) => Date>> = {
  hour: (start) => new Date(start.getTime() + hourMs),
  day: (start) => dayStart(start, 1),
  week: (start) => dayStart(start, 7 - daysSinceMonday(start)),
  month: (start) => startOfDay(`${wireDay(dayStart(startOfDay(`${wireDay(start).slice(0, 7)}-01`), 31)).slice(0, 7)}-01`),
};

/** 0 on a Monday at +08:00, 6 on a Sunday. */
const daysSinceMonday = (moment: Date) => (new Date(`${wireDay(moment)}T00:00:00Z`).getUTCDay() + 6) % 7;
