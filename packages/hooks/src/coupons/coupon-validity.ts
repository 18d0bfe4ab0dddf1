import { fields, type Schema } from "@shopkeeper/sdk";
import { couponValue } from "@shopkeeper/sdk/rules/coupons";
import { currentLanguage, textIn, textOf, wordFor } from "../texts";
import { shownTime } from "../dates";
import { couponText } from "./messages";

type Coupon = Schema<"Coupon">;

/** What a coupon takes off, from how much on: 满100减20, 无门槛减20. */
export const valueLine = (coupon: Pick<Coupon, "money" | "minPrice">) => textIn(currentLanguage(), couponValue(coupon));

/** What a coupon takes off: ¥20. */
export const faceValue = ({ money }: Pick<Coupon, "money">) => `¥${money}`;

/** From how much on a coupon takes off: ¥100, or 不限制. */
export const minimumSpend = ({ minPrice }: Pick<Coupon, "minPrice">) => (minPrice > 0 ? `¥${minPrice}` : textOf(couponText, "noMinimum"));

/** When a coupon can be claimed: 不限时, or from one time to another. */
export const claimWindow = ({
  isTimeReceive,
  receiveStartTime,
  receiveEndTime,
}: Pick<Coupon, "isTimeReceive" | "receiveStartTime" | "receiveEndTime">) =>
  isTimeReceive ? between(receiveStartTime, receiveEndTime) : wordFor(fields.CouponInput.isTimeReceive, false);

/** When a claimed coupon can be used: so many days, or from one time to another, which the picker separates by 一. */
export function validity(
  { isFixedTime, useStartTime, useEndTime, day }: Pick<Coupon, "isFixedTime" | "useStartTime" | "useEndTime" | "day">,
  separator?: string,
) {
  if (isFixedTime) return between(useStartTime, useEndTime, separator);
  return day === null ? unknown : textOf(couponText, "validDays", { day });
}

/** When one in a user's hands can be used. */
export const claimValidity = ({ startTime, endTime }: Schema<"CouponUser">) => between(startTime, endTime);

/** How many there were and are left, or 不限量. */
export const quantity = ({ isLimited, total, lastTotal: left }: Pick<Coupon, "isLimited" | "total" | "lastTotal">) =>
  isLimited ? textOf(couponText, "quantity", { total, left }) : wordFor(fields.CouponInput.isLimited, false);

/** How many are left, or 不限量. */
export const remaining = ({ isLimited, lastTotal }: Pick<Coupon, "isLimited" | "lastTotal">) =>
  isLimited ? String(lastTotal) : wordFor(fields.CouponInput.isLimited, false);

/** In place of a time that another provider leaves out. */
const unknown = "-";

const between = (start: string | null, end: string | null, separator = " - ") =>
  start && end ? `${shownTime(start)}${separator}${shownTime(end)}` : unknown;
