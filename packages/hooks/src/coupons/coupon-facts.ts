import { fields, labelOf, type Schema } from "@shopkeeper/sdk";
import { couponValueMessages } from "@shopkeeper/sdk/rules/coupons";
import { fill } from "@shopkeeper/sdk/rules/core";
import { shownTime } from "../dates";
import { fieldHistory } from "../revisions/shared";
import { currentLanguage, textIn, textOf, titleOf, wordFor } from "../texts";
import { couponText } from "./messages";

type Coupon = Schema<"Coupon">;

/** A coupon, a claim record, or any other record with the discount of a coupon. */
export type Valued = Pick<Coupon, "money" | "minPrice">;

/** The discount of a coupon and its minimum spend: 满100减20, 无门槛减20. */
export const valueLine = ({ money, minPrice }: Valued) =>
  textIn(currentLanguage(), fill(couponValueMessages[minPrice > 0 ? "over" : "any"], { money, least: minPrice }));

/** The discount of a coupon: ¥20. */
export const faceValue = ({ money }: Pick<Coupon, "money">) => `¥${money}`;

/** The minimum spend of a coupon: ¥100, or 不限制. */
export const minimumSpend = ({ minPrice }: Pick<Coupon, "minPrice">) => (minPrice > 0 ? `¥${minPrice}` : textOf(couponText, "noMinimum"));

/** When a coupon can be claimed: 不限时, or from a start to an end. */
export const claimWindow = ({
  isTimeReceive,
  receiveStartTime,
  receiveEndTime,
}: Pick<Coupon, "isTimeReceive" | "receiveStartTime" | "receiveEndTime">) =>
  isTimeReceive ? between(receiveStartTime, receiveEndTime) : wordFor(fields.CouponInput.isTimeReceive, false);

/** When a claimed coupon can be used: a number of days, or from a start to an end, which the picker separates by 一. */
export function validity(
  { isFixedTime, useStartTime, useEndTime, day }: Pick<Coupon, "isFixedTime" | "useStartTime" | "useEndTime" | "day">,
  separator?: string,
) {
  if (isFixedTime) return between(useStartTime, useEndTime, separator);
  return day === null ? unknown : textOf(couponText, "validDays", { day });
}

/** When a user's claimed coupon can be used. */
export const claimValidity = ({ startTime, endTime }: Schema<"CouponUser">) => between(startTime, endTime);

/** The issued and the remaining number of a coupon, or 不限量. */
export const quantity = ({ isLimited, total, lastTotal: left }: Pick<Coupon, "isLimited" | "total" | "lastTotal">) =>
  isLimited ? textOf(couponText, "quantity", { total, left }) : wordFor(fields.CouponInput.isLimited, false);

/** The remaining number of a coupon, or 不限量. */
export const remaining = ({ isLimited, lastTotal }: Pick<Coupon, "isLimited" | "lastTotal">) =>
  isLimited ? String(lastTotal) : wordFor(fields.CouponInput.isLimited, false);

/** Shown for a time that another provider leaves out. */
const unknown = "-";

const between = (start: string | null, end: string | null, separator = " - ") =>
  start && end ? `${shownTime(start)}${separator}${shownTime(end)}` : unknown;

/** The texts that lists show in a column. */
export const couponFacts = {
  value: { key: "value", title: () => titleOf(fields.Coupon.money), cell: faceValue },
  minimum: { key: "minPrice", title: () => titleOf(fields.Coupon.minPrice), cell: minimumSpend },
};

/** The terms of a coupon, each with its name. */
export const termsOf = (coupon: Schema<"CouponInfo">): readonly (readonly [name: string, text: string])[] => [
  ...Object.values(couponFacts).map(({ title, cell }) => [title(), cell(coupon)] as const),
  [titleOf(fields.Coupon.category), labelOf("CouponCategory", coupon.category, currentLanguage())],
  [titleOf(fields.Coupon.receiveType), labelOf("CouponReceiveType", coupon.receiveType, currentLanguage())],
  [textOf(couponText, "fields.claimWindow"), claimWindow(coupon)],
  [textOf(couponText, "fields.validity"), validity(coupon)],
  [textOf(couponText, "fields.quantity"), quantity(coupon)],
  [titleOf(fields.Coupon.status), wordFor(fields.CouponInput.status, coupon.status)],
  [titleOf(fields.Coupon.sort), String(coupon.sort)],
];

/** The fields of a coupon as its history shows them. */
export const couponHistory = fieldHistory(fields.CouponInput, { products: () => ({ label: titleOf(fields.CouponInput.productIds) }) });
