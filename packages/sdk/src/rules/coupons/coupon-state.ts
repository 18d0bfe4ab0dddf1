import { CouponLifecycle, CouponReceiveType } from "../../generated/code-sets";
import type { components } from "../../generated/schema";
import type { Problem } from "../core";
import { isInWindow } from "../time";

type Coupon = components["schemas"]["Coupon"];

/** The fields that decide the lifecycle state of a coupon. */
export type LifecycleTerms = Pick<
  Coupon,
  "status" | "isLimited" | "lastTotal" | "isTimeReceive" | "receiveStartTime" | "receiveEndTime" | "isFixedTime" | "useEndTime"
>;

/**
 * The lifecycle state of a coupon at `now`; the server's `lifecycleAt` computes the same in SQL.
 *
 * Precedence: expired (switched on or off), then off, then not started, then claimed out.
 */
export function couponLifecycle(coupon: LifecycleTerms, now: Date): (typeof CouponLifecycle)[keyof typeof CouponLifecycle] {
  const { status, isLimited, lastTotal, isTimeReceive, receiveStartTime, receiveEndTime, isFixedTime, useEndTime } = coupon;
  const isOpenUntil = (end: string | null) => isInWindow(now, null, end);
  if ((isFixedTime && !isOpenUntil(useEndTime)) || (isTimeReceive && !isOpenUntil(receiveEndTime))) return CouponLifecycle.expired;
  if (!status) return CouponLifecycle.off;
  if (isTimeReceive && !isInWindow(now, receiveStartTime, null)) return CouponLifecycle.notStarted;
  return isLimited && lastTotal <= 0 ? CouponLifecycle.claimedOut : CouponLifecycle.active;
}

/** The fields that decide whether a coupon can be sent; those that `listSendableCoupons` leaves out may be missing. */
export type SendableCoupon = Pick<Coupon, "name" | "isLimited" | "lastTotal" | "isFixedTime" | "useEndTime"> & {
  receiveType?: number;
} & Partial<Pick<Coupon, "status" | "isTimeReceive" | "receiveStartTime" | "receiveEndTime">>;

/** The contract's codes for the refusal of a send. */
export type SendRefusal = Problem<"couponNotSendable" | "couponOff" | "couponNotOpen" | "couponOver" | "couponNoneLeft">;

/**
 * Why a coupon cannot be sent to `count` users at `now`, as a code of the contract; undefined when it can.
 *
 * A coupon whose validity has not begun can be sent. Claim window and validity are over at their end moment.
 */
export function sendRefusal(coupon: SendableCoupon, now: Date, count = 1): SendRefusal | undefined {
  const { name, receiveType = CouponReceiveType.manual, status = true, lastTotal: left } = coupon;
  if (receiveType !== CouponReceiveType.manual) return { key: "couponNotSendable", params: { name } };
  if (!status) return { key: "couponOff", params: { name } };
  if (coupon.isTimeReceive && !isInWindow(now, coupon.receiveStartTime, coupon.receiveEndTime))
    return { key: "couponNotOpen", params: { name } };
  if (coupon.isFixedTime && !isInWindow(now, null, coupon.useEndTime)) return { key: "couponOver", params: { name } };
  return coupon.isLimited && left < count ? { key: "couponNoneLeft", params: { name, left, count } } : undefined;
}

/** Whether a coupon can be sent to `count` users at `now`. */
export const canSend = (coupon: SendableCoupon, now: Date, count = 1) => sendRefusal(coupon, now, count) === undefined;
