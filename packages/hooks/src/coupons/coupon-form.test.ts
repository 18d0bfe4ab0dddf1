import type { Schema } from "@shopkeeper/sdk";
import { expect, test } from "vitest";
import { couponForm, outdatedWindows } from "./coupon-form";

const now = new Date("2026-05-10T10:00:00+08:00");
const tea = { id: 7, image: "tea.png", name: "绿茶", price: "12.30", stock: 3 };
const { valuesOf, inputOf, model } = couponForm;
const newCoupon = valuesOf();
const stored: Schema<"CouponInfo"> = {
  id: 1,
  name: "春节券",
  category: 2,
  receiveType: 1,
  money: 10,
  minPrice: 99,
  isLimited: true,
  total: 100,
  lastTotal: 3,
  isTimeReceive: true,
  receiveStartTime: "2026-01-01 00:00:00",
  receiveEndTime: "2026-02-01 00:00:00",
  isFixedTime: true,
  useStartTime: "2026-06-01 00:00:00",
  useEndTime: "2026-07-01 00:00:00",
  day: null,
  sort: 5,
  status: true,
  productList: [tea, { ...tea, id: 9 }],
};

test("a copy keeps every value", () => {
  const { id: _, lastTotal: _left, day: _day, productList: _products, ...kept } = stored;
  expect(inputOf(valuesOf(stored))).toMatchObject({ ...kept, productIds: "7,9" });
});

test("a window of a copy that began before today is pointed out, one ahead is not", () => {
  expect(outdatedWindows(valuesOf(stored), now)).toEqual({ claim: "problems.claimWindowPast" });
  expect(outdatedWindows(valuesOf({ ...stored, isTimeReceive: false, useStartTime: "2026-05-09 23:59:59" }), now)).toEqual({
    use: "problems.useWindowPast",
  });
});

test("fields that the choices make meaningless are not sent", () => {
  const without = { category: 1, hasThreshold: false, isLimited: false, isTimeReceive: false, isFixedTime: false } as const;
  const input = inputOf({ ...valuesOf(stored), ...without, day: 7 });
  expect(input).toMatchObject({ minPrice: 0, day: 7 });
  expect(input).not.toHaveProperty("total");
  expect(input).not.toHaveProperty("productIds");
  expect(input).not.toHaveProperty("useStartTime");
  expect(input).not.toHaveProperty("receiveEndTime");
});

test("names are trimmed and times of a browser's control are understood", () => {
  const input = inputOf({
    ...newCoupon,
    name: " 春节券 ",
    money: 1,
    isFixedTime: true,
    useStartTime: "2026-06-01T08:00",
    useEndTime: "2026-06-02T08:00",
  });
  expect(input).toMatchObject({ name: "春节券", useStartTime: "2026-06-01 08:00:00", useEndTime: "2026-06-02 08:00:00" });
});

test("a new coupon is a gift, switched off, unlimited, without a threshold", () => {
  const off = { status: false, isLimited: false, isTimeReceive: false, isFixedTime: false, hasThreshold: false };
  expect(newCoupon).toMatchObject({ category: 1, receiveType: 2, ...off });
});

test("with a threshold a minimum spend is asked for, without one it is none", () => {
  const problems = (change: object) => {
    const { schema } = model(() => now);
    const values = { ...newCoupon, name: "春节券", money: 10, day: 7, ...change };
    return schema.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message]);
  };
  expect(problems({ hasThreshold: true })).toEqual([["minPrice", "请输入最低消费"]]);
  expect(problems({ hasThreshold: true, minPrice: 0 })).toEqual([["minPrice", "请输入最低消费"]]);
  expect(problems({})).toBeUndefined();
  expect(inputOf({ ...newCoupon, minPrice: 50 }).minPrice).toBe(0);
});

test("of a stored coupon the products alone are judged", () => {
  const issues = model(() => now, ["productIds"]).schema.safeParse({ ...valuesOf(stored), name: "", productIds: [] }).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual(["请至少选择一个商品"]);
});
