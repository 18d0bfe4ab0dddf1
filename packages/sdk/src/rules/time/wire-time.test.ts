import { expect, test } from "vitest";
import { dayStart, momentOf, wireDay, wireTime, wireTimeOrNull } from "./wire-time";

test("a moment is written at +08:00 and read back", () => {
  const moment = new Date("2026-12-31T16:00:01Z");
  expect(wireTime(moment)).toBe("2027-01-01 00:00:01");
  expect(momentOf("2027-01-01 00:00:01")).toEqual(moment);
  expect(wireDay(moment)).toBe("2027-01-01");
  expect([wireTimeOrNull(null), wireTimeOrNull(undefined), wireTimeOrNull(moment)]).toEqual([null, null, "2027-01-01 00:00:01"]);
});

test.each([
  "2026-02-30 00:00:00",
  "2026-13-01 00:00:00",
  "2026-01-01 24:00:00",
  "2026-01-01 00:60:00",
  "2026-01-01",
  "0000-01-01 00:00:00",
  "",
])("%s is no time", (text) => expect(momentOf(text)).toBeUndefined());

test("a time as a browser's control writes it is understood", () => {
  expect(momentOf("2026-05-02T00:30")).toEqual(new Date("2026-05-01T16:30:00Z"));
  expect([momentOf(null), momentOf(undefined), momentOf("2026-05-02T24:30")]).toEqual([undefined, undefined, undefined]);
});

test("a day begins at midnight of +08:00, over the ends of months too", () => {
  expect(wireTime(dayStart(new Date("2026-02-28T15:59:59Z")))).toBe("2026-02-28 00:00:00");
  expect(wireTime(dayStart(new Date("2026-02-28T16:00:00Z")))).toBe("2026-03-01 00:00:00");
  expect(wireTime(dayStart(new Date("2026-02-28T16:00:00Z"), -1))).toBe("2026-02-28 00:00:00");
});
