import type { Schema } from "@shopkeeper/sdk";
import { expect, test } from "vitest";
import { switchLanguage } from "../texts";
import { claimWindow, faceValue, minimumSpend, quantity, remaining, validity, valueLine } from "./coupon-facts";

const coupon: Schema<"Coupon"> = {
  ...{
    id: 1,
    merId: 1,
    name: "券",
    publisher: 2,
    category: 1,
    receiveType: 1,
    couponType: 1,
    money: 1,
    minPrice: 0,
    sort: 0,
    status: true,
  },
  ...{ isLimited: false, total: 0, lastTotal: 0, isRepeated: false, isTimeReceive: false, receiveStartTime: null, receiveEndTime: null },
  ...{ isFixedTime: false, useStartTime: null, useEndTime: null, day: 7 },
  ...{ createTime: "2026-05-01 00:00:00", updateTime: "2026-05-01 00:00:00" },
};
const fixed = { ...coupon, isFixedTime: true, useStartTime: "2026-05-01 00:00:00", useEndTime: "2026-05-31 23:59:59", day: null };

test("a claim window is 不限时, or shown from minute to minute", () => {
  const window = { isTimeReceive: true, receiveStartTime: "2026-05-01 08:00:00", receiveEndTime: "2026-05-02 20:30:00" };
  expect([claimWindow(coupon), claimWindow({ ...coupon, ...window })]).toEqual(["不限时", "2026-05-01 08:00 - 2026-05-02 20:30"]);
});

test("validity is so many days, or a window, in which the picker writes 一", () => {
  expect([validity(coupon), validity(fixed)]).toEqual(["7天", "2026-05-01 00:00 - 2026-05-31 23:59"]);
  expect(validity(fixed, " 一 ")).toBe("2026-05-01 00:00 一 2026-05-31 23:59");
  switchLanguage("en");
  expect(validity(coupon)).toBe("7 days");
  switchLanguage("zh-CN");
});

test("a face value stands alone, and a minimum spend of 0 is 不限制", () => {
  expect([faceValue({ money: 20 }), minimumSpend({ minPrice: 100 }), minimumSpend(coupon)]).toEqual(["¥20", "¥100", "不限制"]);
  switchLanguage("en");
  expect(minimumSpend(coupon)).toBe("No minimum");
  switchLanguage("zh-CN");
});

test("an unlimited coupon is 不限量, a limited one shows how many there were and are left", () => {
  const limited = { ...coupon, isLimited: true, total: 100, lastTotal: 1 };
  expect([quantity(coupon), quantity(limited)]).toEqual(["不限量", "发布：100 剩余：1"]);
  expect([remaining(coupon), remaining(limited)]).toEqual(["不限量", "1"]);
});

test("what another provider leaves out shows as -, not as a wrong date", () => {
  expect(validity({ ...fixed, useEndTime: null })).toBe("-");
  expect(validity({ ...coupon, day: null })).toBe("-");
  expect(claimWindow({ ...coupon, isTimeReceive: true })).toBe("-");
});

test("a value is one phrase, with and without a minimum spend", () => {
  expect([valueLine({ money: 20, minPrice: 100 }), valueLine({ money: 20, minPrice: 0 })]).toEqual(["满100减20", "无门槛减20"]);
  switchLanguage("en");
  expect(valueLine({ money: 20, minPrice: 100 })).toBe("¥20 off ¥100");
  switchLanguage("zh-CN");
});
