import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { coreText, textOf, useAction, useCan, useClient } from "../core";

type Coupon = Schema<"Coupon">;

/** The switch of each coupon of a list: it shows what was asked for at once, and flips back when the server refuses. */
export function useCouponSwitch() {
  const client = useClient();
  const can = useCan();
  const [pressed, setPressed] = useState<ReadonlyMap<number, Coupon>>(new Map());
  const toggle = useAction((coupon: Coupon) => client.toggleCoupon({ path: { id: coupon.id } }), ["coupons"], {
    done: () => textOf(coreText, "done.changed"),
  });

  async function run(coupon: Coupon) {
    if (pressed.has(coupon.id)) return;
    setPressed((before) => new Map(before).set(coupon.id, coupon));
    await toggle.run(coupon); // the list is fetched again before this is over, so that nothing flickers
    setPressed((before) => new Map([...before].filter(([id]) => id !== coupon.id)));
  }

  if (!can("toggleCoupon")) return undefined;
  return {
    run,
    isOn: (coupon: Coupon) => (pressed.has(coupon.id) ? !pressed.get(coupon.id)?.status : coupon.status),
    isRunning: (coupon: Coupon) => pressed.has(coupon.id),
    /** The coupon pressed last whose switch is under way, as it was. */
    running: [...pressed.values()].at(-1),
  };
}
