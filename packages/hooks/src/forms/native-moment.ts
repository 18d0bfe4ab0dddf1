import { type DateUnit, type Moment, momentIn, textIn } from "@shopkeeper/sdk/forms";

const formats = { date: "yyyy-MM-dd", datetime: "yyyy-MM-ddTHH:mm:ss", month: "yyyy-MM", year: "yyyy", time: "HH:mm:ss" };

/** The input that the browser has for each; years are chosen from a list. */
export const nativeTypes = {
  date: "date",
  datetime: "datetime-local",
  month: "month",
  week: "week",
  year: "number",
  time: "time",
} as const;

/** A moment as the browser's input writes it. */
export function nativeText(moment: Moment, unit: DateUnit | "time"): string {
  return unit === "week" ? weekOf(moment) : String(textIn(moment, formats[unit]));
}

/** The moment that the browser's input holds; a week is its Monday. */
export function nativeMoment(text: string, unit: DateUnit | "time"): Moment | undefined {
  if (unit === "week") return mondayOf(text);
  // seconds are left out where they are none
  const whole = (unit === "time" || unit === "datetime") && /^(.*T)?\d\d:\d\d$/.test(text) ? `${text}:00` : text.replace(/\.\d+$/, "");
  return momentIn(whole, formats[unit]);
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
