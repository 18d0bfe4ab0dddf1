import type { Schema } from "@shopkeeper/sdk";
import { shownTime } from "../core";
import type { CouponPhrase } from "./messages";

type Coupon = Schema<"Coupon">;

/** When a coupon can be claimed: 不限时, or from one time to another. */
export function claimWindow({
  isTimeReceive,
  receiveStartTime,
  receiveEndTime,
}: Pick<Coupon, "isTimeReceive" | "receiveStartTime" | "receiveEndTime">): CouponPhrase {
  return isTimeReceive ? between("window", receiveStartTime, receiveEndTime) : { key: "claim.always" };
}

type Validity = Pick<Coupon, "isFixedTime" | "useStartTime" | "useEndTime" | "day">;

/** When a claimed coupon can be used: so many days, or from one time to another. */
export const validity = (coupon: Validity): CouponPhrase => usable(coupon, "window");

/** The same in the coupon picker, which writes 一 between the times. */
export const pickerValidity = (coupon: Validity): CouponPhrase => usable(coupon, "validity.pickerWindow");

/** How many there were and are left, or 不限量. */
export function quantity({ isLimited, total, lastTotal }: Pick<Coupon, "isLimited" | "total" | "lastTotal">): CouponPhrase {
  return isLimited ? { key: "quantity.limited", params: { total, left: lastTotal } } : { key: "quantity.unlimited" };
}

/** How many are left, or 不限量. */
export function remaining({ isLimited, lastTotal }: Pick<Coupon, "isLimited" | "lastTotal">): CouponPhrase {
  return isLimited ? { key: "quantity.left", params: { left: lastTotal } } : { key: "quantity.unlimited" };
}

/** From how many yuan on it can be used; 0 is 不限制. */
export function minimumSpend({ minPrice }: Pick<Coupon, "minPrice">): CouponPhrase {
  return minPrice > 0 ? { key: "minPrice.from", params: { minPrice } } : { key: "minPrice.none" };
}

/** When one in a user's hands can be used, or - where nothing is known. */
export const claimValidity = ({ startTime, endTime }: Pick<Schema<"CouponUser">, "startTime" | "endTime">): CouponPhrase =>
  between("window", startTime, endTime);

function usable({ isFixedTime, useStartTime, useEndTime, day }: Validity, key: "window" | "validity.pickerWindow"): CouponPhrase {
  if (isFixedTime) return between(key, useStartTime, useEndTime);
  return day === null ? { key: "none" } : { key: "validity.days", params: { day } };
}

function between(key: "window" | "validity.pickerWindow", start: string | null, end: string | null): CouponPhrase {
  return start && end ? { key, params: { start: shownTime(start), end: shownTime(end) } } : { key: "none" };
}
