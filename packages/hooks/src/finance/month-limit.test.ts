import { expect, test } from "vitest";
import { monthLimitOf, monthsOf, typedMonth, withMonths } from "./month-limit";

test("shortcuts end with this month at +08:00", () => {
  const now = new Date("2026-02-28T17:00:00Z");
  expect(monthLimitOf("month", now)).toBe("2026-03,2026-03");
  expect(monthLimitOf("year", now)).toBe("2026-01,2026-03");
  expect(monthLimitOf("half", now)).toBe("2025-10,2026-03");
});

test("one end alone is an open range; of two in the wrong order the one that was changed counts", () => {
  expect(withMonths(undefined, ["2026-03-01", ""])).toBe("2026-03,");
  expect(withMonths("2026-03,", ["2026-03", "2026-05-01"])).toBe("2026-03,2026-05");
  expect(withMonths("2026-03,2026-05", ["2026-06", "2026-05"])).toBe("2026-06,");
  expect(withMonths("2026-03,2026-05", ["2026-03", "2026-01"])).toBe(",2026-01");
  expect(withMonths("2026-03,2026-05", ["2026-03", ""])).toBe("2026-03,");
  expect(withMonths("2026-03,", ["", ""])).toBe("");
  expect(monthsOf(",2026-05")).toEqual(["", "2026-05"]);
});

test.each([
  ["2026-03", "2026-03"],
  ["2026/3", "2026-03"],
  ["２０２６年3月", "2026-03"],
  ["2026-13", undefined],
  ["2026-03-01", undefined],
  ["3", undefined],
])("%j is typed as the month %j", (text, month) => expect(typedMonth(text)).toBe(month));
