import { dayStart, localTime } from "@shopkeeper/sdk/rules/time";
import { chanceOf } from "./random";

/** A day of a growing shop. */
export interface BusyDay {
  start: Date;
  /** The share of it that is over, from 0 to 1: 1 except for today. */
  passed: number;
  /** Its activity so far, relative to other days. */
  weight: number;
}

const hours = [1, 1, 0, 0, 0, 0, 1, 3, 5, 7, 9, 10, 9, 7, 6, 7, 8, 8, 8, 10, 13, 14, 10, 4];
const allHours = hours.reduce((sum, weight) => sum + weight, 0);
const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** The last days up to now, oldest first: growing activity, most of it on weekends, and some outliers. */
export function busyDays(now: Date, count: number): BusyDay[] {
  const chance = chanceOf("busy days");
  return Array.from({ length: count }, (_, at) => {
    const start = dayStart(now, at + 1 - count);
    const passed = Math.min(1, (now.getTime() - start.getTime()) / dayMs);
    const isWeekend = localTime(start).isoWeekday() > 5;
    const growth = 0.4 + 1.6 * ((at + 1) / count);
    const mood = 0.7 + 0.6 * chance.next() + (chance.happens(0.02) ? 1.2 : 0);
    return { start, passed, weight: growth * mood * (isWeekend ? 1.6 : 1) * weightUntil(passed) };
  });
}

/** The moment of a day at which this share of its activity so far has happened: mornings and evenings are busy, nights are not. */
export function momentOfDay({ start, passed }: BusyDay, share: number): Date {
  let left = share * weightUntil(passed) * allHours;
  const hour = hours.findIndex((weight) => (left -= weight) < 0);
  const last = start.getTime() + passed * dayMs - 1000;
  const weight = hours[hour];
  if (weight === undefined) return new Date(last);
  return new Date(Math.min(last, start.getTime() + (hour + 1 + left / weight) * hourMs));
}

/** Distributes a number over the past hours of a day; the other hours are 0. */
export function overHours(total: number, passed: number): number[] {
  const until = weightUntil(passed) * allHours;
  let done = 0;
  return hours.map((weight, hour) => {
    const before = Math.round((total * Math.min(done, until)) / (until || 1));
    done += hour + 1 <= passed * 24 ? weight : Math.max(0, until - done);
    return Math.round((total * Math.min(done, until)) / (until || 1)) - before;
  });
}

/** The share of a day's activity that is done when this share of its time is over. */
function weightUntil(passed: number): number {
  const whole = Math.floor(passed * 24);
  const begun = (hours[whole] ?? 0) * (passed * 24 - whole);
  return (hours.slice(0, whole).reduce((sum, weight) => sum + weight, 0) + begun) / allHours;
}
