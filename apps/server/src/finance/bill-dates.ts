import { type DateRange, dayStart, momentOf, monthAfter, wireDay } from "@shopkeeper/sdk/rules/time";

/** A day or a month of a bill, and its first day and the first day after it, as yyyy-MM-dd. */
export interface BillDate {
  dataDate: string;
  first: string;
  until: string;
}

const dayMs = 86_400_000;

/** The days of a range from `since` to today at +08:00: how many, and those of a part of them, the newest first. */
export function billDays(range: DateRange | undefined, since: string, now: Date) {
  const [start, end] = within(range, since, now);
  const last = startOf(end);
  return {
    count: start > end ? 0 : Math.round((last.getTime() - startOf(start).getTime()) / dayMs) + 1,
    slice: (offset: number, limit: number): BillDate[] =>
      Array.from({ length: limit }, (_, at) => {
        const first = wireDay(dayStart(last, -(offset + at)));
        return { dataDate: first, first, until: wireDay(dayStart(last, 1 - offset - at)) };
      }),
  };
}

/** The months of a range from that of `since` to this one at +08:00: how many, and those of a part of them, the newest first. */
export function billMonths(range: DateRange | undefined, since: string, now: Date) {
  const [start, end] = within(range, since, now).map((day) => day.slice(0, 7));
  return {
    count: start === undefined || end === undefined || start > end ? 0 : placeOf(end) - placeOf(start) + 1,
    slice: (offset: number, limit: number): BillDate[] =>
      Array.from({ length: limit }, (_, at) => {
        const dataDate = monthAfter(end ?? "", -(offset + at));
        return { dataDate, first: `${dataDate}-01`, until: `${monthAfter(dataDate)}-01` };
      }),
  };
}

/** The first and the last day of a range that have bills. */
function within(range: DateRange | undefined, since: string, now: Date): [start: string, end: string] {
  const today = wireDay(now);
  const [from, to] = range ? [wireDay(range.from), wireDay(new Date(range.to.getTime() - 1))] : [since, today];
  return [from > since ? from : since, to < today ? to : today];
}

const placeOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
const startOf = (day: string) => momentOf(`${day} 00:00`) ?? new Date(Number.NaN);
