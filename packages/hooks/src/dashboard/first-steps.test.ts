import { expect, test } from "vitest";
import { firstSteps } from "./first-steps";

const everywhere = () => true;
const all = () => true;

test("an empty shop begins with a product, a coupon and its people", () => {
  expect(firstSteps({ products: 0, coupons: 0, admins: 1 }, all, everywhere)).toEqual([
    { key: "product", isDone: false, path: "/product/list/creatProduct" },
    { key: "coupon", isDone: false, path: "/coupon/list/save" },
    { key: "staff", isDone: false, path: "/operation/roleManager/adminList" },
  ]);
});

test("what is there is done, and when all of it is there is nothing to say", () => {
  expect(firstSteps({ products: 2, coupons: 0, admins: 2 }, all, everywhere).map(({ isDone }) => isDone)).toEqual([true, false, true]);
  expect(firstSteps({ products: 2, coupons: 1, admins: 2 }, all, everywhere)).toEqual([]);
});

test("a step that the account may not take is not named, and one whose screen does not exist leads nowhere", () => {
  const mine = firstSteps(
    {},
    (permission) => permission !== "merchant:admin:save",
    (path) => path === "/coupon/list/save",
  );
  expect(mine.map(({ key, path }) => [key, path])).toEqual([
    ["product", undefined],
    ["coupon", "/coupon/list/save"],
  ]);
  expect(firstSteps({}, () => false, everywhere)).toEqual([]);
});
