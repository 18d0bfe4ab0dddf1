import { wireTime } from "@shopkeeper/sdk/rules/time";
import { shownTime } from "./time";

/** A moment in words: a key of `controlText.ago` with its number, or the time itself where it is too long ago for words. */
export type Ago =
  | { readonly key: "now" | "minutes" | "hours" | "yesterday"; readonly count: number }
  | { readonly key: "time"; readonly text: string };

/** How long ago a moment was (specification, section 9): 刚刚, minutes, hours, 1天前, and from two days on the time itself. */
export function timeAgo(moment: Date, now: Date): Ago {
  const seconds = secondsBetween(moment, now);
  if (seconds < 30) return { key: "now", count: 0 };
  if (seconds < 3600) return { key: "minutes", count: Math.ceil(seconds / 60) };
  if (seconds < 86_400) return { key: "hours", count: Math.ceil(seconds / 3600) };
  if (seconds < 2 * 86_400) return { key: "yesterday", count: 1 };
  return { key: "time", text: shownTime(wireTime(moment)) };
}

/** A length of time: a key of `controlText.span` with its number. */
export interface Span {
  readonly key: "minutes" | "hours" | "days";
  readonly count: number;
}

/** How much time has passed since a moment, in whole minutes, hours or days (specification, section 9: the other helper). */
export function timeSpan(moment: Date, now: Date): Span {
  const seconds = secondsBetween(moment, now);
  if (seconds < 3600) return { key: "minutes", count: Math.floor(seconds / 60) };
  if (seconds < 86_400) return { key: "hours", count: Math.floor(seconds / 3600) };
  return { key: "days", count: Math.floor(seconds / 86_400) };
}

const secondsBetween = (moment: Date, now: Date) => Math.max(0, (now.getTime() - moment.getTime()) / 1000);
