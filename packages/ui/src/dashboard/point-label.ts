import type { Language } from "@shopkeeper/hooks/core";
import type { Schema } from "@shopkeeper/sdk";

type Unit = Schema<"SalesTrend">["unit"];

/** A point's time as an axis has room for it: 09:00, 05-13 or 2026-05. */
export const shortLabel = (time: string, unit: Unit) =>
  unit === "hour" ? time.slice(11, 16) : unit === "day" ? time.slice(5, 10) : time.slice(0, 7);

/** A point's time in full: a day with its weekday, an hour with its day. */
export function longLabel(time: string, unit: Unit, language: Language) {
  if (unit === "month") return time.slice(0, 7);
  if (unit === "hour") return time.slice(0, 16);
  const weekday = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  return `${time.slice(0, 10)} ${weekday.format(new Date(`${time.slice(0, 10)}T00:00:00Z`))}`;
}
