import { ProductTab } from "@shopkeeper/sdk";
import { expect, test } from "vitest";
import { figurePaths, paidPath, viewedPath } from "./figure-paths";

const noon = new Date("2026-03-09T04:00:00Z");
const all = { any: () => true };
const product = { productId: 7, proName: "龙井 & 茶" };

test("figures and rankings lead to what they count, of the same days", () => {
  expect(figurePaths(all, () => true)).toEqual({
    sales: "/order/list?dateLimit=today&paid=1",
    yesterdaySales: "/order/list?dateLimit=yesterday&paid=1",
    orders: "/order/list?dateLimit=today",
    yesterday: "/order/list?dateLimit=yesterday",
    followers: "/user/index",
  });
  expect(paidPath(all, () => true, product, noon)).toBe("/order/list?productId=7&dateLimit=2026-03-02%2C2026-03-08&paid=1");
  const viewed = new URL(viewedPath(all, () => true, product) ?? "", "https://shop.test");
  expect(Object.fromEntries(viewed.searchParams)).toEqual({ type: String(ProductTab.all), keywords: "龙井 & 茶" });
});

test("without the right for the list, or without the list, they lead nowhere", () => {
  const none = { sales: undefined, yesterdaySales: undefined, orders: undefined, yesterday: undefined, followers: undefined };
  expect(figurePaths({ any: () => false }, () => true)).toEqual(none);
  expect(figurePaths(all, () => false)).toEqual(none);
});
