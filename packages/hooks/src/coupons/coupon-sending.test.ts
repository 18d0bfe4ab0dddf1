import { expect, test } from "vitest";
import { sendRefusal } from "./coupon-sending";

const now = new Date("2026-05-10T10:00:00+08:00");
const coupon = {
  ...{
    id: 1,
    merId: 1,
    name: "春节券",
    publisher: 2,
    category: 1,
    receiveType: 1,
    couponType: 1,
    money: 10,
    minPrice: 0,
    sort: 0,
    status: true,
  },
  ...{ isLimited: true, total: 10, lastTotal: 1, isTimeReceive: false, receiveStartTime: null, receiveEndTime: null },
  ...{ isFixedTime: false, useStartTime: null, useEndTime: null, day: 7, isRepeated: false, createTime: "", updateTime: "" },
};

test("an enabled coupon that is claimed by hand can be sent, also one whose validity is yet to begin", () => {
  expect(sendRefusal(coupon, now)).toBeUndefined();
  expect(
    sendRefusal({ ...coupon, isFixedTime: true, useStartTime: "2026-06-01 00:00:00", useEndTime: "2026-07-01 00:00:00" }, now),
  ).toBeUndefined();
});

test.each([
  ["send.off", { status: false }],
  ["send.gift", { receiveType: 2 }],
  ["send.notOpen", { isTimeReceive: true, receiveStartTime: "2026-05-11 00:00:00", receiveEndTime: "2026-05-12 00:00:00" }],
  ["send.over", { isFixedTime: true, useStartTime: "2026-05-01 00:00:00", useEndTime: "2026-05-09 00:00:00" }],
  ["send.noneLeft", { lastTotal: 0 }],
])("%s", (reason, changes) => {
  expect(sendRefusal({ ...coupon, ...changes }, now)).toBe(reason);
});

test("an unlimited coupon never runs out", () => {
  expect(sendRefusal({ ...coupon, isLimited: false, lastTotal: 0 }, now)).toBeUndefined();
});
