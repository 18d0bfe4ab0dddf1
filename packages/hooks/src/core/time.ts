import dayjs, { type Dayjs } from "dayjs";
import utc from "dayjs/plugin/utc";

dayjs.extend(utc);

/** Times travel as yyyy-MM-dd HH:mm:ss at +08:00, wherever the reader is. */
const wireFormat = "YYYY-MM-DD HH:mm:ss";
const offset = 8;

/** The moment that a time of the wire names; undefined where it is none. */
export function momentOf(text: string | null | undefined): Date | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/.exec(text ?? "") ?? [];
  if (!date || !time) return undefined;
  const moment = new Date(`${date}T${time.length === 5 ? `${time}:00` : time}+08:00`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** A moment as it travels. */
export const wireTime = (moment: Date) => at(moment).format(wireFormat);

/** What screens show of a time: yyyy-MM-dd HH:mm; a number counts seconds since 1970, text that is no time shows as itself (specification, section 9). */
export function shownTime(time: string | number | null | undefined): string {
  if (typeof time !== "number") return momentOf(time) ? (time ?? "").slice(0, 16).replace("T", " ") : (time ?? "");
  const moment = momentOfSeconds(time);
  return moment ? at(moment).format("YYYY-MM-DD HH:mm") : String(time);
}

/** Whether a range of times has its end at its start or after it. */
export const isOrdered = (start: string, end: string) =>
  (momentOf(start)?.getTime() ?? Number.NaN) <= (momentOf(end)?.getTime() ?? Number.NaN);

/** First and last moment of the day that holds `moment`, as they travel. */
export const dayStart = (moment: Date) => at(moment).startOf("day").format(wireFormat);

/** The moment `days` later. */
export const daysAfter = (moment: Date, days: number) => at(moment).add(days, "day").toDate();

/** The names of the ranges that a date picker offers beside free dates (specification, section 9). */
export type DateShortcut = "yesterday" | "lately7" | "month" | "lately30" | "lastYear";

/** The two days of a shortcut, as yyyy-MM-dd, both included. */
export function rangeOf(shortcut: DateShortcut, now: Date): readonly [string, string] {
  const today = at(now);
  const day = (moment: Dayjs) => moment.format("YYYY-MM-DD");
  switch (shortcut) {
    case "yesterday":
      return [day(today.subtract(1, "day")), day(today.subtract(1, "day"))];
    case "lately7":
      return [day(today.subtract(6, "day")), day(today)];
    case "month":
      return [day(today.startOf("month")), day(today)];
    case "lately30":
      return [day(today.subtract(30, "day")), day(today)]; // as the preset of that name counts: today and 30 days back
    case "lastYear":
      return [day(today.subtract(1, "year").startOf("year")), day(today.subtract(1, "year").endOf("year"))];
  }
}

function momentOfSeconds(seconds: number): Date | undefined {
  const moment = new Date(seconds * 1000);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

const at = (moment: Date) => dayjs(moment).utcOffset(offset);
