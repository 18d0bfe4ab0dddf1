import { expect, test } from "vitest";
import { monthAfter, monthRange } from "./month-range";

test("both months are included, at +08:00", () => {
  expect(monthRange("2026-01,2026-02")).toEqual({ from: new Date("2025-12-31T16:00:00Z"), to: new Date("2026-02-28T16:00:00Z") });
  expect(monthRange("2026-12,2026-12")).toEqual({ from: new Date("2026-11-30T16:00:00Z"), to: new Date("2026-12-31T16:00:00Z") });
});

test("a side that is empty is open", () => {
  expect(monthRange("2026-02,")?.from).toEqual(new Date("2026-01-31T16:00:00Z"));
  expect(monthRange("2026-02,")?.to.getUTCFullYear()).toBe(9999);
  expect(monthRange(",2026-02")).toEqual({ from: new Date(0), to: new Date("2026-02-28T16:00:00Z") });
});

test.each([
  "",
  ",",
  "2026-02-01,",
  ",2026-13",
  "2026-02",
  "2026-02,2026-01",
  "2026-13,2026-14",
  "2026-00,2026-01",
  "2026-01-01,2026-02-01",
  "2026-01,2026-02,2026-03",
])("%j is no range of months", (limit) => expect(monthRange(limit)).toBeUndefined());

test("months go on over the year", () => {
  expect(monthAfter("2026-12")).toBe("2027-01");
  expect(monthAfter("2026-01", -1)).toBe("2025-12");
  expect(monthAfter("2026-06", -5)).toBe("2026-01");
  expect(monthAfter("2026-6")).toBe("");
});
