import { TimePreset } from "@shopkeeper/sdk";
import { momentOf } from "@shopkeeper/sdk/rules/time";
import * as z from "zod/mini";
import type { DateShortcut } from "./time";

/** A period with a keyword of its own in requests, by its name in the contract. */
export type TimePresetName = keyof typeof TimePreset;

/** The periods that are offered besides free days, in order (specification, section 9). */
export const timePresets: readonly TimePresetName[] = ["all", "today", "yesterday", "lately7", "lately30", "month", "year"];

/** The ranges that fill in both free days with one click, in order (specification, section 9). */
export const dateShortcuts: readonly DateShortcut[] = ["yesterday", "lately7", "month", "lately30", "lastYear"];

/** The first and the last day of a period, both included, as yyyy-MM-dd; an empty day leaves that side open. */
export type Days = readonly [start: string, end: string];

/** The preset of a `dateLimit`, or its two days; neither if it is invalid. */
export function readDateLimit(limit: string | null | undefined): { preset: TimePresetName | undefined; days: Days } {
  const preset = timePresets.find((name) => TimePreset[name] === (limit ?? ""));
  const [start = "", end = ""] = (limit ?? "").split(",");
  return { preset, days: preset === undefined && limitOfDays([start, end]) === limit ? [start, end] : ["", ""] };
}

/** The `dateLimit` of two days: empty for none; undefined if one is invalid, or they are in the wrong order. */
export function limitOfDays(days: Days): string | undefined {
  if (days.every((day) => day === "")) return TimePreset.all;
  const [start, end] = days;
  const isInOrder = start === "" || end === "" || start <= end;
  return isInOrder && days.every((day) => day === "" || isDay(day)) ? days.join(",") : undefined;
}

/** The `dateLimit` of a list in its address; an invalid value counts as absent. */
export const dateLimitField = () =>
  z.catch(z.optional(z.string().check(z.refine((limit) => limit !== "" && isKnown(readDateLimit(limit))))), undefined);

const isKnown = ({ preset, days }: ReturnType<typeof readDateLimit>) => preset !== undefined || days.some((day) => day !== "");

/** Whether the day exists in the calendar. */
const isDay = (text: string) => momentOf(`${text} 00:00`) !== undefined;
