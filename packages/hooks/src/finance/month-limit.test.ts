import { expect, test } from "vitest";
import { monthLimitOf, monthsOf, withMonth } from "./month-limit";

test("shortcuts end with this month at +08:00", () => {
  const now = new Date("2026-02-28T17:00:00Z");
  expect(monthLimitOf("month", now)).toBe("2026-03,2026-03");
  expect(monthLimitOf("year", now)).toBe("2026-01,2026-03");
  expect(monthLimitOf("half", now)).toBe("2025-10,2026-03");
});

test("one end alone is that month; two in the wrong order are the one that was changed", () => {
  expect(withMonth(undefined, "start", "2026-03")).toBe("2026-03,2026-03");
  expect(withMonth("2026-03,2026-03", "end", "2026-05")).toBe("2026-03,2026-05");
  expect(withMonth("2026-03,2026-05", "start", "2026-06")).toBe("2026-06,2026-06");
  expect(withMonth("2026-03,2026-05", "start", "")).toBe("2026-05,2026-05");
  expect(withMonth("", "end", "")).toBe("");
  expect(monthsOf("2026-03,2026-05")).toEqual(["2026-03", "2026-05"]);
});
