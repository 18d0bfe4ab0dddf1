import { dayStart, daysAfter, momentOf, wireTime } from "../core";

/** A window of time may end this many days ahead at most. */
export const daysAhead = 600;

/** What is wrong with a window of time, and at which of its ends. */
export interface WindowProblem {
  readonly at: "start" | "end";
  readonly why: "empty" | "startBeforeToday" | "endBeforeStart" | "endTooLate";
}

/** What is wrong with a window from `start` to `end`, both as they travel: it begins today at the earliest and ends within 600 days. */
export function windowProblem(start: string, end: string, now: Date): WindowProblem | undefined {
  const [begins, ends] = [momentOf(start), momentOf(end)];
  if (!begins) return { at: "start", why: "empty" };
  if (!ends) return { at: "end", why: "empty" };
  if (isBeforeToday(start, now)) return { at: "start", why: "startBeforeToday" };
  if (ends <= begins) return { at: "end", why: "endBeforeStart" };
  if (wireTime(ends) >= dayStart(daysAfter(now, daysAhead + 1))) return { at: "end", why: "endTooLate" };
  return undefined;
}

/** Whether a time lies before the day that `now` is on. */
export function isBeforeToday(time: string, now: Date): boolean {
  const moment = momentOf(time);
  return moment !== undefined && wireTime(moment) < dayStart(now);
}

/** The earliest and the latest time that a window may have, for the controls that choose it. */
export function windowBounds(now: Date): { min: string; max: string } {
  return { min: dayStart(now), max: wireTime(new Date((momentOf(dayStart(daysAfter(now, daysAhead + 1)))?.getTime() ?? 0) - 1000)) };
}
