import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type Read, useAction, useRead } from "../core";
import { useCan } from "../shop";
import { type RefundStep, refundSteps } from "./refund-steps";

/** One refund for its drawer. */
export interface RefundDetail extends Omit<Read<"getRefund">, "data"> {
  refund: Schema<"RefundInfo"> | undefined;
  steps: readonly RefundStep[];
  /** Shows phone numbers and the address unmasked, which is logged; undefined without the permission, and once they are shown. */
  reveal: (() => void) | undefined;
  isRevealing: boolean;
}

/** One refund for its drawer: all details, its steps, and the unmasked numbers on request. */
export function useRefundDetail(refundOrderNo: string): RefundDetail {
  const can = useCan();
  const { data, ...read } = useRead("getRefund", { path: { refundOrderNo }, query: {} });
  const [whole, setWhole] = useState<Schema<"RefundInfo">>();
  const reveal = useAction((_: null, client) => client.getRefund({ path: { refundOrderNo }, query: { reveal: true } }), []);
  const refund = data && whole ? withNumbers(data, whole) : data;

  async function show() {
    const outcome = await reveal.run(null);
    if (outcome.status === "done") setWhole(outcome.result);
  }
  return {
    ...read,
    refund,
    steps: refund ? refundSteps(refund) : [],
    reveal: !whole && can.any(["merchant:refund:order:detail"]) ? () => void show() : undefined,
    isRevealing: reveal.isRunning,
  };
}

/** The current refund with the unmasked personal data. */
const withNumbers = (refund: Schema<"RefundInfo">, { telephone, orderInfoVo: order }: Schema<"RefundInfo">): Schema<"RefundInfo"> => ({
  ...refund,
  telephone,
  orderInfoVo: {
    ...refund.orderInfoVo,
    nickname: order.nickname,
    phone: order.phone,
    userPhone: order.userPhone,
    userAddress: order.userAddress,
  },
});
