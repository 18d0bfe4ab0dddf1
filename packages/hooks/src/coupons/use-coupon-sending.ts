import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { coreText, textOf, useAction, useCan, useConfirm } from "../core";

/** One coupon and the users who are to get it. */
export interface Sending {
  readonly coupon: Pick<Schema<"Coupon">, "id" | "name">;
  readonly userIds: readonly number[];
}

/** Sending a coupon: `choose` opens the user chooser, `to` the question 发送优惠劵吗 for chosen users; undefined without the right. */
export function useCouponSending(onSent?: (sending: Sending) => void) {
  const can = useCan();
  const [coupon, setCoupon] = useState<Sending["coupon"] | undefined>(undefined);

  const send = useAction(
    ({ coupon, userIds }: Sending, client) => client.sendCoupon({ body: { couponId: coupon.id, uid: userIds.join(",") } }),
    ["coupons"],
    {
      done(_answer, sending) {
        onSent?.(sending);
        return textOf(coreText, "done.sent");
      },
    },
  );
  const question = useConfirm(send);

  if (!can("sendCoupon")) return undefined;
  return {
    /** The coupon whose users are being chosen. */
    coupon,
    choose: (target: Sending["coupon"]) => setCoupon(target),
    stopChoosing: () => setCoupon(undefined),
    to(userIds: readonly number[], target = coupon) {
      setCoupon(undefined);
      if (target && userIds.length > 0) question.open({ coupon: target, userIds });
    },
    question,
  };
}
