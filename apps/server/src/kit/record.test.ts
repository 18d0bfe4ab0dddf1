import { DeliveryType, type Schema } from "@shopkeeper/sdk/contract";
import { couponRules } from "@shopkeeper/sdk/rules/coupons";
import { deliveryRules } from "@shopkeeper/sdk/rules/orders";
import { expect, test } from "vitest";
import { coupons } from "../coupons/tables";
import { shipments } from "../orders/tables";
import { toRow } from "./record";

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
const rowOf = (change: Partial<Schema<"CouponInput">>) => toRow(coupons, couponRules, { ...coupon, ...change });

test("a field without a meaning is stored as none", () => {
  const claim = { receiveStartTime: "2026-11-22 00:00:00", receiveEndTime: "2026-11-23 00:00:00" };
  const none = { total: 0, receiveStartTime: null, receiveEndTime: null, useStartTime: null, day: 7 };
  expect(rowOf({ ...claim, total: 50, useStartTime: "2026-11-22 00:00:00" })).toMatchObject(none);
  expect(rowOf({ isLimited: true, total: 50 })).toMatchObject({ total: 50 });
});

test("a text is stored trimmed, and an empty one that may be null as null", () => {
  const row = (deliveryCarrier: string) =>
    toRow(shipments, deliveryRules(), {
      deliveryType: DeliveryType.merchant,
      deliveryCarrier,
      deliveryMark: "  ",
      expressCode: "shunfeng",
    });
  expect(row(" 王师傅 ")).toEqual({
    ...{ deliveryType: "merchant", deliveryCarrier: "王师傅", deliveryMark: null },
    ...{ expressCode: null, carrierPhone: null },
  });
  expect(rowOf({ name: " 春节券 " })).toMatchObject({ name: "春节券" });
});

test("a wire time is stored as the moment that it means", () => {
  const window = { isFixedTime: true, useStartTime: "2026-11-22 00:00:00", useEndTime: "2026-11-23 00:00:00" };
  expect(rowOf(window)).toMatchObject({ day: null, useStartTime: new Date("2026-11-21T16:00:00Z") });
});
