import { expect, test } from "vitest";
import { dateRange } from "./date-range";
import { wireTime } from "./wire-time";

const now = new Date("2026-05-13T10:00:00+08:00"); // a Wednesday

test.each([
  ["today", "2026-05-13 00:00:00", "2026-05-14 00:00:00"],
  ["yesterday", "2026-05-12 00:00:00", "2026-05-13 00:00:00"],
  ["lately7", "2026-05-07 00:00:00", "2026-05-14 00:00:00"],
  ["lately30", "2026-04-14 00:00:00", "2026-05-14 00:00:00"],
  ["lately90", "2026-02-13 00:00:00", "2026-05-14 00:00:00"],
  ["lately180", "2025-11-15 00:00:00", "2026-05-14 00:00:00"],
  ["week", "2026-05-11 00:00:00", "2026-05-18 00:00:00"],
  ["preWeek", "2026-05-04 00:00:00", "2026-05-11 00:00:00"],
  ["month", "2026-05-01 00:00:00", "2026-06-01 00:00:00"],
  ["preMonth", "2026-04-01 00:00:00", "2026-05-01 00:00:00"],
  ["year", "2026-01-01 00:00:00", "2027-01-01 00:00:00"],
  ["preYear", "2025-01-01 00:00:00", "2026-01-01 00:00:00"],
  ["2026-05-02,2026-05-03", "2026-05-02 00:00:00", "2026-05-04 00:00:00"],
  ["2026-05-02,", "2026-05-02 00:00:00", "9999-12-31 00:00:00"],
  [",2026-05-03", "1970-01-01 08:00:00", "2026-05-04 00:00:00"],
])("%s is from %s until before %s", (limit, from, to) => {
  const range = dateRange(limit, now);
  expect(range && [wireTime(range.from), wireTime(range.to)]).toEqual([from, to]);
});

test.each([7, 30, 90, 180] as const)("the last %i days are that many, today included", (days) => {
  for (const moment of [
    "2026-05-13T00:00:00+08:00",
    "2026-03-01T23:59:59+08:00",
    "2028-02-29T12:00:00+08:00",
    "2026-01-01T08:00:00+08:00",
  ]) {
    const { from, to } = dateRange(`lately${days}`, new Date(moment));
    expect((to.getTime() - from.getTime()) / 3_600_000, moment).toBe(days * 24);
    expect(from < new Date(moment) && new Date(moment) < to, moment).toBe(true);
  }
});

test("weeks begin on Monday, also over the end of a year", () => {
  const days = (limit: "week" | "preWeek", day: string) => {
    const { from, to } = dateRange(limit, new Date(`${day}T12:00:00+08:00`));
    return [wireTime(from), wireTime(to)].map((time) => time.slice(0, 10));
  };
  expect(days("week", "2027-01-03")).toEqual(["2026-12-28", "2027-01-04"]); // a Sunday
  expect(days("preWeek", "2027-01-04")).toEqual(["2026-12-28", "2027-01-04"]);
});

test("an open side is that of the whole range", () => {
  const whole = { from: new Date("2026-01-01T00:00:00+08:00"), to: new Date("2026-06-01T00:00:00+08:00") };
  expect(dateRange("2026-05-02,", now, whole)).toEqual({ from: new Date("2026-05-02T00:00:00+08:00"), to: whole.to });
  expect(dateRange(",2026-05-02", now, whole)).toEqual({ from: whole.from, to: new Date("2026-05-03T00:00:00+08:00") });
});

test.each([
  "",
  ",",
  "2026-05-02,,",
  ",2026-02-30",
  "2026-02-30,",
  "someday",
  "2026-05-03,2026-05-02",
  "2026-05-02",
  "1970-01-01,1970-01-03",
  "toString",
  "lately31",
])("%j names no range", (limit) => expect(dateRange(limit, now)).toBeUndefined());
