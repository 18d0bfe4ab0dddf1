import { listQueries, type Schema, SendableCouponType } from "@shopkeeper/sdk";
import { canSend } from "@shopkeeper/sdk/rules/coupons";
import { useState } from "react";
import { listOf, type PickerOptions, textOf, useList, usePicked, useShop } from "../core";
import { couponText } from "./messages";
import { type Sending, useCouponSending } from "./use-coupon-sending";

/** A picked coupon. */
export type CouponBrief = Pick<Schema<"UsableCoupon">, "id" | "name">;

const sendableCoupons = (type: (typeof SendableCouponType)[keyof typeof SendableCouponType]) =>
  listOf(listQueries.listSendableCoupons, { toInput: (query) => ({ query: { ...query, type } }) });
const claimableCoupons = sendableCoupons(SendableCouponType.manual);
const giftCoupons = sendableCoupons(SendableCouponType.gift);

export interface CouponPickerOptions extends PickerOptions<CouponBrief> {
  /** `select`, the usual, hands coupons back; `send` gives one to `userIds`, and hands it back when it is sent. */
  mode?: "select" | "send";
  /** Who gets the coupon in send mode. */
  userIds?: readonly number[];
  /** With a user type the picker offers the coupons that come with a product, else those claimed by hand (specification, section 7). */
  userType?: string | number;
  /** Sends to the users one by one; without it they all get the coupon in one call, or none does. */
  sendEach?: ((sending: Sending) => void) | undefined;
}

/** Choosing from the enabled coupons, or sending one; it lasts as long as its dialog is open. */
export function useCouponPicker({ mode = "select", chosen, max, userIds = [], userType, onPick, sendEach }: CouponPickerOptions) {
  const { notices, now } = useShop();
  const list = useList(userType === undefined ? claimableCoupons : giftCoupons);

  const selection = usePicked<CouponBrief>({ chosen, max });
  const [isConfirmed, setConfirmed] = useState(false);
  const sending = useCouponSending(({ coupon }) => onPick([coupon]), sendEach);

  function confirm() {
    setConfirmed(true);
    if (selection.count > 0) onPick(selection.rows);
    else notices.info(textOf(couponText, "picker.chooseFirst"));
  }

  return {
    mode,
    ...list,
    /** Select mode: what is picked, over all pages, and the 确定 that hands it back. */
    selection: mode === "select" ? selection : undefined,
    confirm: mode === "select" ? confirm : undefined,
    /** Why the last 确定 was refused, until something is picked. */
    problem: isConfirmed && selection.count === 0 ? ("picker.chooseFirst" as const) : undefined,
    /** Send mode: the question 发送优惠劵吗; undefined without the right. */
    send:
      mode !== "send" || !sending
        ? undefined
        : {
            ...sending.question,
            open: (coupon: Schema<"UsableCoupon">) => sending.to(userIds, coupon),
            canSend: (coupon: Schema<"UsableCoupon">) => userIds.length > 0 && canSend(coupon, now(), userIds.length),
          },
  };
}
