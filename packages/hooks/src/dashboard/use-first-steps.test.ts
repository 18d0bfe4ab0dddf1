import { expect, test } from "vitest";
import { firstSteps } from "./use-first-steps";

const everywhere = () => true;
const all = () => true;

test("a shop begins with a product, a coupon and its people, until all of it is there", () => {
  const done = (start: Parameters<typeof firstSteps>[0]) => firstSteps(start, all, everywhere).map(({ key, isDone }) => [key, isDone]);
  expect(done({ products: 2, coupons: 0, admins: 1 })).toEqual([
    ["product", true],
    ["coupon", false],
    ["staff", false],
  ]);
  expect(done({ products: 2, coupons: 1, admins: 2 })).toEqual([]);
});

test("a step that the account may not take is not listed, and one whose screen does not exist leads nowhere", () => {
  const mine = firstSteps(
    {},
    (permission) => permission !== "merchant:admin:save",
    (path) => path === "/coupon/list/save",
  );
  expect(mine.map(({ key, path }) => [key, path])).toEqual([
    ["product", undefined],
    ["coupon", "/coupon/list/save"],
  ]);
});
