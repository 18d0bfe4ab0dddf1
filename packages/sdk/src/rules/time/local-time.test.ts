import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dateRange } from "./date-range";
import { localTime, localTimeIn, momentAt } from "./local-time";
import { dayStart, momentOf, wireTime } from "./wire-time";

// clocks there go forward at 02:00 on 8 March 2026, and back at 02:00 on 1 November
beforeEach(() => vi.stubEnv("TZ", "America/New_York"));
afterEach(() => vi.unstubAllEnvs());

test("the machine's zone is in force here", () => expect(new Date("2026-03-08T12:00:00Z").getHours()).toBe(8));

test.each(["2026-03-08 02:30:00", "2026-03-08 15:30:00", "2026-11-01 01:30:00", "2026-11-01 13:30:00"])(
  "the summer time of the machine changes nothing about %s at +08:00",
  (text) => {
    const moment = new Date(`${text.replace(" ", "T")}+08:00`);
    expect(momentOf(text)).toEqual(moment);
    expect(wireTime(moment)).toBe(text);
    expect(momentAt(localTime(moment))).toEqual(moment);
    expect(localTime(moment).add(1, "day").subtract(1, "day").format("YYYY-MM-DD HH:mm:ss")).toBe(text);
    expect(wireTime(dayStart(moment, 1)).slice(11)).toBe("00:00:00");
  },
);

test("a range over the changes of the machine's clock has whole days", () => {
  for (const now of ["2026-03-10T09:00:00+08:00", "2026-11-03T09:00:00+08:00"]) {
    const { from, to } = dateRange("lately7", new Date(now));
    expect((to.getTime() - from.getTime()) / 3_600_000, now).toBe(7 * 24);
  }
});

test("a time that no calendar has is none", () => {
  for (const text of ["2026-02-29 00:00:00", "2026-13-01 00:00:00", "2026-01-01 24:00:00", "2026-01-01", "0050-01-01 00:00:00", "x", ""])
    expect(localTimeIn(text), text).toBeUndefined();
  expect(localTimeIn("2028-02-29 23:59:59")?.isoWeek()).toBe(9);
});
