import { expect, test } from "vitest";
import { CouponLifecycle } from "../../generated/code-sets";
import { couponLifecycle, type LifecycleTerms } from "./coupon-state";
import { segmentProblems, segmentRefusal } from "./coupon-segment";

const now = new Date("2026-05-10T10:00:00+08:00");
const coupon: LifecycleTerms = {
  ...{ status: true, isLimited: true, lastTotal: 1, isTimeReceive: false, receiveStartTime: null, receiveEndTime: null },
  ...{ isFixedTime: false, useEndTime: null },
};
const window = (start: string, end: string) => ({ isTimeReceive: true, receiveStartTime: start, receiveEndTime: end });

test.each<[keyof typeof CouponLifecycle, Partial<LifecycleTerms>]>([
  ["active", {}],
  ["active", window("2026-05-10 10:00:00", "2026-05-10 10:00:01")],
  ["active", { isLimited: false, lastTotal: 0 }],
  ["notStarted", window("2026-05-10 10:00:01", "2026-05-11 10:00:00")],
  ["notStarted", { ...window("2026-05-11 10:00:00", "2026-05-12 10:00:00"), lastTotal: 0 }],
  ["claimedOut", { lastTotal: 0 }],
  ["off", { status: false, lastTotal: 0 }],
  ["expired", { isFixedTime: true, useEndTime: "2026-05-10 10:00:00" }],
  ["expired", { ...window("2026-05-01 10:00:00", "2026-05-10 10:00:00"), status: false }],
])("%s: %o", (state, change) => expect(couponLifecycle({ ...coupon, ...change }, now)).toBe(CouponLifecycle[state]));

test("a segment needs what its kind is about", () => {
  expect([segmentProblems({ kind: 1 }, now), segmentProblems({ kind: 1, dateLimit: "2026-02-30,2026-03-01" }, now)]).toMatchObject([
    {},
    { dateLimit: { key: "segmentPeriodWrong" } },
  ]);
  expect([segmentProblems({ kind: 2, days: 3 }, now), segmentProblems({ kind: 3, productId: 3 }, now)]).toMatchObject([
    { productId: { key: "segmentProductEmpty" } },
    { days: { key: "segmentDaysRange" } },
  ]);
});

test("nobody, too many, and more than the sender saw are refused", () => {
  expect([segmentRefusal(0, 0), segmentRefusal(10_001, 20_000), segmentRefusal(6, 5)].map((one) => one?.key)).toEqual([
    "couponSegmentEmpty",
    "couponSegmentLarge",
    "couponSegmentGrown",
  ]);
  expect([segmentRefusal(5, 6), segmentRefusal(10_000, 10_000)]).toEqual([undefined, undefined]);
});
