import { expect, test } from "vitest";
import { windowBounds, windowProblem } from "./coupon-window";

const now = new Date("2026-05-10T10:00:00+08:00");

test("a window from now to later is fine", () => {
  expect(windowProblem("2026-05-10 12:00:00", "2026-05-20 00:00:00", now)).toBeUndefined();
});

test("it may begin earlier today, but not yesterday", () => {
  expect(windowProblem("2026-05-10 00:00:00", "2026-05-20 00:00:00", now)).toBeUndefined();
  expect(windowProblem("2026-05-09 23:59:59", "2026-05-20 00:00:00", now)).toEqual({ at: "start", why: "startBeforeToday" });
});

test("today is the day at +08:00, wherever the reader is", () => {
  const lateEveningInUtc = new Date("2026-05-09T17:00:00Z"); // 01:00 on the 10th in the shop
  expect(windowProblem("2026-05-09 23:00:00", "2026-05-20 00:00:00", lateEveningInUtc)).toMatchObject({ why: "startBeforeToday" });
});

test("both ends are needed", () => {
  expect(windowProblem("", "", now)).toEqual({ at: "start", why: "empty" });
  expect(windowProblem("2026-05-10 12:00:00", "", now)).toEqual({ at: "end", why: "empty" });
});

test("the end comes after the start", () => {
  expect(windowProblem("2026-05-11 12:00:00", "2026-05-11 12:00:00", now)).toEqual({ at: "end", why: "endBeforeStart" });
});

test("it ends within the 600th day ahead", () => {
  const { min, max } = windowBounds(now);
  expect([min, max]).toEqual(["2026-05-10 00:00:00", "2027-12-31 23:59:59"]);
  expect(windowProblem(min, max, now)).toBeUndefined();
  expect(windowProblem(min, "2028-01-01 00:00:00", now)).toEqual({ at: "end", why: "endTooLate" });
});
