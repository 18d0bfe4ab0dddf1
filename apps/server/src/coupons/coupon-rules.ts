import type { CodeKey } from "../core/refusal";
import type { Text, TextParams } from "../core/text";
import { dayStart, parseWireTime } from "../core/wire-time";
import { couponMessages } from "./messages";

/** A new coupon as it is asked for, its limits already checked. */
export interface CouponRequest {
  name: string;
  category: 1 | 2;
  receiveType: 1 | 2;
  money: number;
  minPrice: number;
  isLimited: boolean;
  total?: number | null;
  isTimeReceive: boolean;
  receiveStartTime?: string | null;
  receiveEndTime?: string | null;
  isFixedTime: boolean;
  useStartTime?: string | null;
  useEndTime?: string | null;
  day?: number | null;
  sort: number;
  status: boolean;
}

/** What a coupon's standing depends on when it is sent. */
export interface SendableCoupon {
  name: string;
  receiveType: number;
  isLimited: boolean;
  lastTotal: number;
  isTimeReceive: boolean;
  receiveStartTime: Date | null;
  receiveEndTime: Date | null;
  isFixedTime: boolean;
  useEndTime: Date | null;
  status: boolean;
}

type Problems = Record<string, Text>;

const maxDaysAhead = 600;

/** What is wrong with a new coupon beyond the limits of its fields, by field; empty when nothing is. */
export function couponProblems(coupon: CouponRequest, productCount: number, now: Date): Problems {
  const { receiveStartTime, receiveEndTime, useStartTime, useEndTime } = coupon;
  return {
    ...(coupon.minPrice > 0 && coupon.money > coupon.minPrice && { money: couponMessages.moneyOverMinPrice }),
    ...(coupon.isLimited && !coupon.total && { total: couponMessages.totalEmpty }),
    ...(coupon.category === 2 && productCount === 0 && { productIds: couponMessages.productsEmpty }),
    ...(coupon.isTimeReceive && windowProblems({ receiveStartTime, receiveEndTime }, couponMessages.receiveTimeEmpty, now)),
    ...(coupon.isFixedTime && windowProblems({ useStartTime, useEndTime }, couponMessages.useTimeEmpty, now)),
    ...(!coupon.isFixedTime && !coupon.day && { day: couponMessages.dayEmpty }),
  };
}

/** The values of a coupon that has no problems; what its choices leave without meaning is dropped. */
export function couponValues(coupon: CouponRequest) {
  const { name, category, receiveType, money, minPrice, isLimited, isTimeReceive, isFixedTime, sort, status } = coupon;
  const total = isLimited ? (coupon.total ?? 0) : 0;
  const time = (isKept: boolean, text: string | null | undefined) => (isKept && text ? (parseWireTime(text) ?? null) : null);
  return {
    ...{ name, category, receiveType, money, minPrice, sort, status, isTimeReceive, isFixedTime, isLimited },
    total,
    lastTotal: total,
    receiveStartTime: time(isTimeReceive, coupon.receiveStartTime),
    receiveEndTime: time(isTimeReceive, coupon.receiveEndTime),
    useStartTime: time(isFixedTime, coupon.useStartTime),
    useEndTime: time(isFixedTime, coupon.useEndTime),
    day: isFixedTime ? null : (coupon.day ?? null),
  };
}

/** Why a coupon cannot be sent to so many users now. */
export function sendRefusal(coupon: SendableCoupon | undefined, count: number, now: Date): [CodeKey, TextParams?] {
  if (!coupon) return ["couponMissing"];
  const { name, lastTotal: left } = coupon;
  if (!coupon.status) return ["couponOff", { name }];
  if (coupon.receiveType !== 1) return ["couponNotSendable", { name }];
  if (coupon.isTimeReceive && !isBetween(now, coupon.receiveStartTime, coupon.receiveEndTime)) return ["couponNotOpen", { name }];
  if (coupon.isFixedTime && coupon.useEndTime && coupon.useEndTime <= now) return ["couponOver", { name }];
  return ["couponNoneLeft", { name, left, count }];
}

const isBetween = (now: Date, start: Date | null, end: Date | null) => (!start || start <= now) && (!end || now <= end);

function windowProblems(window: Readonly<Record<string, string | null | undefined>>, missing: Text, now: Date): Problems {
  const [[startField, startText] = ["", null], [endField, endText] = ["", null]] = Object.entries(window);
  if (!startText || !endText) return { [startText ? endField : startField]: missing };
  const [start, end] = [parseWireTime(startText), parseWireTime(endText)];
  if (!start) return { [startField]: couponMessages.timeUnknown };
  if (!end) return { [endField]: couponMessages.timeUnknown };
  if (start < dayStart(now)) return { [startField]: couponMessages.startBeforeToday };
  if (end <= start) return { [endField]: couponMessages.endBeforeStart };
  if (end >= dayStart(now, maxDaysAhead + 1)) return { [endField]: couponMessages.endTooLate };
  return {};
}
