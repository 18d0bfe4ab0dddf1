import { type DateUnit, type Moment, momentIn, textIn } from "@shopkeeper/sdk/forms";
import { momentText, typedDate } from "../core";

const formats = { date: "yyyy-MM-dd", datetime: "yyyy-MM-dd HH:mm:ss", month: "yyyy-MM", year: "yyyy", time: "HH:mm:ss" };

/** A moment as its field shows it; a week is `2026-W19`. */
export function shownMoment(moment: Moment, unit: DateUnit | "time"): string {
  return unit === "week" ? weekOf(moment) : String(textIn(moment, formats[unit]));
}

/** The moment that was typed or chosen; any day names its month or its week, which is its Monday. */
export function typedMoment(text: string, unit: DateUnit | "time"): Moment | undefined {
  if (unit === "time") return momentIn(/^\d\d:\d\d$/.test(text) ? `${text}:00` : text, formats.time);
  const { day = "", time = "" } = typedDate(text) ?? {};
  const moment = momentIn(unit === "datetime" ? momentText(day, time, "start") : day, formats[unit === "datetime" ? unit : "date"]);
  if (unit === "week") return mondayOf(moment ? weekOf(moment) : text);
  return moment ?? momentIn(text, formats[unit]);
}

const dayMs = 86_400_000;

/** The ISO week that holds a day: that of its Thursday. */
function weekOf({ year, month, day }: Moment): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  const thursday = new Date(date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * dayMs);
  const firstDay = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.floor((thursday.getTime() - firstDay) / dayMs / 7) + 1;
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, "0")}`;
}

function mondayOf(text: string): Moment | undefined {
  const [, year, week] = /^(\d{4})-W(\d{2})$/.exec(text) ?? [];
  if (year === undefined || week === undefined) return undefined;
  const fourth = Date.UTC(Number(year), 0, 4); // always in the first week
  const firstMonday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * dayMs;
  const monday = new Date(firstMonday + (Number(week) - 1) * 7 * dayMs);
  return momentIn(monday.toISOString().slice(0, 10), formats.date);
}
