import fc from "fast-check";
import { expect, test } from "vitest";
import { timesOf, centsOf } from "../money";
import { offerProblems } from "./offer-problems";
import { cappedQuota, percentOf, priceDoubt } from "./seckill-prices";

test.each([
  [99, 1000, 0, "belowTenth"],
  [100, 1000, 0, undefined],
  [499, 1000, 500, "belowCost"],
  [500, 1000, 500, undefined],
  [1000, 1000, 500, undefined],
  [1001, 1000, 500, "aboveSelling"],
])("%i for what sells at %i and costs %i: %s", (activityPrice, price, cost, doubt) => {
  expect(priceDoubt({ activityPrice, price, cost })).toBe(doubt);
});

test("a percentage of a price is exact, half a cent up", () => {
  expect([percentOf(1999, 85), percentOf(101, 50), percentOf(1, 49)]).toEqual([1699, 51, 0]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 100 }), (cents, percent) => {
      expect(percentOf(cents, percent)).toBe(centsOf(timesOf((cents / 100).toFixed(2), (percent / 100).toFixed(2))));
    }),
  );
});

test("a quota for several SKUs stops at the stock of each", () => {
  expect([cappedQuota(10, 3), cappedQuota(10, 30), cappedQuota(10, -1)]).toEqual([3, 10, 0]);
});

test("every SKU has a price, and a quota that there is; one piece at least is offered", () => {
  const sku = { quota: 1, activityPrice: 100, stock: 5 };
  expect(offerProblems([sku, { ...sku, quota: 0 }])).toEqual({});
  expect(
    offerProblems([
      { ...sku, quota: null, activityPrice: null },
      { ...sku, quota: 6, activityPrice: 0 },
    ]),
  ).toEqual({
    "0.quota": { key: "quotaEmpty" },
    "0.activityPrice": { key: "priceEmpty" },
    "1.quota": { key: "quotaMuch", params: { stock: 5 } },
    "1.activityPrice": expect.objectContaining({ key: "priceWrong" }),
  });
  expect(offerProblems([{ ...sku, quota: 0 }])).toEqual({ "0.quota": { key: "quotaNone" } });
});
