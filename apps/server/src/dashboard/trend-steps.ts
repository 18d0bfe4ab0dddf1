import type { Schema } from "@shopkeeper/sdk/contract";
import { dateRange, type DateRange, dayStart, localTime, momentAt } from "@shopkeeper/sdk/rules/time";

/** The hours, days, weeks or months that a trend has points for. */
export interface TrendSteps {
  unit: Schema<"SalesTrend">["unit"];
  range: DateRange;
  steps: { start: Date; until: Date }[];
}

/** Beyond this many days a step is a week. */
const mostDays = 92;
/** Beyond this many days a step is a month. */
const mostDaysOfWeeks = 400;
const longest = 7_400;

/**
 * The steps of the days that `limit` names, up to now: hours of a single day, months beyond 400 days, weeks beyond 92, else days.
 *
 * An empty limit and one without a start begin at `since`. Undefined when the words name no days, or too many.
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
    const next = nextStep(unit, start);
    steps.push({ start, until: next < to ? next : to });
    start = next;
  }
  return steps;
}

const daysOf = ({ from, to }: DateRange) => localTime(to).diff(localTime(from), "day");

/** The first moment of the next hour, day, week (from Monday) or month. */
const nextStep = (unit: TrendSteps["unit"], start: Date) =>
  momentAt(
    localTime(start)
      .startOf(unit === "week" ? "isoWeek" : unit)
      .add(1, unit),
  );
