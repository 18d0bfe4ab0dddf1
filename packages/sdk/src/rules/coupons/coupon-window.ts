import { dayStart, momentOf, wireTime } from "../time";

/** How many days after today a window may end. */
export const daysAhead = 600;

/** What is wrong with a window, and at which of its ends. */
export interface WindowProblem {
  readonly at: "start" | "end";
  readonly why: "empty" | "startBeforeToday" | "endBeforeStart" | "endTooLate";
}

/** What is wrong with a window of wire times: it begins today at the earliest and ends within 600 days. */
export function windowProblem(start: string | null | undefined, end: string | null | undefined, now: Date): WindowProblem | undefined {
  const [begins, ends] = [momentOf(start), momentOf(end)];
  if (!begins) return { at: "start", why: "empty" };
  if (!ends) return { at: "end", why: "empty" };
  if (begins < dayStart(now)) return { at: "start", why: "startBeforeToday" };
  if (ends <= begins) return { at: "end", why: "endBeforeStart" };
  return ends >= dayStart(now, daysAhead + 1) ? { at: "end", why: "endTooLate" } : undefined;
}

/** The earliest and the latest wire time that a window may have. */
export const windowBounds = (now: Date) => ({
  min: wireTime(dayStart(now)),
  max: wireTime(new Date(dayStart(now, daysAhead + 1).getTime() - 1000)),
});
