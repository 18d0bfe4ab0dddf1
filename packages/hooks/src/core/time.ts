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

/** What screens show of a time: yyyy-MM-dd HH:mm; text that is no time shows as itself (specification, section 9). */
export function shownTime(text: string | null | undefined): string {
  return momentOf(text) ? (text ?? "").slice(0, 16).replace("T", " ") : (text ?? "");
}

/** Hours of a day as a select offers them: 00:00, 01:00 … 24:00. */
export const hoursOfDay = Array.from({ length: 25 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);

/** The hours that may end a range beginning at `start`: those after it. */
export const hoursAfter = (start: string) => hoursOfDay.filter((hour) => hour > start);

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
      return [day(today.subtract(29, "day")), day(today)];
    case "lastYear":
      return [day(today.subtract(1, "year").startOf("year")), day(today.subtract(1, "year").endOf("year"))];
  }
}

/** How long ago a moment was, as a key of `coreText.time` with its number (specification, section 9). */
export function timeAgo(moment: Date, now: Date): { key: "now" | "minutes" | "hours" | "yesterday" | "days"; count: number } {
  const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000);
  if (seconds < 30) return { key: "now", count: 0 };
  if (seconds < 3600) return { key: "minutes", count: Math.ceil(seconds / 60) };
  if (seconds < 86_400) return { key: "hours", count: Math.ceil(seconds / 3600) };
  if (seconds < 2 * 86_400) return { key: "yesterday", count: 1 };
  return { key: "days", count: Math.floor(seconds / 86_400) };
}

const at = (moment: Date) => dayjs(moment).utcOffset(offset);
