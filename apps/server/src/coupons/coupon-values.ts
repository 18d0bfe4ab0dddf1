import type { Schema } from "@shopkeeper/sdk/contract";
import { momentOf } from "@shopkeeper/sdk/rules/time";

/** Converts a coupon without problems to its row; what its choices leave without meaning is dropped. */
export function couponValues(coupon: Schema<"CouponInput">) {
  const { name, category, receiveType, money, minPrice, isLimited, isTimeReceive, isFixedTime, sort, status } = coupon;
  const total = isLimited ? (coupon.total ?? 0) : 0;
  const time = (isKept: boolean, text: string | null | undefined) => (isKept && text ? (momentOf(text) ?? null) : null);
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
