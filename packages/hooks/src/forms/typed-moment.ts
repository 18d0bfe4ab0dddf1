import { type DateUnit, type Moment, momentIn, textIn } from "@shopkeeper/sdk/forms";
import { localTimeIn } from "@shopkeeper/sdk/rules/time";
import { momentText, typedDate } from "../dates";

const formats = { date: "yyyy-MM-dd", datetime: "yyyy-MM-dd HH:mm:ss", month: "yyyy-MM", year: "yyyy", time: "HH:mm:ss" };

/** A moment as its field shows it; a week is `2026-W19`. */
export function shownMoment(moment: Moment, unit: DateUnit | "time"): string {
  return unit === "week" ? weekOf(moment) : String(textIn(moment, formats[unit]));
}

/** Parses a typed or chosen moment; a day means its month, or the Monday of its week. */
export function typedMoment(text: string, unit: DateUnit | "time"): Moment | undefined {
  if (unit === "time") return momentIn(/^\d\d:\d\d$/.test(text) ? `${text}:00` : text, formats.time);
  const { day = "", time = "" } = typedDate(text) ?? {};
  const moment = momentIn(unit === "datetime" ? momentText(day, time, "start") : day, formats[unit === "datetime" ? unit : "date"]);
  if (unit === "week") return mondayOf(moment ? weekOf(moment) : text);
  return moment ?? momentIn(text, formats[unit]);
}

/** The ISO week of a day, which is that of its Thursday. */
function weekOf(moment: Moment): string {
  const day = localTimeIn(`${textIn(moment, formats.date)} 00:00:00`);
  return day ? `${day.isoWeekYear()}-W${String(day.isoWeek()).padStart(2, "0")}` : "";
}

function mondayOf(text: string): Moment | undefined {
  const [, year, week] = /^(\d{4})-W(\d{2})$/.exec(text) ?? [];
  const first = localTimeIn(`${year}-01-04 00:00:00`); // always in the first week
  const monday = first?.isoWeek(Number(week)).startOf("isoWeek");
  return monday?.isoWeek() === Number(week) ? momentIn(monday.format("YYYY-MM-DD"), formats.date) : undefined;
}
