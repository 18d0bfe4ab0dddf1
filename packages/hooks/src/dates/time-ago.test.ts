import { expect, test } from "vitest";
import { timeAgo, timeSpan } from "./time-ago";

const now = new Date("2026-05-01T16:30:00Z"); // half past midnight of 2 May at +08:00
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  [-60, { key: "now", count: 0 }],
  [29, { key: "now", count: 0 }],
  [30, { key: "minutes", count: 1 }],
  [61, { key: "minutes", count: 2 }],
  [3599, { key: "minutes", count: 60 }],
  [3600, { key: "hours", count: 1 }],
  [86_399, { key: "hours", count: 24 }],
  [86_400, { key: "yesterday", count: 1 }],
  [172_799, { key: "yesterday", count: 1 }],
  [172_800, { key: "time", text: "2026-04-30 00:30" }],
])("%i seconds ago is told as %j", (seconds, expected) => expect(timeAgo(secondsAgo(seconds), now)).toEqual(expected));

test.each([
  [-5, { key: "minutes", count: 0 }],
  [59, { key: "minutes", count: 0 }],
  [60, { key: "minutes", count: 1 }],
  [3599, { key: "minutes", count: 59 }],
  [3600, { key: "hours", count: 1 }],
  [86_399, { key: "hours", count: 23 }],
  [86_400, { key: "days", count: 1 }],
  [400 * 86_400, { key: "days", count: 400 }],
])("%i seconds make the span %j", (seconds, span) => expect(timeSpan(secondsAgo(seconds), now)).toEqual(span));
