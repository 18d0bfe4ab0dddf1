import type { MerchantClient, Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type RowSelection, useBulk, useCan } from "../core";

type Coupon = Schema<"Coupon">;

/** Switching the picked coupons on or off, with a result for each; refused ones stay picked. Undefined without the right. */
export function useCouponSwitching({ selection }: { selection: Pick<RowSelection<number, Coupon>, "rows" | "drop"> }) {
  const can = useCan();
  const [isOn, setOn] = useState(true);

  // the server can only toggle: a coupon that is in the wanted state already is left alone
  async function switchTo({ coupon, isOn }: { coupon: Coupon; isOn: boolean }, client: MerchantClient) {
    const path = { id: coupon.id };
    const current = can("getCoupon") ? await client.getCoupon({ path }) : coupon;
    if (current.status !== isOn) await client.toggleCoupon({ path });
  }

  const bulk = useBulk(switchTo, ["coupons"]);

  async function run(wanted: boolean) {
    if (bulk.isRunning || selection.rows.length === 0) return;
    setOn(wanted);
    const results = await bulk.run(selection.rows.map((coupon) => ({ coupon, isOn: wanted })));
    selection.drop(...results.filter(({ isDone }) => isDone).map(({ row }) => row.coupon.id));
  }

  if (!can("toggleCoupon")) return undefined;
  return {
    switchOn: () => void run(true),
    switchOff: () => void run(false),
    /** What the results are of. */
    isOn,
    bulk,
  };
}
