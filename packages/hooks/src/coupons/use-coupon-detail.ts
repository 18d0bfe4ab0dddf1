import type { Schema } from "@shopkeeper/sdk";
import { couponLifecycle } from "@shopkeeper/sdk/rules/coupons";
import { type Read, useRead } from "../core";
import { useNow } from "../dates";

/** One coupon in detail. */
export interface CouponDetail extends Pick<Read<"getCoupon">, "isLoading" | "error" | "retry"> {
  coupon: Schema<"CouponInfo"> | undefined;
  lifecycle: Schema<"CouponLifecycle"> | undefined;
  figures: (Schema<"CouponFigures"> & { useRate: string | undefined }) | undefined;
  figuresState: Pick<Read<"getCouponFigures">, "isLoading" | "error" | "retry">;
}

/** One coupon in detail: its terms, its lifecycle state, and the figures of its claims. */
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

/** The share of claimed coupons that were used, in percent with one decimal; undefined while none is claimed. */
const usedShare = ({ claimed, used }: { claimed: number; used: number }) =>
  claimed === 0 ? undefined : `${Math.round((used * 1000) / claimed) / 10}%`;
