import { dayText } from "@shopkeeper/hooks/dates";
import { type Language, textOf } from "@shopkeeper/hooks/texts";
import { dashboardText } from "@shopkeeper/hooks/dashboard";
import type { Schema } from "@shopkeeper/sdk";

type Unit = Schema<"SalesTrend">["unit"];

/** A point's time, short for an axis: 09:00, 05-13 (of a week its first day) or 2026-05. */
export const shortLabel = (time: string, unit: Unit) =>
  unit === "hour" ? time.slice(11, 16) : unit === "month" ? time.slice(0, 7) : time.slice(5, 10);

/** A point's time in full: a day with its weekday, an hour with its day, a week by its first day. */
export function longLabel(time: string, unit: Unit, language: Language) {
  if (unit === "month") return time.slice(0, 7);
  if (unit === "hour") return time.slice(0, 16);
  if (unit === "week") return textOf(dashboardText, "trend.week", { from: time.slice(0, 10) });
  const day = time.slice(0, 10);
  return `${day} ${dayText(day, language, "weekday")}`;
}
