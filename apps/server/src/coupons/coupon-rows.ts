import type { Schema } from "@shopkeeper/sdk/contract";
import { momentOf, wireTime, wireTimeOrNull } from "@shopkeeper/sdk/rules/time";
import type { coupons } from "./tables";

/** A coupon as it is stored. */
export type CouponRow = typeof coupons.$inferSelect;

/** What the choosers of coupons show of one. */
export function usableCoupon(row: CouponRow) {
  const { id, name, money, minPrice, isLimited, lastTotal, isFixedTime, day } = row;
  const window = { useStartTime: wireTimeOrNull(row.useStartTime), useEndTime: wireTimeOrNull(row.useEndTime) };
  return { id, name, money, minPrice, isLimited, lastTotal, isFixedTime, day, ...window };
}

/** One coupon with all that its form shows, but for its products. */
export function couponDetails(row: CouponRow) {
  const { category, receiveType, total, isTimeReceive, sort, status, version } = row;
  const window = { receiveStartTime: wireTimeOrNull(row.receiveStartTime), receiveEndTime: wireTimeOrNull(row.receiveEndTime) };
  return { ...usableCoupon(row), category, receiveType, total, isTimeReceive, sort, status, version, ...window };
}

/** A coupon as the list has it. */
export function listedCoupon(row: CouponRow, productIds: readonly number[]) {
  const { merId, publisher, couponType, discount, isRepeated } = row;
  const { version: _, ...details } = couponDetails(row);
  const times = { createTime: wireTime(row.createTime), updateTime: wireTime(row.updateTime) };
  return { ...details, merId, publisher, couponType, discount, isRepeated, linkedData: productIds.join(",") || null, ...times };
}

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
