import { momentIn } from "@shopkeeper/sdk/forms";
import { expect, test } from "vitest";
import { typedMoment, shownMoment } from "./typed-moment";

const day = (text: string) => {
  const moment = momentIn(text, "yyyy-MM-dd");
  if (!moment) throw new Error(`no day: ${text}`);
  return moment;
};

test("a week is that of its Thursday, also around New Year, and comes back as its Monday", () => {
  const weeks: [string, string, string][] = [
    ["2026-05-06", "2026-W19", "2026-05-04"],
    ["2026-01-01", "2026-W01", "2025-12-29"],
    ["2027-01-01", "2026-W53", "2026-12-28"],
    ["2024-12-30", "2025-W01", "2024-12-30"],
  ];
  for (const [date, week, monday] of weeks) {
    expect(shownMoment(day(date), "week"), date).toBe(week);
    expect(typedMoment(week, "week"), week).toEqual(day(monday));
  }
});

test("what is typed leaves out what is none, and a day names its month and its week", () => {
  expect(typedMoment("08:30", "time")).toMatchObject({ hour: 8, minute: 30, second: 0 });
  expect(typedMoment("08:30:15", "time")).toMatchObject({ second: 15 });
  expect(typedMoment("2026/5/1 8:30", "datetime")).toMatchObject({ year: 2026, hour: 8, second: 0 });
  expect(typedMoment("19650501", "date")).toEqual(day("1965-05-01"));
  expect(typedMoment("2026-05-06", "month")).toMatchObject({ year: 2026, month: 5 });
  expect(typedMoment("2026-05-06", "week")).toEqual(day("2026-05-04"));
  expect(typedMoment("2026-05", "month")).toMatchObject({ year: 2026, month: 5, day: 1 });
});

test("what is no moment is none", () => {
  for (const [text, unit] of [
    ["", "date"],
    ["2026-02-30", "date"],
    ["2026-W", "week"],
    ["2026-W00", "week"],
    ["2025-W53", "week"],
    ["25:00", "time"],
  ] as const)
    expect(typedMoment(text, unit), text).toBeUndefined();
});
