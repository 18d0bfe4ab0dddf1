import type { Schema } from "@shopkeeper/sdk";
import { couponLifecycle } from "@shopkeeper/sdk/rules/coupons";
import { type Read, useRead } from "../core";
import { useNow } from "../dates";

/** One coupon to look at. */
export interface CouponDetail extends Pick<Read<"getCoupon">, "isLoading" | "error" | "retry"> {
  coupon: Schema<"CouponInfo"> | undefined;
  lifecycle: Schema<"CouponLifecycle"> | undefined;
  figures: (Schema<"CouponFigures"> & { useRate: string | undefined }) | undefined;
  figuresState: Pick<Read<"getCouponFigures">, "isLoading" | "error" | "retry">;
}

/** One coupon to look at: its terms, where it is in its life, and what became of those that were claimed. */
export function useCouponDetail(id: number): CouponDetail {
  const input = Number.isInteger(id) ? { path: { id } } : undefined;
  const { data: coupon, ...reading } = useRead("getCoupon", input);
  const { data: figures, error, retry } = useRead("getCouponFigures", input);
  const now = useNow();
  return {
    isLoading: reading.isLoading,
    error: coupon ? undefined : reading.error,
    retry: reading.retry,
    coupon,
    lifecycle: coupon && couponLifecycle(coupon, now),
    figures: figures && { ...figures, useRate: usedShare(figures) },
    figuresState: { isLoading: figures === undefined && error === undefined, error: figures ? undefined : error, retry },
  };
}

/** Of those claimed, how many were used, in per cent with one decimal; undefined while none is claimed. */
const usedShare = ({ claimed, used }: { claimed: number; used: number }) =>
  claimed === 0 ? undefined : `${Math.round((used * 1000) / claimed) / 10}%`;
