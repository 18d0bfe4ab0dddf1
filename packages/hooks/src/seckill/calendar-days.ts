import { dayStart, wireDay } from "@shopkeeper/sdk/rules/time";

/** How much a calendar shows at once. */
export type CalendarSpan = "week" | "month";

/** The days that a calendar shows around one of them, in whole weeks from Monday on. */
export function calendarDays(day: Date, span: CalendarSpan): readonly string[] {
  const local = (moment: Date) => new Date(`${wireDay(moment)}T00:00:00Z`);
  const monday = (moment: Date) => dayStart(moment, -((local(moment).getUTCDay() + 6) % 7));
  const date = local(day);
  const first = span === "week" ? monday(day) : monday(dayStart(day, 1 - date.getUTCDate()));
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  const weeks =
    span === "week" ? 1 : Math.ceil((last + Math.round((dayStart(day, 1 - date.getUTCDate()).getTime() - first.getTime()) / dayMs)) / 7);
  return Array.from({ length: weeks * 7 }, (_, at) => wireDay(dayStart(first, at)));
}

const dayMs = 86_400_000;

/** The day on which the span before or after begins to be shown. */
export function stepDay(day: Date, span: CalendarSpan, by: -1 | 1): Date {
  if (span === "week") return dayStart(day, by * 7);
  const date = new Date(`${wireDay(day)}T00:00:00Z`);
  const first = dayStart(day, 1 - date.getUTCDate());
  return by === -1 ? dayStart(dayStart(first, -1), 0) : dayStart(first, 32);
}

/** An activity in a week: the columns that it lies in, from 0, and the line. */
export interface PlacedActivity<Activity> {
  readonly activity: Activity;
  readonly from: number;
  readonly to: number;
  readonly line: number;
}

/** The activities of a week of days, each on the first line that is free for all its days. */
export function placedIn<Activity extends { startDate: string; endDate: string }>(
  week: readonly string[],
  activities: readonly Activity[],
): readonly PlacedActivity<Activity>[] {
  const [first = "", last = ""] = [week[0], week.at(-1)];
  const taken: number[] = [];
  return activities
    .filter(({ startDate, endDate }) => startDate <= last && endDate >= first)
    .map((activity) => {
      const from = Math.max(0, week.indexOf(activity.startDate));
      const to = activity.endDate > last ? week.length - 1 : week.indexOf(activity.endDate);
      const free = taken.findIndex((until) => until < from);
      const line = free === -1 ? taken.length : free;
      taken[line] = to;
      return { activity, from, to, line };
    });
}
