import { CouponLifecycle } from "../../generated/code-sets";
import type { components } from "../../generated/schema";
import { isInWindow } from "../time";

type Coupon = components["schemas"]["Coupon"];

/** What decides where a coupon is in its life. */
export type LifecycleTerms = Pick<
  Coupon,
  "status" | "isLimited" | "lastTotal" | "isTimeReceive" | "receiveStartTime" | "receiveEndTime" | "isFixedTime" | "useEndTime"
>;

/**
 * Where a coupon is in its life at `now`; the server's `lifecycleAt` says the same in SQL.
 *
 * What is past counts before what can be changed: an expired coupon stays expired, whether it is switched on or off; one that is
 * switched off says so before it says that it has not begun or that none is left.
 */
export function couponLifecycle(coupon: LifecycleTerms, now: Date): (typeof CouponLifecycle)[keyof typeof CouponLifecycle] {
  const { status, isLimited, lastTotal, isTimeReceive, receiveStartTime, receiveEndTime, isFixedTime, useEndTime } = coupon;
  const isOpenUntil = (end: string | null) => isInWindow(now, null, end);
  if ((isFixedTime && !isOpenUntil(useEndTime)) || (isTimeReceive && !isOpenUntil(receiveEndTime))) return CouponLifecycle.expired;
  if (!status) return CouponLifecycle.off;
  if (isTimeReceive && !isInWindow(now, receiveStartTime, null)) return CouponLifecycle.notStarted;
  return isLimited && lastTotal <= 0 ? CouponLifecycle.claimedOut : CouponLifecycle.active;
}
