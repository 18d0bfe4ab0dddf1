import type { Schema } from "@shopkeeper/sdk/contract";
import { expect, test } from "vitest";
import { couponValues } from "./coupon-rows";

const coupon: Schema<"CouponInput"> = {
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
