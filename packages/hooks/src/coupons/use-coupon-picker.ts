import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { textOf, useListRead, useSelection, useShop } from "../core";
import { sendableQuery } from "./coupon-query";
import { sendRefusal, type Sending } from "./coupon-sending";
import { couponText } from "./messages";
import { useCouponSending } from "./use-coupon-sending";

/** A coupon as far as a picker that opens again knows it. */
export type CouponBrief = Pick<Schema<"UsableCoupon">, "id" | "name">;

/** What a coupon picker is told. */
export interface CouponPickerOptions {
  /** `select` hands coupons back; `send` gives one to `userIds`. */
  mode: "select" | "send";
  /** The coupons picked before. */
  chosen?: readonly CouponBrief[];
  /** Who gets the coupon in send mode. */
  userIds?: readonly number[];
  /** With a user type the picker offers the coupons that come with a product, else those claimed by hand (specification, section 7). */
  userType?: string | number;
  onPick?: (coupons: readonly CouponBrief[]) => void;
  onSent?: (sending: Sending) => void;
}

/** Choosing coupons from the enabled ones, or sending one. It lasts as long as its dialog is open. */
export function useCouponPicker({ mode, chosen = [], userIds = [], userType, onPick, onSent }: CouponPickerOptions) {
  const { notices, now } = useShop();
  const type: 1 | 3 = userType === undefined ? 3 : 1;
  const { rows: coupons, ...list } = useListRead({
    operation: "listSendableCoupons",
    schema: sendableQuery,
    ask: (query) => ({ query: { ...query, type } }),
  });

  const selection = useSelection<number, CouponBrief>({ idOf: (coupon) => coupon.id, initial: chosen });
  const [isAsked, setAsked] = useState(false);
  const sending = useCouponSending(onSent);

  function confirm() {
    setAsked(true);
    if (selection.count > 0) onPick?.(selection.rows);
    else notices.info(textOf(couponText, "picker.chooseFirst"));
  }

  return {
    mode,
    ...list,
    coupons,
    /** Select mode: what is picked, over all pages, and the 确定 that hands it back. */
    selection: mode === "select" ? selection : undefined,
    confirm: mode === "select" ? confirm : undefined,
    /** Why the last 确定 was refused, until something is picked. */
    problem: isAsked && selection.count === 0 ? ("picker.chooseFirst" as const) : undefined,
    /** Send mode: `send.ask(coupon)` asks 发送优惠劵吗; undefined without the right. */
    send:
      mode === "send" && sending
        ? {
            ...sending.question,
            ask: (coupon: Schema<"UsableCoupon">) => sending.to(userIds, coupon),
            refusalOf: (coupon: Schema<"UsableCoupon">) => (userIds.length === 0 ? "send.noUsers" : sendRefusal(coupon, now())),
          }
        : undefined,
  };
}
