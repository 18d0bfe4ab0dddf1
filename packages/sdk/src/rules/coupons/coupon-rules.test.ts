import { expect, test } from "vitest";
import { mostEntries, recordProblems } from "../records";
import { beginsBeforeToday, couponRules } from "./coupon-rules";

const now = new Date("2026-05-10T10:00:00+08:00");
type Coupon = Parameters<typeof couponRules.conflicts>[0];
const coupon: Coupon = {
  name: "春节券",
  category: 1,
  receiveType: 1,
  money: 10,
  minPrice: 100,
  isLimited: false,
  isTimeReceive: false,
  isFixedTime: false,
  day: 7,
  sort: 0,
  status: true,
};
const textsOf = (change: Partial<Coupon>, at = now) =>
  Object.fromEntries(Object.entries(recordProblems(couponRules, { ...coupon, ...change }, at)).map(([field, { zh }]) => [field, zh]));

test.each<[Partial<Coupon>, object]>([
  [{}, {}],
  [{ name: " " }, { name: "请输入优惠券名称" }],
  [{ name: "🎉".repeat(20) }, {}],
  [{ name: "券".repeat(21) }, { name: "优惠券名称不能超过 20 个字" }],
  [{ category: 2 }, { productIds: "请至少选择一个商品" }],
  [{ category: 2, productIds: "7,9" }, {}],
  [
    { category: 2, productIds: Array.from({ length: mostEntries(couponRules.fields.productIds) + 1 }, (_, at) => at).join(",") },
    { productIds: "最多选择909个" },
  ],
  [{ money: Number.NaN }, { money: "请输入优惠券面值" }],
  [{ money: 0 }, { money: "优惠券面值须为 1 至 9999 的整数" }],
  [{ money: 1.5 }, { money: "优惠券面值须为 1 至 9999 的整数" }],
  [{ money: 10_000, minPrice: 0 }, { money: "优惠券面值须为 1 至 9999 的整数" }],
  [{ money: 100 }, {}],
  [{ money: 101 }, { money: "优惠券面值不能大于最低消费" }],
  [{ minPrice: 0, money: 9999 }, {}],
  [{ minPrice: -5 }, { minPrice: "优惠券最低消费须为 0 至 999999 的整数" }],
  [{ day: 0 }, { day: "请输入使用有效期限（天）" }],
  [{ day: null }, { day: "请输入使用有效期限（天）" }],
  [{ day: 999 }, {}],
  [{ day: 1000 }, { day: "使用有效期限（天）须为 1 至 999 的整数" }],
  [{ isLimited: true }, { total: "请输入发布数量" }],
  [{ isLimited: true, total: 0 }, { total: "请输入发布数量" }],
  [{ isLimited: true, total: 10_000 }, { total: "发布数量须为 1 至 9999 的整数" }],
  [{ isLimited: false, total: -1 }, {}],
  [{ sort: Number.NaN }, { sort: "请输入排序" }],
])("%o has the problems %o", (change, expected) => expect(textsOf(change)).toEqual(expected));

test.each<[string | null, string | null, { start?: string; end?: string }]>([
  [null, null, { start: "empty", end: "empty" }],
  ["2026-05-10 00:00:00", null, { end: "empty" }],
  [null, "2026-05-22 00:00:00", { start: "empty" }],
  ["2026-02-30 00:00:00", "2026-05-22 00:00:00", { start: "empty" }],
  ["2026-05-09 23:59:59", "2026-05-22 00:00:00", { start: "开始时间不能早于今天" }],
  ["2026-05-22 00:00:00", "2026-05-22 00:00:00", { end: "结束时间必须晚于开始时间" }],
  ["2026-05-10 00:00:00", "2027-12-31 23:59:59", {}],
  ["2026-05-10 00:00:00", "2028-01-01 00:00:00", { end: "结束时间不能晚于 600 天之后" }],
])("both windows from %s to %s are checked alike", (start, end, wrong) => {
  const texts = (prefix: string, empty: string) =>
    Object.fromEntries(
      Object.entries({ [`${prefix}StartTime`]: wrong.start, [`${prefix}EndTime`]: wrong.end }).flatMap(([field, text]) =>
        text ? [[field, text === "empty" ? empty : text]] : [],
      ),
    );
  expect(textsOf({ isTimeReceive: true, receiveStartTime: start, receiveEndTime: end })).toEqual(texts("receive", "请选择领取时间"));
  expect(textsOf({ isFixedTime: true, day: null, useStartTime: start, useEndTime: end })).toEqual(texts("use", "请选择使用有效期限"));
});

test("today is the day at +08:00, wherever the reader is", () => {
  const lateEveningInUtc = new Date("2026-05-09T17:00:00Z"); // 01:00 on the 10th in the shop
  expect(beginsBeforeToday("2026-05-09 23:00:00", lateEveningInUtc)).toBe(true);
  expect(beginsBeforeToday("2026-05-10 00:00:00", lateEveningInUtc)).toBe(false);
});

test("a title stands within an English sentence as a word of it", () => {
  expect(recordProblems(couponRules, { ...coupon, money: Number.NaN }, now).money?.en).toBe("Enter the face value.");
});
