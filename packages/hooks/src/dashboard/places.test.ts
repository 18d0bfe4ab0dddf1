import { expect, test } from "vitest";
import { rightsOf } from "../shop";
import { countersOf, shortcutsOf } from "./places";

const can = (...permissions: string[]) => rightsOf({ roles: ["staff"], permissions });
const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);
const everywhere = () => true;

test("the owner has every shortcut to a screen that exists, in order", () => {
  expect(keys(shortcutsOf(can("*:*:*"), everywhere))).toEqual(["coupons", "products", "orders", "settings", "finance"]);
  expect(keys(shortcutsOf(can("*:*:*"), (path) => path === "/order/list"))).toEqual(["orders"]);
});

test("a permission shows its shortcut and its counters, whichever of its names is granted", () => {
  expect(keys(shortcutsOf(can("merchant:finance:funds:flow"), everywhere))).toEqual(["finance"]);
  expect(keys(shortcutsOf(can("merchant:finance:page:capitalFlow"), everywhere))).toEqual(["finance"]);
  expect(keys(countersOf(can("merchant:order:page:list"), everywhere))).toEqual(["notShipping", "awaitVerification"]);
  expect(keys(countersOf(can("merchant:refund:order:page:list"), everywhere))).toEqual(["refunding", "receiving"]);
  expect(countersOf(can("merchant:coupon:page:list"), everywhere)).toEqual([]);
});

test("a counter opens the list under the tab that it counts, and nothing where there is no list yet", () => {
  const paths = (isReady: (path: string) => boolean) => countersOf(can("*:*:*"), isReady).map(({ path }) => path);
  expect(paths(everywhere)).toEqual([
    "/product/list?type=1",
    "/product/list?type=6",
    "/order/list?status=notShipped",
    "/order/list?status=awaitVerification",
    "/order/refund?refundStatus=0",
    "/order/refund?refundStatus=5",
  ]);
  expect(paths((path) => path === "/product/list").filter(Boolean)).toHaveLength(2);
});
