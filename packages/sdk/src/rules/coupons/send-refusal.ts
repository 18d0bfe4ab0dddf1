import { CouponReceiveType } from "../../generated/code-sets";
import type { components } from "../../generated/schema";
import type { Problem } from "../core";
import { isInWindow } from "../time";

type Coupon = components["schemas"]["Coupon"];

/** What decides whether a coupon can be sent; the fields that `listSendableCoupons` leaves out may be missing. */
export type SendableCoupon = Pick<Coupon, "name" | "isLimited" | "lastTotal" | "isFixedTime" | "useEndTime"> & {
  receiveType?: number;
} & Partial<Pick<Coupon, "status" | "isTimeReceive" | "receiveStartTime" | "receiveEndTime">>;

/** The contract's codes with which a send is refused. */
export type SendRefusal = Problem<"couponNotSendable" | "couponOff" | "couponNotOpen" | "couponOver" | "couponNoneLeft">;

/**
 * Why a coupon cannot be sent to `count` users at `now`, as a code of the contract; undefined when it can.
 *
 * One whose validity has not begun can be sent. Claim window and validity are over from the moment that they end at.
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
