import { fill, type Text } from "../core";
import { couponValueMessages } from "./messages";

/** The value of a coupon as one phrase: 满100减20, or 无门槛减20 without a minimum spend. */
export const couponValue = ({ money, minPrice }: { readonly money: number; readonly minPrice: number }): Text =>
  fill(couponValueMessages[minPrice > 0 ? "over" : "any"], { money, minPrice });
