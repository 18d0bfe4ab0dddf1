import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { useAction, useBulk, useCan, useClient, useConfirm } from "../core";

type Coupon = Schema<"Coupon">;

/** What is done to many coupons. */
export type CouponBulkDeed = "on" | "off" | "remove";

/** The picked coupons of a list. */
interface PickedCoupons {
  rows: readonly Coupon[];
  drop: (...ids: number[]) => unknown;
}

/**
 * Switching or deleting the picked coupons, with a result for each.
 *
 * What is done is dropped from the selection; what was refused stays picked, to be tried again.
 */
export function useCouponBulk(picked: PickedCoupons) {
  const client = useClient();
  const can = useCan();
  const [deed, setDeed] = useState<CouponBulkDeed>("on");

  // the server only knows how to toggle: a coupon that is as wanted already, by whomever, is left alone
  async function switchTo(status: boolean, coupon: Coupon) {
    const path = { id: coupon.id };
    const current = can("getCoupon") ? await client.getCoupon({ path }) : coupon;
    if (current.status !== status) await client.toggleCoupon({ path });
  }

  const bulk = useBulk(
    ({ coupon, deed }: { coupon: Coupon; deed: CouponBulkDeed }) =>
      deed === "remove" ? client.deleteCoupon({ path: { id: coupon.id } }) : switchTo(deed === "on", coupon),
    ["coupons"],
  );

  async function carryOut(deed: CouponBulkDeed, coupons: readonly Coupon[]) {
    if (bulk.isRunning || coupons.length === 0) return;
    setDeed(deed);
    const results = await bulk.run(coupons.map((coupon) => ({ coupon, deed })));
    picked.drop(...results.filter(({ isDone }) => isDone).map(({ row }) => row.coupon.id));
  }

  const asked = useAction(async (coupons: readonly Coupon[]) => {
    void carryOut("remove", coupons); // the question closes at once; the results have a dialog of their own
    return coupons.length;
  }, []);
  const removal = useConfirm(asked);

  if (!can("toggleCoupon") && !can("deleteCoupon")) return undefined;
  return {
    on: can("toggleCoupon") ? () => void carryOut("on", picked.rows) : undefined,
    off: can("toggleCoupon") ? () => void carryOut("off", picked.rows) : undefined,
    remove: can("deleteCoupon") ? { ...removal, ask: () => picked.rows.length > 0 && removal.ask(picked.rows) } : undefined,
    /** What was done last. */
    deed,
    results: bulk.results.map(({ row, isDone, reason }) => ({ coupon: row.coupon, isDone, reason })),
    total: bulk.total,
    isRunning: bulk.isRunning,
    isOpen: bulk.isOpen,
    close: bulk.close,
  };
}
