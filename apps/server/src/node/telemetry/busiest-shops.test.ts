import { expect, test } from "vitest";
import { busiestShops } from "./busiest-shops";

test("the busiest shops come first, as many as are wanted, and are forgotten after five minutes", () => {
  let now = 0;
  const shops = busiestShops(() => now);
  for (let merId = 1; merId <= 30; merId += 1) for (let count = 0; count < merId; count += 1) shops.count(merId);
  expect(shops.top(3)).toEqual([
    [30, 30],
    [29, 29],
    [28, 28],
  ]);
  now = 4 * 60_000;
  shops.count(1);
  expect(shops.top(100)).toHaveLength(30);
  now = 5 * 60_000;
  expect(shops.top(10)).toEqual([[1, 1]]);
});

test("no more than ten thousand shops are held for one minute", () => {
  const shops = busiestShops(() => 0);
  for (let merId = 0; merId < 20_000; merId += 1) shops.count(merId);
  expect(shops.top(50_000)).toHaveLength(10_000);
});
