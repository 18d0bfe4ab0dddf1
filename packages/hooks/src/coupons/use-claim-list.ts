import type { Schema } from "@shopkeeper/sdk";
import { type List, type SearchParamsState, useList } from "../list";
import { textOf } from "../texts";
import { useCan } from "../shop";
import { useRead } from "../core";
import { couponText } from "./messages";
import { claims } from "./use-coupon-list";

/** A filter without a control of its own, set by the page's address. */
interface BroughtFilter {
  readonly key: "couponId" | "uid";
  readonly text: string;
  drop: () => void;
}

/** The claim records. */
export interface ClaimList extends List<Schema<"CouponUser">, ReturnType<typeof claims.read>> {
  brought: BroughtFilter[];
}

/** The claim records: one page, and the filters set by the page that linked here. */
export function useClaimList(search: SearchParamsState): ClaimList {
  const can = useCan();
  const list = useList(claims, search);
  const { couponId, uid } = list.filters.query;
  const coupon = useRead("getCoupon", couponId !== undefined && can("getCoupon") ? { path: { id: couponId } } : undefined).data;

  const brought: readonly (BroughtFilter | undefined)[] = [
    couponId === undefined
      ? undefined
      : {
          key: "couponId",
          text: textOf(couponText, "record.ofCoupon", { name: coupon?.name ?? `ID ${couponId}` }),
          drop: () => list.filters.change({ couponId: undefined }),
        },
    uid === undefined
      ? undefined
      : { key: "uid", text: textOf(couponText, "record.ofUser", { id: uid }), drop: () => list.filters.change({ uid: undefined }) },
  ];
  return { ...list, brought: brought.flatMap((filter) => filter ?? []) };
}
