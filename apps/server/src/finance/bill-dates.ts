import { type DateRange, localTimeIn, wireDay } from "@shopkeeper/sdk/rules/time";

/** A day or a month of a bill, its first day and the day after its last, as yyyy-MM-dd. */
export interface BillDate {
  dataDate: string;
  first: string;
  until: string;
}

/** The days of a range from `since` to today at +08:00: their number, and a slice of them, newest first. */
export function billDays(range: DateRange | undefined, since: string, now: Date) {
  const [start, end] = within(range, since, now);
  const [first, last] = [start, end].map((day) => localTimeIn(`${day} 00:00:00`));
  const dayOf = (ago: number) => last?.subtract(ago, "day").format("YYYY-MM-DD") ?? "";
  return {
    count: !first || !last || first.isAfter(last) ? 0 : last.diff(first, "day") + 1,
    slice: (offset: number, limit: number): BillDate[] =>
      Array.from({ length: limit }, (_, at) => {
        const day = dayOf(offset + at);
        return { dataDate: day, first: day, until: dayOf(offset + at - 1) };
      }),
  };
}

/** The months of a range from that of `since` to this one at +08:00: their number, and a slice of them, newest first. */
export function billMonths(range: DateRange | undefined, since: string, now: Date) {
  const [first, last] = within(range, since, now).map((day) => localTimeIn(`${day.slice(0, 7)}-01 00:00:00`));
  const monthOf = (ago: number) => last?.subtract(ago, "month").format("YYYY-MM") ?? "";
  return {
    count: !first || !last || first.isAfter(last) ? 0 : last.diff(first, "month") + 1,
    slice: (offset: number, limit: number): BillDate[] =>
      Array.from({ length: limit }, (_, at) => {
        const month = monthOf(offset + at);
        return { dataDate: month, first: `${month}-01`, until: `${monthOf(offset + at - 1)}-01` };
      }),
  };
}

/** The first and the last day of a range that have bills. */
function within(range: DateRange | undefined, since: string, now: Date): [start: string, end: string] {
  const today = wireDay(now);
  const [from, to] = range ? [wireDay(range.from), wireDay(new Date(range.to.getTime() - 1))] : [since, today];
  return [from > since ? from : since, to < today ? to : today];
}
