import { wireDay } from "@shopkeeper/sdk/rules/time";
import type { ledgerEntries } from "./tables";

/**
 * The kind of an entry: of a paid order, of a paid refund, or of a settlement.
 *
 * `reserve` takes the amount of a requested settlement, `release` returns it on a refusal or before `payout` takes it.
 */
export type EntryKind =
  | "payment"
  | "coupon"
  | "points"
  | "fee"
  | "commission"
  | "refund"
  | "coupon_return"
  | "points_return"
  | "fee_return"
  | "commission_return"
  | "reserve"
  | "release"
  | "payout";

/** A movement of a shop's money, without the shop. */
export type Entry = Omit<typeof ledgerEntries.$inferInsert, "merId" | "id" | "kind"> & { kind: EntryKind };

/** A paid order; money in cents. */
export interface PaidOrder {
  orderNo: string;
  uid: number;
  payPrice: number;
  /** The discounts that the platform pays for. */
  platCouponPrice: number;
  integralPrice: number;
  /** The platform's fee. */
  commissionCharge: number;
  firstBrokerage: number;
  secondBrokerage: number;
  payTime: Date;
}

/** A paid refund; money in cents. */
export interface PaidRefund {
  refundOrderNo: string;
  refundPrice: number;
  refundPlatCouponPrice: number;
  refundIntegralPrice: number;
  refundFirstBrokerageFee: number;
  refundSecondBrokerageFee: number;
  refundTime: Date;
}

/** The refunded amount of an order, and the returned part of its fee; in cents. */
export interface PaidBack {
  price: number;
  fee: number;
}

/** The entries of a paid order. */
export function paymentEntries(order: PaidOrder): Entry[] {
  const { orderNo, uid, payTime } = order;
  return entries({ sourceNo: orderNo, orderNo, uid, time: payTime, paidTime: payTime }, [
    ["payment", order.payPrice],
    ["coupon", order.platCouponPrice],
    ["points", order.integralPrice],
    ["fee", -order.commissionCharge],
    ["commission", -(order.firstBrokerage + order.secondBrokerage)],
  ]);
}

/** The entries of a refund, given the earlier refunds of its order. */
export function refundEntries(order: PaidOrder, refund: PaidRefund, before: PaidBack): Entry[] {
  const { orderNo, uid, payTime: paidTime } = order;
  return entries({ sourceNo: refund.refundOrderNo, orderNo, uid, time: refund.refundTime, paidTime }, [
    ["refund", 0 - refund.refundPrice],
    ["coupon_return", -refund.refundPlatCouponPrice],
    ["points_return", -refund.refundIntegralPrice],
    ["fee_return", feeOf(order, before.price + refund.refundPrice) - before.fee],
    ["commission_return", refund.refundFirstBrokerageFee + refund.refundSecondBrokerageFee],
  ]);
}

/** The part of an order's fee for a part of its payment, rounded half up; the whole payment has the whole fee. */
export function feeOf({ commissionCharge, payPrice }: Pick<PaidOrder, "commissionCharge" | "payPrice">, price: number): number {
  if (payPrice === 0) return 0;
  const [fee, part, whole] = [commissionCharge, price, payPrice].map(BigInt);
  return fee === undefined || part === undefined || whole === undefined ? 0 : Number((2n * fee * part + whole) / (2n * whole));
}

/** One entry for each amount that is not zero; a paid order, or refund, has an entry even when the amount is zero. */
function entries(source: Omit<Entry, "kind" | "amount" | "day">, amounts: readonly (readonly [EntryKind, number])[]): Entry[] {
  const day = wireDay(source.time);
  return amounts.flatMap(([kind, amount]) =>
    amount !== 0 || kind === "payment" || kind === "refund" ? [{ ...source, day, kind, amount }] : [],
  );
}
