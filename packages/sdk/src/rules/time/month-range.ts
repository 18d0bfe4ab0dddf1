import { allTime, type DateRange } from "./date-range";
import { localTimeIn } from "./local-time";
import { momentOf } from "./wire-time";

/**
 * The time of a range of months (`2026-01,2026-06`), both included, at +08:00. An empty side is open.
 *
 * Undefined for any other text: an invalid month, or an end before its start.
 */
export function monthRange(limit: string): DateRange | undefined {
  const [first = "", last = "", ...more] = limit.split(",");
  if (more.length > 0 || !limit.includes(",") || limit === ",") return undefined;
  const from = first === "" ? allTime.from : monthStart(first);
  const to = last === "" ? allTime.to : monthStart(monthAfter(last));
  return from && to && from < to ? { from, to } : undefined;
}

/** The month `months` after another one, as yyyy-MM; empty for an invalid month. */
export const monthAfter = (month: string, months = 1): string =>
  localTimeIn(`${month}-01 00:00:00`)?.add(months, "month").format("YYYY-MM") ?? "";

const monthStart = (month: string) => momentOf(`${month}-01 00:00`);
