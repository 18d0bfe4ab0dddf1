import { localTime, wireTime } from "@shopkeeper/sdk/rules/time";
import { shownTime } from "./time";

/** A moment in words: a key of `controlText.ago` with its number, or the time itself if it is too long ago. */
export type Ago =
  | { readonly key: "now" | "minutes" | "hours" | "yesterday"; readonly count: number }
  | { readonly key: "time"; readonly text: string };

/** How long ago a moment was (specification, section 9): 刚刚, minutes, hours, 1天前, and from two days on the time itself. */
export function timeAgo(moment: Date, now: Date): Ago {
  const passed = passedSince(moment, now);
  if (passed("second") < 30) return { key: "now", count: 0 };
  if (passed("hour") < 1) return { key: "minutes", count: Math.ceil(passed("minute")) };
  if (passed("day") < 1) return { key: "hours", count: Math.ceil(passed("hour")) };
  if (passed("day") < 2) return { key: "yesterday", count: 1 };
  return { key: "time", text: shownTime(wireTime(moment)) };
}

/** A length of time: a key of `controlText.span` with its number. */
export interface Span {
  readonly key: "minutes" | "hours" | "days";
  readonly count: number;
}

/** How much time has passed since a moment, in whole minutes, hours or days (specification, section 9: the other helper). */
export function timeSpan(moment: Date, now: Date): Span {
  const passed = passedSince(moment, now);
  if (passed("hour") < 1) return { key: "minutes", count: Math.floor(passed("minute")) };
  if (passed("day") < 1) return { key: "hours", count: Math.floor(passed("hour")) };
  return { key: "days", count: Math.floor(passed("day")) };
}

/** How much of a unit has passed; 0 for a moment in the future. */
const passedSince = (moment: Date, now: Date) => {
  const [then, current] = [localTime(moment), localTime(now)];
  return (unit: "second" | "minute" | "hour" | "day") => Math.max(0, current.diff(then, unit, true));
};
