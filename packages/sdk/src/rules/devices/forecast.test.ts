import fc from "fast-check";
import { expect, test } from "vitest";
import { consumableProblems, isRefill, levelState, refillProblems, usualCapacity } from "./consumables";
import { forecast } from "./forecast";

const DAY_MS = 86_400_000;
const start = new Date("2026-05-01T00:00:00Z");
const at = (days: number) => new Date(start.getTime() + days * DAY_MS);
const samples = (...levels: readonly number[]) => levels.map((level, day) => ({ time: at(day), level }));

test("what goes down by ten a day from forty is empty in four days", () => {
  expect(forecast(samples(70, 60, 50, 40), at(3))).toEqual({ perDay: 10, runsOut: at(7), daysLeft: 4 });
  expect(forecast(samples(70, 60, 50, 40), at(4.5))).toMatchObject({ runsOut: at(7), daysLeft: 2 });
});

test("a refill is no use, and what is empty has run out", () => {
  expect(forecast(samples(20, 10, 80, 70), at(3))).toMatchObject({ perDay: 20 / 3, daysLeft: 10 });
  expect(forecast(samples(20, 0), at(3))).toEqual({ perDay: 20, runsOut: at(1), daysLeft: 0 });
});

test("nothing is foretold from a few hours, from nothing used, or for more than a year", () => {
  const unknown = { perDay: undefined, runsOut: undefined, daysLeft: undefined };
  expect(forecast([], start)).toEqual(unknown);
  expect(forecast(samples(50), start)).toEqual(unknown);
  expect(
    forecast(
      [
        { time: start, level: 50 },
        { time: at(0.2), level: 40 },
      ],
      at(1),
    ),
  ).toEqual(unknown);
  expect(forecast(samples(50, 50), at(1))).toEqual({ ...unknown, perDay: 0 });
  expect(forecast(samples(1000, 999), at(1))).toEqual({ ...unknown, perDay: 1 });
});

const levels = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 2, maxLength: 60 });

test("a forecast is never before the last sample, and lasts as long as what is left at what is used", () => {
  fc.assert(
    fc.property(levels, (drawn) => {
      const { perDay = 0, runsOut, daysLeft } = forecast(samples(...drawn), at(drawn.length - 1));
      expect(perDay).toBeGreaterThanOrEqual(0);
      if (!runsOut) return;
      const days = (runsOut.getTime() - at(drawn.length - 1).getTime()) / DAY_MS;
      expect(days).toBeGreaterThanOrEqual(0);
      expect(days * perDay).toBeCloseTo(drawn.at(-1) ?? 0, 3);
      expect(daysLeft).toBe(Math.floor(days));
    }),
  );
});

test("the less is left, the sooner it runs out", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 500 }), fc.integer({ min: 1, max: 500 }), (used, left) => {
      const more = forecast(samples(used + left + 1, left + 1), at(1)).runsOut;
      const less = forecast(samples(used + left, left), at(1)).runsOut;
      if (more && less) expect(less.getTime()).toBeLessThan(more.getTime());
    }),
  );
});

test("a rise by a tenth of a full one is a refill, a trembling scale is none", () => {
  expect([isRefill(10, 18, 80), isRefill(10, 17.9, 80), isRefill(10, 5, 80)]).toEqual([true, false, false]);
});

test("a level is empty, running out, or enough", () => {
  expect([0, 16, 16.1].map((level) => levelState({ level, warnAt: 16 }))).toEqual(["empty", "low", "enough"]);
});

test("a new consumable holds what is usual, or as much as there is in it", () => {
  expect(usualCapacity("paper", 30)).toEqual({ capacity: 80, warnAt: 16 });
  expect(usualCapacity("paper", 120)).toEqual({ capacity: 120, warnAt: 24 });
});

test("limits and refills have to fit", () => {
  expect(consumableProblems({ capacity: 80, warnAt: 16 })).toEqual({});
  expect(consumableProblems({ capacity: 0, warnAt: Number.NaN })).toEqual({
    capacity: { key: "capacityEmpty" },
    warnAt: { key: "warnAtEmpty" },
  });
  expect(consumableProblems({ capacity: 80, warnAt: 80 })).toEqual({ warnAt: { key: "warnAtHigh", params: { capacity: 80 } } });
  expect(refillProblems({ amount: 80 }, { capacity: 80 })).toEqual({});
  expect(refillProblems({ amount: 0 }, { capacity: 80 })).toEqual({ amount: { key: "amountEmpty" } });
  expect(refillProblems({ amount: 81 }, { capacity: 80 })).toEqual({ amount: { key: "amountHigh", params: { capacity: 80 } } });
});
