import { listQueries, type Schema, SendableCouponType } from "@shopkeeper/sdk";
import { canSend } from "@shopkeeper/sdk/rules/coupons";
import { useState } from "react";
import { type List, listOf, useList } from "../list";
import { type PickerOptions, type RowSelection, usePicked } from "../selection";
import { type Question } from "../form";
import { textOf } from "../texts";
import { useShop } from "../shop";
import { couponText } from "./messages";
import { type Sending, useCouponSending } from "./use-coupon-sending";

type UsableCoupon = Schema<"UsableCoupon">;

/** A picked coupon. */
export type CouponBrief = Pick<UsableCoupon, "id" | "name">;

const sendableCoupons = (type: (typeof SendableCouponType)[keyof typeof SendableCouponType]) =>
  listOf(listQueries.listSendableCoupons, { toInput: (query) => ({ query: { ...query, type } }) });
const claimableCoupons = sendableCoupons(SendableCouponType.manual);
const giftCoupons = sendableCoupons(SendableCouponType.gift);

export interface CouponPickerOptions extends PickerOptions<CouponBrief> {
  /** `select`, the default, returns coupons; `send` sends a coupon to `userIds`, and returns it when it is sent. */
  mode?: "select" | "send";
  /** The receivers in send mode. */
  userIds?: readonly number[];
  /** The receivers' names, for the confirmation. */
  userNames?: readonly string[];
  /** With a user type the picker offers the coupons that come with a product, else those claimed by hand (specification, section 7). */
  userType?: string | number;
  /** Sends to the users one by one; without it all get the coupon in one call, or none does. */
  sendEach?: ((sending: Sending) => void) | undefined;
}

/** Choosing from the enabled coupons, or sending a coupon. */
export interface CouponPicker extends Omit<List<UsableCoupon, ReturnType<typeof claimableCoupons.read>>, "selection"> {
  /** Select mode: the coupons picked on all pages, and the 确定 that returns them. */
  selection: RowSelection<number, CouponBrief> | undefined;
  confirm: (() => void) | undefined;
  /** Why the last 确定 was refused, until something is picked. */
  problem: "picker.chooseFirst" | undefined;
  /** Send mode: the confirmation 发送优惠劵吗; undefined without the right. */
  send: PickedSending | undefined;
}

/** The confirmation before a coupon is sent. */
export interface PickedSending extends Omit<Question<Sending>, "open"> {
  open: (coupon: UsableCoupon) => void;
  canSend: (coupon: UsableCoupon) => boolean;
}

/** Choosing from the enabled coupons, or sending a coupon; it lasts as long as its dialog is open. */
export function useCouponPicker(options: CouponPickerOptions): CouponPicker {
  const { mode = "select", chosen, max, userIds = [], userNames, userType, onPick, sendEach } = options;
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
    ...list,
    selection: mode === "select" ? selection : undefined,
    confirm: mode === "select" ? confirm : undefined,
    problem: isConfirmed && selection.count === 0 ? ("picker.chooseFirst" as const) : undefined,
    send:
      mode !== "send" || !sending
        ? undefined
        : {
            ...sending.question,
            open: (coupon: UsableCoupon) => sending.to(userIds, coupon, userNames),
            canSend: (coupon: UsableCoupon) => userIds.length > 0 && canSend(coupon, now(), userIds.length),
          },
  };
}
