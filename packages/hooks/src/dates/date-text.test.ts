import { expect, test } from "vitest";
import { momentText, readDateText, shownDate } from "./date-text";

test.each(["2026-02-01", "2026-2-1", "2026/2/1", "2026.02.01", "20260201", "2026年2月1日", " ２０２６-０２-０１ ", "2026-02-01 08:30:15"])(
  "%j is a day",
  (typed) => expect(readDateText(typed, "date", "start")).toBe("2026-02-01"),
);

test.each([
  ["2026-02-01", "start", "2026-02-01 00:00:00"],
  ["2026-02-01", "end", "2026-02-01 23:59:59"],
  ["2026-02-01 8:30", "end", "2026-02-01 08:30:00"],
  ["2026-02-01T08:30:15", "start", "2026-02-01 08:30:15"],
  ["2026年2月1日 8点30分", "start", "2026-02-01 08:30:00"],
  ["2026/2/1 23:59", "end", "2026-02-01 23:59:59"],
] as const)("%s as the %s is the moment %s", (typed, side, moment) => expect(readDateText(typed, "datetime", side)).toBe(moment));

test.each(["", "2026", "2026-02", "2026-02-30", "2026-13-01", "0002-02-01", "12026-02-01", "2026-02-01 25:00", "02/01/2026", "明天"])(
  "%j is neither",
  (typed) => expect([readDateText(typed, "date", "start"), readDateText(typed, "datetime", "end")]).toEqual([undefined, undefined]),
);

test("what is shown is read as itself", () => {
  const moment = momentText("2026-02-01", "", "end");
  expect(shownDate(moment, "datetime")).toBe("2026-02-01 23:59");
  expect(readDateText(shownDate(moment, "datetime"), "datetime", "end")).toBe(moment);
  expect([shownDate(undefined, "date"), shownDate("2026-02-01T08:30", "datetime")]).toEqual(["", "2026-02-01 08:30"]);
});
