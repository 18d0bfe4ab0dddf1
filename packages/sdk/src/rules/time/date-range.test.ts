import { expect, test } from "vitest";
import { dateRange } from "./date-range";
import { wireTime } from "./wire-time";

const now = new Date("2026-05-13T10:00:00+08:00"); // a Wednesday

test.each([
  ["today", "2026-05-13 00:00:00", "2026-05-14 00:00:00"],
  ["yesterday", "2026-05-12 00:00:00", "2026-05-13 00:00:00"],
  ["lately7", "2026-05-07 00:00:00", "2026-05-14 00:00:00"],
  ["lately30", "2026-04-13 00:00:00", "2026-05-14 00:00:00"],
  ["lately90", "2026-02-12 00:00:00", "2026-05-14 00:00:00"],
  ["lately180", "2025-11-14 00:00:00", "2026-05-14 00:00:00"],
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
])("%j names no range", (limit) => expect(dateRange(limit, now)).toBeUndefined());
