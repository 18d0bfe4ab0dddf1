import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { coreText, textOf, useAction, useCan, useConfirm } from "../core";

/** One coupon and the users who are to get it. */
export interface Sending {
  readonly coupon: Pick<Schema<"Coupon">, "id" | "name">;
  readonly userIds: readonly number[];
}

/**
 * Sending a coupon: choose the users, say yes, and each gets one or none does; undefined without the right.
 *
 * `choose` opens the user chooser, `to` asks 发送优惠劵吗 about those it hands back.
 */
export function useCouponSending(onSent?: (sending: Sending) => void) {
  const can = useCan();
  const [state, setState] = useState<{ coupon?: Sending["coupon"]; isChoosing: boolean }>({ isChoosing: false });

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
    coupon: state.coupon,
    isChoosing: state.isChoosing,
    choose: (coupon: Sending["coupon"]) => setState({ coupon, isChoosing: true }),
    stopChoosing: () => setState({ ...state, isChoosing: false }),
    /** Asks whether the coupon shall go to these users. */
    to(userIds: readonly number[], coupon = state.coupon) {
      setState({ ...state, isChoosing: false });
      if (coupon && userIds.length > 0) question.open({ coupon, userIds });
    },
    question,
  };
}
