import { expect, test } from "vitest";
import { couponProblems, couponValues, sendRefusal, type CouponRequest } from "./coupon-rules";
import { couponMessages } from "./messages";

const now = new Date("2026-11-21T02:00:00Z"); // 10:00 at +08:00

const coupon: CouponRequest = {
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

const problems = (change: Partial<CouponRequest>, productCount = 0) => couponProblems({ ...coupon, ...change }, productCount, now);

test("a sound coupon has no problems", () => {
  expect(problems({})).toEqual({});
  expect(problems({ category: 2 }, 1)).toEqual({});
  expect(problems({ money: 100 })).toEqual({});
  expect(problems({ minPrice: 0, money: 9999 })).toEqual({});
});

test.each<[Partial<CouponRequest>, object]>([
  [{ money: 101 }, { money: couponMessages.moneyOverMinPrice }],
  [{ isLimited: true }, { total: couponMessages.totalEmpty }],
  [{ isLimited: true, total: 0 }, { total: couponMessages.totalEmpty }],
  [{ category: 2 }, { productIds: couponMessages.productsEmpty }],
  [{ day: 0 }, { day: couponMessages.dayEmpty }],
  [{ day: null }, { day: couponMessages.dayEmpty }],
  [
    { isLimited: true, day: 0 },
    { total: couponMessages.totalEmpty, day: couponMessages.dayEmpty },
  ],
])("%o has its problem at its field", (change, expected) => {
  expect(problems(change)).toEqual(expected);
});

test.each<[string | null, string | null, object]>([
  [null, null, { start: "Empty" }],
  ["2026-11-21 00:00:00", null, { end: "Empty" }],
  [null, "2026-11-22 00:00:00", { start: "Empty" }],
  ["2026-02-30 00:00:00", "2026-11-22 00:00:00", { start: "timeUnknown" }],
  ["2026-11-22 00:00:00", "2026-11-22 25:00:00", { end: "timeUnknown" }],
  ["2026-11-20 23:59:59", "2026-11-22 00:00:00", { start: "startBeforeToday" }],
  ["2026-11-22 00:00:00", "2026-11-22 00:00:00", { end: "endBeforeStart" }],
  ["2026-11-22 00:00:00", "2028-07-14 00:00:00", { end: "endTooLate" }],
  ["2026-11-21 00:00:00", "2028-07-13 23:59:59", {}],
])("a window from %s to %s", (start, end, wrong: { start?: string; end?: string }) => {
  const text = (key: string | undefined, empty: object) =>
    key === "Empty" ? empty : Object.entries(couponMessages).find(([name]) => name === key)?.[1];
  const expected = (prefix: string, empty: object) => ({
    ...(wrong.start && { [`${prefix}StartTime`]: text(wrong.start, empty) }),
    ...(wrong.end && { [`${prefix}EndTime`]: text(wrong.end, empty) }),
  });
  expect(problems({ isTimeReceive: true, receiveStartTime: start, receiveEndTime: end })).toEqual(
    expected("receive", couponMessages.receiveTimeEmpty),
  );
  expect(problems({ isFixedTime: true, day: null, useStartTime: start, useEndTime: end })).toEqual(
    expected("use", couponMessages.useTimeEmpty),
  );
});

test("what the choices leave without meaning is not stored", () => {
  const times = { receiveStartTime: "2026-11-22 00:00:00", receiveEndTime: "2026-11-23 00:00:00" };
  expect(couponValues({ ...coupon, ...times, total: 50, useStartTime: "2026-11-22 00:00:00" })).toMatchObject({
    total: 0,
    lastTotal: 0,
    receiveStartTime: null,
    receiveEndTime: null,
    useStartTime: null,
    day: 7,
  });
  expect(
    couponValues({ ...coupon, isFixedTime: true, useStartTime: "2026-11-22 00:00:00", useEndTime: "2026-11-23 00:00:00" }),
  ).toMatchObject({ day: null, useStartTime: new Date("2026-11-21T16:00:00Z") });
  expect(couponValues({ ...coupon, isLimited: true, total: 50 })).toMatchObject({ total: 50, lastTotal: 50 });
});

test("a refused sending says why", () => {
  const sendable = { ...coupon, lastTotal: 1, receiveStartTime: null, receiveEndTime: null, useEndTime: null };
  const past = new Date("2026-11-01T00:00:00Z");
  expect(sendRefusal(undefined, 1, now)).toEqual(["couponMissing"]);
  expect(sendRefusal({ ...sendable, status: false }, 1, now)[0]).toBe("couponOff");
  expect(sendRefusal({ ...sendable, receiveType: 2 }, 1, now)[0]).toBe("couponNotSendable");
  expect(sendRefusal({ ...sendable, isTimeReceive: true, receiveStartTime: past, receiveEndTime: past }, 1, now)[0]).toBe("couponNotOpen");
  expect(sendRefusal({ ...sendable, isFixedTime: true, useEndTime: past }, 1, now)[0]).toBe("couponOver");
  expect(sendRefusal({ ...sendable, isLimited: true }, 3, now)).toEqual(["couponNoneLeft", { name: "春节券", left: 1, count: 3 }]);
});
