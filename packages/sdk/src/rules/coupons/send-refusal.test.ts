import { expect, test } from "vitest";
import { momentOf } from "../time";
import { canSend, type SendableCoupon, sendRefusal } from "./coupon-state";

const now = new Date("2026-05-10T10:00:00+08:00");
const coupon: SendableCoupon = {
  ...{ name: "春节券", receiveType: 1, status: true, isLimited: true, lastTotal: 1, isTimeReceive: false },
  ...{ receiveStartTime: null, receiveEndTime: null, isFixedTime: false, useEndTime: null },
};

test("an enabled coupon that is claimed by hand can be sent, also one whose validity is yet to begin", () => {
  expect(canSend(coupon, now)).toBe(true);
  expect(canSend({ ...coupon, isFixedTime: true, useEndTime: "2026-07-01 00:00:00" }, now)).toBe(true);
});

test("fields that the choosers leave out do not refuse", () => {
  expect(canSend({ name: "春节券", isLimited: false, lastTotal: 0, isFixedTime: false, useEndTime: null }, now)).toBe(true);
});

test.each<[string, Partial<SendableCoupon>]>([
  ["couponOff", { status: false }],
  ["couponNotSendable", { receiveType: 2 }],
  ["couponNotOpen", { isTimeReceive: true, receiveStartTime: "2026-05-11 00:00:00", receiveEndTime: "2026-05-12 00:00:00" }],
  ["couponOver", { isFixedTime: true, useEndTime: "2026-05-09 00:00:00" }],
  ["couponNoneLeft", { lastTotal: 0 }],
])("%s", (code, change) => expect(sendRefusal({ ...coupon, ...change }, now)).toMatchObject({ key: code, params: { name: "春节券" } }));

test("a limited coupon is sent to no more users than there are left, an unlimited one to any number", () => {
  expect(sendRefusal({ ...coupon, lastTotal: 2 }, now, 3)).toEqual({
    key: "couponNoneLeft",
    params: { name: "春节券", left: 2, count: 3 },
  });
  expect(canSend({ ...coupon, isLimited: false, lastTotal: 0 }, now, 500)).toBe(true);
});

test.each([
  ["2026-05-10 09:59:59", "couponNotOpen", undefined],
  ["2026-05-10 10:00:00", undefined, undefined],
  ["2026-05-12 09:59:59", undefined, undefined],
  ["2026-05-12 10:00:00", "couponNotOpen", "couponOver"],
])("at %s the claim window says %s and the validity %s", (time, claim, validity) => {
  const at = momentOf(time) ?? new Date(Number.NaN);
  const [start, end] = ["2026-05-10 10:00:00", "2026-05-12 10:00:00"];
  expect(sendRefusal({ ...coupon, isTimeReceive: true, receiveStartTime: start, receiveEndTime: end }, at)?.key).toBe(claim);
  expect(sendRefusal({ ...coupon, isFixedTime: true, useEndTime: end }, at)?.key).toBe(validity);
});
