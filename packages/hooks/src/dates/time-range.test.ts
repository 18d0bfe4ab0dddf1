import fc from "fast-check";
import { expect, test } from "vitest";
import { hoursAfter, hoursOfDay, isTimeRange, readTimeRange, withEnd, withStart, writeTimeRange } from "./time-range";

test("hours go from 00:00 to 24:00", () => {
  expect([hoursOfDay.length, hoursOfDay[0], hoursOfDay.at(-1)]).toEqual([25, "00:00", "24:00"]);
});

test("a range of hours ends after it begins", () => expect([hoursAfter("22:00"), hoursAfter("24:00")]).toEqual([["23:00", "24:00"], []]));

test("while no start is chosen, every hour may end the range", () => expect(hoursAfter("")).toEqual(hoursOfDay));

test("a later start takes an end away that it has passed, and leaves one that still follows", () => {
  const day = { start: "08:00", end: "18:00" };
  expect(withStart(day, "18:00")).toEqual({ start: "18:00", end: "" });
  expect(withStart(day, "17:00")).toEqual({ start: "17:00", end: "18:00" });
  expect(withStart(day, "")).toEqual({ start: "", end: "18:00" });
});

test("an end before the start is not taken", () => {
  const day = { start: "08:00", end: "18:00" };
  expect([withEnd(day, "07:00"), withEnd(day, "08:00"), withEnd(day, "")]).toEqual([day, day, { start: "08:00", end: "" }]);
});

test.each([
  ["08:00,18:00", "08:00", "18:00"],
  ["8:00，18:30", "08:00", "18:30"],
  [" 08:00 , 24:00:00 ", "08:00", "24:00"],
  ["18:00,08:00", "18:00", ""],
  ["08:00,", "08:00", ""],
  [",18:00", "", "18:00"],
  ["25:00,12:60", "", ""],
  ["24:30,x", "", ""],
  ['["08:00","18:00"]', "", ""],
  [null, "", ""],
])("%j reads as %j to %j", (text, start, end) => expect(readTimeRange(text)).toEqual({ start, end }));

test("only both times make a range", () => {
  expect(["08:00,18:00", "08:00,", ",18:00", "", "18:00,08:00"].map(isTimeRange)).toEqual([true, false, false, false, false]);
});

test("whatever is chosen, in any order, the end is never before the start, and the text reads as what was chosen", () => {
  const choice = fc.record({ which: fc.constantFrom("start", "end"), hour: fc.constantFrom("", ...hoursOfDay) });
  fc.assert(
    fc.property(fc.array(choice), (choices) => {
      const chosen = choices.reduce(
        (range, { which, hour }) => (which === "start" ? withStart(range, hour) : withEnd(range, hour)),
        readTimeRange(""),
      );
      if (chosen.start !== "" && chosen.end !== "") expect(chosen.end > chosen.start).toBe(true);
      expect(readTimeRange(writeTimeRange(chosen))).toEqual(chosen);
    }),
  );
});
