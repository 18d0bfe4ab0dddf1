import { localTimeIn } from "@shopkeeper/sdk/rules/time";
import zhCN from "dayjs/locale/zh-cn.js";
import { controlText } from "../texts/control-messages";
import type { Language } from "../texts/language";

/** The wording of a day: its weekday (周三, Wed), or in full (5月13日星期三, Wednesday, May 13). */
export type DayWording = "weekday" | "full";

/** A day (yyyy-MM-dd) in words of a language; empty for an invalid day. */
export function dayText(day: string, language: Language, wording: DayWording): string {
  const isEnglish = language === "en";
  const local = localTimeIn(`${day} 00:00:00`)?.locale(isEnglish ? "en" : zhCN);
  return local?.format((isEnglish ? controlText.en : controlText.zh).dates.formats[wording]) ?? "";
}
