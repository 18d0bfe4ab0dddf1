import { wireDay } from "@shopkeeper/sdk/rules/time";
import type { ledgerEntries } from "./tables";

/**
 * What an entry books: of an order that was paid, of a refund that was paid, or of a settlement.
 *
 * `reserve` takes the amount of a settlement that is applied for, `release` gives it back when it is refused or before `payout` takes it.
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

/** A movement of a shop's money, but for whose it is. */
export type Entry = Omit<typeof ledgerEntries.$inferInsert, "merId" | "id" | "kind"> & { kind: EntryKind };

/** An order that was paid; money in cents. */
export interface PaidOrder {
  orderNo: string;
  uid: number;
  payPrice: number;
  /** What the platform bears of the discounts. */
  platCouponPrice: number;
  integralPrice: number;
  /** The platform's fee. */
  commissionCharge: number;
  firstBrokerage: number;
  secondBrokerage: number;
  payTime: Date;
}

/** A refund that was paid back; money in cents. */
export interface PaidRefund {
  refundOrderNo: string;
  refundPrice: number;
  refundPlatCouponPrice: number;
  refundIntegralPrice: number;
  refundFirstBrokerageFee: number;
  refundSecondBrokerageFee: number;
  refundTime: Date;
}

/** What was paid back of an order, and what of the fee for it came back; in cents. */
export interface PaidBack {
  price: number;
  fee: number;
}

/** The entries of an order that was paid. */
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

/** The entries of a refund of an order, with what was paid back of it before. */
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

/** The part of an order's fee that belongs to a part of what was paid, half-up; to all of it belongs the whole fee. */
export function feeOf({ commissionCharge, payPrice }: Pick<PaidOrder, "commissionCharge" | "payPrice">, price: number): number {
  if (payPrice === 0) return 0;
  const [fee, part, whole] = [commissionCharge, price, payPrice].map(BigInt);
  return fee === undefined || part === undefined || whole === undefined ? 0 : Number((2n * fee * part + whole) / (2n * whole));
}

/** One entry for each amount that is not zero; that an order was paid, or a refund, is an entry even when nothing was. */
function entries(source: Omit<Entry, "kind" | "amount" | "day">, amounts: readonly (readonly [EntryKind, number])[]): Entry[] {
  const day = wireDay(source.time);
  return amounts.flatMap(([kind, amount]) =>
    amount !== 0 || kind === "payment" || kind === "refund" ? [{ ...source, day, kind, amount }] : [],
  );
}
