import { localTime, momentAt } from "@shopkeeper/sdk/rules/time";

/** The span of a calendar. */
export type CalendarSpan = "week" | "month";

/** The dayjs unit of a span: a week starts on Monday. */
const unitOf = { week: "isoWeek", month: "month" } as const;

/** The days of the calendar around a day, in whole weeks from Monday. */
export function calendarDays(day: Date, span: CalendarSpan): readonly string[] {
  const shown = localTime(day);
  const first = shown.startOf(unitOf[span]).startOf("isoWeek");
  const last = shown.endOf(unitOf[span]).endOf("isoWeek");
  return Array.from({ length: last.diff(first, "day") + 1 }, (_, at) => first.add(at, "day").format("YYYY-MM-DD"));
}

/** The first day of the previous or next span. */
export const stepDay = (day: Date, span: CalendarSpan, by: -1 | 1): Date => momentAt(localTime(day).startOf(unitOf[span]).add(by, span));

/** An activity in a week: its columns, from 0, and its line. */
export interface PlacedActivity<Activity> {
  readonly activity: Activity;
  readonly from: number;
  readonly to: number;
  readonly line: number;
}

/** The activities of a week, each on the first line that is free on all its days. */
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
