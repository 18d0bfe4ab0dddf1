import { expect, test } from "vitest";
import { PriceMode, PriceRounding } from "../../generated/code-sets";
import { changedPrice, isPriceInRange, priceDoubt, priceMaxCents } from "./price-change";

const { set, add, percent } = PriceMode;
const { fen, jiao, yuan } = PriceRounding;

test.each([
  ["9.90 set", 123, set, 990, fen, 990],
  ["9.95 set, to 0.10", 123, set, 995, jiao, 1000],
  ["1.50 more", 1000, add, 150, fen, 1150],
  ["11.00 less, out of range", 1000, add, -1100, fen, -100],
  ["88 per cent of 12.34", 1234, percent, 8800, fen, 1086],
  ["88 per cent of 12.34, to whole yuan", 1234, percent, 8800, yuan, 1100],
  ["half of 0.01 is rounded up", 1, percent, 5000, fen, 1],
  ["ten per cent of the most of all", priceMaxCents, percent, 1000, fen, 10_000_000],
])("%s", (_what, price, mode, amount, rounding, after) => expect(changedPrice(price, { mode, amount, rounding })).toBe(after));

test("a price looks wrong when it is nothing, below cost, ten times what it was or a tenth of it", () => {
  expect([priceDoubt(0, 0, 0), priceDoubt(1, 0, 0), priceDoubt(99, 100, 99)]).toEqual(["zero", "untouched", "belowCost"]);
  expect([priceDoubt(1000, 1, 100), priceDoubt(100, 1, 1000), priceDoubt(999, 1, 100)]).toEqual(["tenfold", "tenth", undefined]);
  expect([isPriceInRange(0), isPriceInRange(-1), isPriceInRange(priceMaxCents), isPriceInRange(priceMaxCents + 1)]).toEqual([
    ...[true, false, true, false],
  ]);
});
