import { allTime, type DateRange } from "./date-range";
import { momentOf } from "./wire-time";

/**
 * The time that a range of months takes (`2026-01,2026-06`), both included, at +08:00. A side that is empty is open.
 *
 * Undefined for any other text: what is no month, or an end before its start.
 */
export function monthRange(limit: string): DateRange | undefined {
  const [first = "", last = "", ...more] = limit.split(",");
  if (more.length > 0 || !limit.includes(",") || limit === ",") return undefined;
  const from = first === "" ? allTime.from : monthStart(first);
  const to = last === "" ? allTime.to : monthStart(monthAfter(last));
  return from && to && from < to ? { from, to } : undefined;
}

/** The month that is so many after another one, as yyyy-MM; empty for what is no month. */
export function monthAfter(month: string, months = 1): string {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (!year || !number) return "";
  const place = Number(year) * 12 + Number(number) - 1 + months;
  return `${String(Math.floor(place / 12)).padStart(4, "0")}-${String((place % 12) + 1).padStart(2, "0")}`;
}

const monthStart = (month: string) => momentOf(`${month}-01 00:00`);
