import { expect, test } from "vitest";
import { switchLanguage, textOf } from "../core";
import { claimValidity, claimWindow, minimumSpend, pickerValidity, quantity, remaining, validity } from "./coupon-validity";
import { type CouponPhrase, couponText } from "./messages";

const said = ({ key, params }: CouponPhrase) => textOf(couponText, key, params);
const always = { isTimeReceive: false, receiveStartTime: null, receiveEndTime: null };
const inDays = { isFixedTime: false, useStartTime: null, useEndTime: null, day: 7 };
const inWindow = { isFixedTime: true, useStartTime: "2026-05-01 00:00:00", useEndTime: "2026-05-31 23:59:59", day: null };

test("a coupon without a claim window can be claimed 不限时", () => {
  expect(said(claimWindow(always))).toBe("不限时");
});

test("a claim window is shown from minute to minute", () => {
  const coupon = { isTimeReceive: true, receiveStartTime: "2026-05-01 08:00:00", receiveEndTime: "2026-05-02 20:30:00" };
  expect(said(claimWindow(coupon))).toBe("2026-05-01 08:00 - 2026-05-02 20:30");
});

test("validity is so many days, or a window", () => {
  expect(said(validity(inDays))).toBe("7天");
  expect(said(validity(inWindow))).toBe("2026-05-01 00:00 - 2026-05-31 23:59");
});

test("the picker writes 一 between the times", () => {
  expect(said(pickerValidity(inDays))).toBe("7天");
  expect(said(pickerValidity(inWindow))).toBe("2026-05-01 00:00 一 2026-05-31 23:59");
});

test("an unlimited coupon is 不限量, a limited one says how many there were and are left", () => {
  expect(said(quantity({ isLimited: false, total: 0, lastTotal: 0 }))).toBe("不限量");
  expect(said(quantity({ isLimited: true, total: 100, lastTotal: 1 }))).toBe("发布：100 剩余：1");
  expect(said(remaining({ isLimited: false, lastTotal: 0 }))).toBe("不限量");
  expect(said(remaining({ isLimited: true, lastTotal: 0 }))).toBe("0");
});

test("a minimum spend of 0 is 不限制", () => {
  expect(said(minimumSpend({ minPrice: 0 }))).toBe("不限制");
  expect(said(minimumSpend({ minPrice: 99 }))).toBe("99");
});

test("what another provider leaves out shows as -, not as a wrong date", () => {
  expect(said(validity({ ...inWindow, useEndTime: null }))).toBe("-");
  expect(said(validity({ ...inDays, day: null }))).toBe("-");
  expect(said(claimWindow({ ...always, isTimeReceive: true }))).toBe("-");
  expect(said(claimValidity({ startTime: null, endTime: null }))).toBe("-");
});

test("English says the same", () => {
  switchLanguage("en");
  expect(said(validity(inDays))).toBe("7 days");
  expect(said(minimumSpend({ minPrice: 0 }))).toBe("No minimum");
  switchLanguage("zh-CN");
});
