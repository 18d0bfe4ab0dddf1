import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { useCan, useRead } from "../core";

/**
 * The coupon that a form begins with.
 *
 * It is asked for anew each time and then stays as it is: a form that someone types in must not change under their hands,
 * nor take over a version that they have not seen.
 */
export function useStoredCoupon(id: number | undefined) {
  const can = useCan();
  const read = useRead("getCoupon", id !== undefined && can("getCoupon") ? { path: { id } } : undefined);
  const [coupon, setCoupon] = useState<Schema<"CouponInfo"> | undefined>(undefined);
  const current = coupon?.id === id ? coupon : undefined;
  if (!current && read.data?.id === id && id !== undefined && !read.isRefreshing) setCoupon(read.data);

  return {
    coupon: current,
    isLoading: id !== undefined && can("getCoupon") && !current && !read.error,
    error: current ? undefined : read.error,
    retry: read.retry,
    /** Goes on from another version of it. */
    become: setCoupon,
  };
}
