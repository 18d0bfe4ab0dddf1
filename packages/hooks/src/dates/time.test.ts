import { expect, test } from "vitest";
import { rangeOf, shownTime } from "./time";

const now = new Date("2026-05-01T16:30:00Z"); // half past midnight of 2 May at +08:00

test("screens show a time without its seconds, and what is no time as itself", () => {
  expect(shownTime("2026-05-02 00:30:59")).toBe("2026-05-02 00:30");
  expect(shownTime("soon")).toBe("soon");
  expect(shownTime(null)).toBe("");
});

test("a time that travels in seconds shows like any other", () => {
  expect(shownTime(Math.floor(now.getTime() / 1000))).toBe("2026-05-02 00:30");
  expect([shownTime(0), shownTime(Number.NaN), shownTime(1e300)]).toEqual(["1970-01-01 08:00", "NaN", "1e+300"]);
});

test("shortcuts count in days at +08:00", () => {
  expect(rangeOf("yesterday", now)).toEqual(["2026-05-01", "2026-05-01"]);
  expect(rangeOf("lately7", now)).toEqual(["2026-04-26", "2026-05-02"]);
  expect(rangeOf("month", now)).toEqual(["2026-05-01", "2026-05-02"]);
  expect(rangeOf("lately30", now)).toEqual(["2026-04-03", "2026-05-02"]);
  expect(rangeOf("lastYear", now)).toEqual(["2025-01-01", "2025-12-31"]);
});
