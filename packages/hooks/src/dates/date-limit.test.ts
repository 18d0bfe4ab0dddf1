import { TimePreset } from "@shopkeeper/sdk";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { type Days, dateLimitField, dateShortcuts, limitOfDays, readDateLimit, timePresets } from "./date-limit";
import { readQuery } from "../list/list-query";
import { rangeOf } from "./time";

test("the presets are those of the contract, in its order", () => {
  expect(timePresets.map((name) => TimePreset[name])).toEqual(["", "today", "yesterday", "lately7", "lately30", "month", "year"]);
});

test.each([
  ["", "all", ["", ""]],
  [null, "all", ["", ""]],
  ["lately7", "lately7", ["", ""]],
  ["2026-02-01,2026-02-17", undefined, ["2026-02-01", "2026-02-17"]],
  ["2026-02-17,2026-02-17", undefined, ["2026-02-17", "2026-02-17"]],
  ["2026-02-17,2026-02-01", undefined, ["", ""]],
  ["2026-02-30,2026-03-01", undefined, ["", ""]],
  ["2026-02-01,", undefined, ["2026-02-01", ""]],
  [",2026-02-17", undefined, ["", "2026-02-17"]],
  ["2026-02-30,", undefined, ["", ""]],
  [",", undefined, ["", ""]],
  ["2026-02-01", undefined, ["", ""]],
  ["someday", undefined, ["", ""]],
] as const)("%j is the preset %s, the days %j", (limit, preset, days) => expect(readDateLimit(limit)).toEqual({ preset, days }));

test("days travel when they stand in order; a missing one leaves its side open, and none is everything", () => {
  expect(limitOfDays(["2026-02-01", "2026-02-17"])).toBe("2026-02-01,2026-02-17");
  expect(limitOfDays(["2026-02-01", ""])).toBe("2026-02-01,");
  expect(limitOfDays(["", "2026-02-17"])).toBe(",2026-02-17");
  expect(limitOfDays(["", ""])).toBe("");
  const unfinished: Days[] = [
    ["2026-02-30", ""],
    ["2026-02-17", "2026-02-01"],
    ["0002-02-01", "2026-02-17"],
    ["12026-02-01", "2026-02-17"],
  ];
  expect(unfinished.map(limitOfDays)).toEqual(unfinished.map(() => undefined));
});

test("an address keeps a stretch of time, and drops what is none", () => {
  const schema = z.object({ dateLimit: dateLimitField() });
  const read = (limit: string) => readQuery(schema, new URLSearchParams({ dateLimit: limit })).dateLimit;
  const known = ["today", "2026-02-01,2026-02-17", "2026-02-01,", ",2026-02-17"];
  expect(known.map(read)).toEqual(known);
  expect(["", ",", "week", "2026-02-17,2026-02-01", "'; drop"].map(read)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test("whenever it is pressed, a shortcut gives days that travel and read as themselves", () => {
  const moment = fc.date({ min: new Date("1980-01-01"), max: new Date("2200-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.constantFrom(...dateShortcuts), (now, shortcut) => {
      const limit = limitOfDays(rangeOf(shortcut, now));
      expect(readDateLimit(limit)).toEqual({ preset: undefined, days: rangeOf(shortcut, now) });
    }),
  );
});
