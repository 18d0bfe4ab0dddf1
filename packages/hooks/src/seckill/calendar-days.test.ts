import { expect, test } from "vitest";
import { calendarDays, placedIn, stepDay } from "./calendar-days";

const at = (day: string) => new Date(`${day}T10:00:00+08:00`);

test("a month is shown in whole weeks from Monday on, a week alone", () => {
  const month = calendarDays(at("2026-05-13"), "month");
  expect([month[0], month.at(-1), month.length]).toEqual(["2026-04-27", "2026-05-31", 35]);
  expect(calendarDays(at("2026-05-17"), "week")).toEqual([11, 12, 13, 14, 15, 16, 17].map((day) => `2026-05-${day}`));
  expect(calendarDays(at("2026-02-28"), "month").length % 7).toBe(0);
});

test("steps lead into the week or the month beside", () => {
  const month = (day: string, by: -1 | 1) => calendarDays(stepDay(at(day), "month", by), "month");
  expect(month("2026-05-31", 1)).toContain("2026-06-15");
  expect(month("2026-03-31", -1)).toContain("2026-02-15");
  expect(calendarDays(stepDay(at("2026-05-13"), "week", 1), "week")[0]).toBe("2026-05-18");
});

test("activities lie over their days, each on the first line that is free", () => {
  const week = calendarDays(at("2026-05-13"), "week");
  const activities = [
    { startDate: "2026-05-01", endDate: "2026-05-12" },
    { startDate: "2026-05-12", endDate: "2026-05-14" },
    { startDate: "2026-05-13", endDate: "2026-06-01" },
    { startDate: "2026-05-18", endDate: "2026-05-19" },
  ];
  expect(placedIn(week, activities).map(({ from, to, line }) => [from, to, line])).toEqual([
    [0, 1, 0],
    [1, 3, 1],
    [2, 6, 0],
  ]);
});
