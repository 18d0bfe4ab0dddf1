import { dateRange, type DateRange, dayStart, wireDay } from "@shopkeeper/sdk/rules/time";
import { startOfDay } from "./days";

/** The hours, days or months that a trend has points for. */
export interface TrendSteps {
  unit: "hour" | "day" | "month";
  range: DateRange;
  steps: { start: Date; until: Date }[];
}

const hourMs = 3_600_000;
const dayMs = 86_400_000;
/** From so many days on a step is a month. */
const mostDays = 400;
const longest = 7_400;

/**
 * The steps of the days that `limit` names, up to now: hours of a single day, months beyond 400 days, else days.
 *
 * An empty limit and one without a start reach back to `since`. Undefined when the words name no days, or too many of them.
 */
export function trendSteps(limit: string, now: Date, since: Date | undefined): TrendSteps | undefined {
  const tomorrow = dayStart(now, 1);
  const whole = { from: dayStart(since ?? now), to: tomorrow };
  const requested = limit === "" ? whole : dateRange(limit, now, whole);
  if (!requested || (limit !== "" && daysOf(requested) > longest)) return undefined;
  const range = { from: requested.from, to: requested.to < tomorrow ? requested.to : tomorrow };
  const unit = daysOf(requested) === 1 ? "hour" : daysOf(range) > mostDays ? "month" : "day";
  return { unit, range, steps: stepsOf(unit, range).filter(({ start }) => start <= now) };
}

function stepsOf(unit: TrendSteps["unit"], { from, to }: DateRange) {
  const steps: { start: Date; until: Date }[] = [];
  for (let start = from; start < to;) {
    const next = unit === "month" ? nextMonth(start) : new Date(start.getTime() + (unit === "hour" ? hourMs : dayMs));
    steps.push({ start, until: next < to ? next : to });
    start = next;
  }
  return steps;
}

const daysOf = ({ from, to }: DateRange) => (to.getTime() - from.getTime()) / dayMs;

/** The first moment of the month at +08:00 after the one that holds a moment. */
const nextMonth = (moment: Date) => startOfDay(`${wireDay(dayStart(startOfDay(`${wireDay(moment).slice(0, 7)}-01`), 31)).slice(0, 7)}-01`);
