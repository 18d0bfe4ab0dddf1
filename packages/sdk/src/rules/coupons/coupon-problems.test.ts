import { expect, test } from "vitest";
import { problemTexts } from "../core";
import { couponLimits, couponProblems, type CouponTerms } from "./coupon-problems";
import { couponRuleMessages } from "./messages";

const now = new Date("2026-05-10T10:00:00+08:00");
const coupon: CouponTerms = {
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
const keysOf = (change: Partial<CouponTerms>) =>
  Object.fromEntries(Object.entries(couponProblems({ ...coupon, ...change }, now)).map(([field, problem]) => [field, problem?.key]));

test.each<[Partial<CouponTerms>, object]>([
  [{}, {}],
  [{ name: " " }, { name: "nameEmpty" }],
  [{ name: "🎉".repeat(20) }, {}],
  [{ name: "券".repeat(21) }, { name: "nameLong" }],
  [{ category: 2 }, { productIds: "productsEmpty" }],
  [{ category: 2, productIds: "7,9" }, {}],
  [
    { category: 2, productIds: Array.from({ length: couponLimits.productsMax + 1 }, (_, at) => at).join(",") },
    { productIds: "productsMany" },
  ],
  [{ money: null }, { money: "moneyEmpty" }],
  [{ money: Number.NaN }, { money: "moneyEmpty" }],
  [{ money: 0 }, { money: "moneyRange" }],
  [{ money: 1.5 }, { money: "moneyRange" }],
  [{ money: 10_000 }, { money: "moneyRange" }],
  [{ money: 100 }, {}],
  [{ money: 101 }, { money: "moneyOverMinPrice" }],
  [{ minPrice: 0, money: 9999 }, {}],
  [{ minPrice: null }, { minPrice: "minPriceEmpty" }],
  [{ minPrice: -5 }, { minPrice: "minPriceRange" }],
  [{ day: 0 }, { day: "dayEmpty" }],
  [{ day: null }, { day: "dayEmpty" }],
  [{ day: 999 }, {}],
  [{ day: 1000 }, { day: "dayRange" }],
  [{ isLimited: true }, { total: "totalEmpty" }],
  [{ isLimited: true, total: 0 }, { total: "totalEmpty" }],
  [{ isLimited: true, total: 10_000 }, { total: "totalRange" }],
  [{ isLimited: false, total: -1 }, {}],
  [{ sort: null }, { sort: "sortEmpty" }],
  [
    { isLimited: true, day: 0 },
    { total: "totalEmpty", day: "dayEmpty" },
  ],
])("%o has the problems %o", (change, expected) => expect(keysOf(change)).toEqual(expected));

test.each<[string | null, string | null, { start?: string; end?: string }]>([
  [null, null, { start: "empty" }],
  ["2026-05-10 00:00:00", null, { end: "empty" }],
  [null, "2026-05-22 00:00:00", { start: "empty" }],
  ["2026-02-30 00:00:00", "2026-05-22 00:00:00", { start: "empty" }],
  ["2026-05-09 23:59:59", "2026-05-22 00:00:00", { start: "startBeforeToday" }],
  ["2026-05-22 00:00:00", "2026-05-22 00:00:00", { end: "endBeforeStart" }],
  ["2026-05-10 00:00:00", "2027-12-31 23:59:59", {}],
  ["2026-05-10 00:00:00", "2028-01-01 00:00:00", { end: "endTooLate" }],
])("both windows from %s to %s are checked alike", (start, end, wrong) => {
  const keys = (prefix: string, empty: string) =>
    Object.fromEntries(
      Object.entries({ [`${prefix}StartTime`]: wrong.start, [`${prefix}EndTime`]: wrong.end }).flatMap(([field, key]) =>
        key ? [[field, key === "empty" ? empty : key]] : [],
      ),
    );
  expect(keysOf({ isTimeReceive: true, receiveStartTime: start, receiveEndTime: end })).toEqual(keys("receive", "claimWindowEmpty"));
  expect(keysOf({ isFixedTime: true, day: null, useStartTime: start, useEndTime: end })).toEqual(keys("use", "useWindowEmpty"));
});

test("today is the day at +08:00, wherever the reader is", () => {
  const window = { isFixedTime: true, useStartTime: "2026-05-09 23:00:00", useEndTime: "2026-05-20 00:00:00" };
  const lateEveningInUtc = new Date("2026-05-09T17:00:00Z"); // 01:00 on the 10th in the shop
  expect(couponProblems({ ...coupon, ...window }, lateEveningInUtc).useStartTime?.key).toBe("startBeforeToday");
});

test("a problem brings what its sentence needs", () => {
  expect(problemTexts(couponProblems({ ...coupon, money: 0 }, now), couponRuleMessages).money?.zh).toBe("优惠券面值须为 1 至 9999 的整数");
});
