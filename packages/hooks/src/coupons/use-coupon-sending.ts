import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { coreText, textOf } from "../texts";
import { type Question, useConfirm } from "../form";
import { useAction } from "../core";
import { useCan } from "../shop";
import { couponText } from "./messages";

/** A coupon and the users who will get it. */
export interface Sending {
  readonly coupon: Pick<Schema<"UsableCoupon">, "id" | "name" | "isLimited" | "lastTotal">;
  readonly userIds: readonly number[];
  /** The names of the users, as far as they are known. */
  readonly names?: readonly string[];
}

/** Sending a coupon to users. */
export interface CouponSending {
  /** The coupon whose users are being chosen. */
  coupon: Sending["coupon"] | undefined;
  /** The most users that it can be sent to; undefined if not limited. */
  most: number | undefined;
  choose(target: Sending["coupon"]): void;
  /** Whether single users are chosen, or a segment. */
  by: "users" | "segment";
  setBy: (by: "users" | "segment") => void;
  stopChoosing: () => void;
  to(userIds: readonly number[], target?: Sending["coupon"], names?: readonly string[]): void;
  question: Question<Sending>;
}

/**
 * Sending a coupon: `choose` opens the user chooser, `to` the confirmation 发送优惠劵吗 for chosen users; undefined without the right.
 *
 * All users get the coupon in one call, or none does; with `sendEach` the caller sends to each of them. The chooser stays open below
 * the confirmation until the coupon is sent, so that a refusal keeps the chosen users.
 */
export function useCouponSending(onSent?: (sending: Sending) => void, sendEach?: (sending: Sending) => void): CouponSending | undefined {
  const can = useCan();
  const [coupon, setCoupon] = useState<Sending["coupon"] | undefined>(undefined);
  const [by, setBy] = useState<"users" | "segment">("users");

  const send = useAction(
    ({ coupon, userIds }: Sending, client) => client.sendCoupon({ body: { couponId: coupon.id, uid: userIds.join(",") } }),
    ["coupons"],
    {
      done(_answer, sending) {
        setCoupon(undefined);
        onSent?.(sending);
        return textOf(coreText, "done.sent");
      },
    },
  );
  // the confirmation closes at once: results for each user have a dialog of their own
  const handOver = async (sending: Sending) => ({ status: "done" as const, result: sendEach?.(sending) });
  const question = useConfirm<Sending, unknown>(sendEach ? { ...send, run: handOver } : send);

  if (!can("sendCoupon")) return undefined;
  return {
    coupon,
    most: coupon?.isLimited ? coupon.lastTotal : undefined,
    choose(target: Sending["coupon"]) {
      setBy("users");
      setCoupon(target);
    },
    by,
    setBy,
    stopChoosing: () => setCoupon(undefined),
    to(userIds: readonly number[], target = coupon, names: readonly string[] = []) {
      if (target && userIds.length > 0) question.open({ coupon: target, userIds, names });
    },
    question,
  };
}

/** The most receivers that are named. */
const named = 3;

/** A sentence with the coupon and its receivers. */
export function sendingText({ coupon: { name }, userIds: { length: count }, names = [] }: Sending): string {
  if (names.length === 0) return textOf(couponText, "send.detail", { name, count });
  const receivers = names.slice(0, named).join(textOf(coreText, "states.comma"));
  return textOf(couponText, count > Math.min(names.length, named) ? "send.detailMany" : "send.detailNamed", { name, receivers, count });
}
