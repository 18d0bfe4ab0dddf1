import type { DateRange } from "./date-range";
import { momentOf } from "./wire-time";

/** The time between two months as yyyy-MM, both included, at +08:00; undefined where one is no month, or they stand in the wrong order. */
export function monthRange(limit: string): DateRange | undefined {
  const [first = "", last = "", ...more] = limit.split(",");
  const [from, to] = [monthStart(first), monthStart(monthAfter(last))];
  return more.length === 0 && from && to && from < to ? { from, to } : undefined;
}

/** The month that is so many after another one, as yyyy-MM; empty for what is no month. */
export function monthAfter(month: string, months = 1): string {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (!year || !number) return "";
  const place = Number(year) * 12 + Number(number) - 1 + months;
  return `${String(Math.floor(place / 12)).padStart(4, "0")}-${String((place % 12) + 1).padStart(2, "0")}`;
}

const monthStart = (month: string) => momentOf(`${month}-01 00:00`);
