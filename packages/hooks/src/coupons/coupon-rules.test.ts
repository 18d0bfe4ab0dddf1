import { limits } from "@shopkeeper/sdk";
import * as z from "zod/mini";
import { expect, test } from "vitest";
import { textOf } from "../core";
import { type CouponForm, newCoupon } from "./coupon-form";
import { couponLimits, couponProblems, couponSchema } from "./coupon-rules";
import { couponText } from "./messages";

const now = new Date("2026-05-10T10:00:00+08:00");
const tea = { id: 7, image: "tea.png", name: "绿茶", price: "12.30", stock: 3 };
const good: CouponForm = { ...newCoupon, name: "春节券", money: 10, day: 7 };
const problemsOf = (changes: Partial<CouponForm>) => couponProblems({ ...good, ...changes }, now);
const saidOf = (changes: Partial<CouponForm>) => Object.values(problemsOf(changes)).map((key) => textOf(couponText, key, couponLimits));

test("a plain coupon has no problems", () => {
  expect(problemsOf({})).toEqual({});
});

test("an empty form asks for what the specification asks for", () => {
  expect(couponProblems(newCoupon, now)).toEqual({ name: "problems.nameEmpty", money: "problems.moneyEmpty", day: "problems.dayEmpty" });
  expect(saidOf({ name: " ", money: null, day: null })).toEqual(["请输入优惠券名称", "请输入优惠券面值", "请输入使用有效期限（天）"]);
});

test("the name has at most 20 characters, as in the contract", () => {
  expect(couponLimits.nameMax).toBe(limits.CouponInput.name.maxLength);
  expect(problemsOf({ name: "券".repeat(20) })).toEqual({});
  expect(saidOf({ name: "券".repeat(21) })).toEqual(["优惠券名称不能超过 20 个字"]);
});

test("a product coupon needs products, a merchant coupon none", () => {
  expect(saidOf({ category: 2 })).toEqual(["请至少选择一个商品"]);
  expect(problemsOf({ category: 2, products: [tea] })).toEqual({});
});

test("no more products than travel in one request", () => {
  const products = Array.from({ length: couponLimits.productsMax + 1 }, (_, at) => ({ ...tea, id: 2_000_000_000 + at }));
  expect(problemsOf({ category: 2, products })).toEqual({ products: "problems.productsMany" });
  expect(
    products
      .slice(1)
      .map(({ id }) => id)
      .join(",").length,
  ).toBeLessThanOrEqual(limits.CouponInput.productIds.maxLength);
});

test.each([0, 1.5, -1, 10_000, Number.NaN])("a face value of %d is refused", (money) => {
  expect(problemsOf({ money })).toHaveProperty("money");
});

test("with a threshold the minimum spend is needed, without one it is not looked at", () => {
  expect(saidOf({ hasThreshold: true })).toEqual(["请输入最低消费"]);
  expect(problemsOf({ hasThreshold: true, minPrice: 0 })).toEqual({ minPrice: "problems.minPriceRange" });
  expect(problemsOf({ hasThreshold: false, minPrice: -5 })).toEqual({});
});

test("the face value stays within the minimum spend where there is one", () => {
  expect(problemsOf({ hasThreshold: true, minPrice: 10, money: 10 })).toEqual({});
  expect(saidOf({ hasThreshold: true, minPrice: 9, money: 10 })).toEqual(["优惠券面值不能大于最低消费"]);
  expect(problemsOf({ hasThreshold: false, minPrice: 9, money: 10 })).toEqual({});
});

test("zero days are no validity", () => {
  expect(problemsOf({ day: 0 })).toEqual({ day: "problems.dayEmpty" });
  expect(problemsOf({ day: 999 })).toEqual({});
  expect(problemsOf({ day: 1000 })).toEqual({ day: "problems.dayRange" });
});

test("a fixed window needs both ends in order, and then no days", () => {
  expect(saidOf({ isFixedTime: true, day: null })).toEqual(["请选择使用有效期限"]);
  expect(problemsOf({ isFixedTime: true, day: null, useStartTime: "2026-05-11 00:00:00" })).toEqual({
    useEndTime: "problems.useWindowEmpty",
  });
  expect(problemsOf({ isFixedTime: true, useStartTime: "2026-05-12 00:00:00", useEndTime: "2026-05-11 00:00:00" })).toEqual({
    useEndTime: "problems.endBeforeStart",
  });
  expect(problemsOf({ isFixedTime: true, useStartTime: "2026-05-01 00:00:00", useEndTime: "2026-06-01 00:00:00" })).toEqual({
    useStartTime: "problems.startBeforeToday",
  });
});

test("a claim window is checked alike", () => {
  expect(saidOf({ isTimeReceive: true })).toEqual(["请选择领取时间"]);
  expect(problemsOf({ isTimeReceive: true, receiveStartTime: "2026-05-10T11:00", receiveEndTime: "2026-05-10T12:00" })).toEqual({});
  expect(saidOf({ isTimeReceive: true, receiveStartTime: "2026-05-10 00:00:00", receiveEndTime: "2030-01-01 00:00:00" })).toEqual([
    "结束时间不能晚于 600 天之后",
  ]);
});

test("a limited coupon has at least one", () => {
  expect(saidOf({ isLimited: true })).toEqual(["请输入发布数量"]);
  expect(problemsOf({ isLimited: true, total: 0 })).toEqual({ total: "problems.totalEmpty" });
  expect(problemsOf({ isLimited: true, total: 10_000 })).toEqual({ total: "problems.totalRange" });
});

test("the schema puts each problem on its field, all at once", () => {
  const result = z.safeParse(
    couponSchema("new", () => now),
    { ...newCoupon, category: 2, isLimited: true },
  );
  expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["name", "problems.nameEmpty"],
    ["products", "problems.productsEmpty"],
    ["money", "problems.moneyEmpty"],
    ["day", "problems.dayEmpty"],
    ["total", "problems.totalEmpty"],
  ]);
});

test("editing looks at the products alone", () => {
  const schema = couponSchema("products", () => now);
  expect(z.safeParse(schema, { ...newCoupon, category: 2, products: [tea] }).success).toBe(true);
  expect(z.safeParse(schema, { ...good, category: 2 }).error?.issues).toHaveLength(1);
});
