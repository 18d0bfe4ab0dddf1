import { RefundStatus, type Schema } from "@shopkeeper/sdk";
import { canRefund, type RefundState } from "@shopkeeper/sdk/rules/refunds";

/** The actions of one refund. */
export type RefundRowAction = "view" | "agree" | "refuse" | "receive" | "rejectReturn" | "ask" | "mark";

/** The fields of a refund that its actions need, from the list or the drawer. */
export type ActedRefund = Pick<Schema<"Refund">, keyof RefundState | "refundOrderNo" | "refundPrice" | "merRemark">;

/** The actions of a refund in its state, most used first. */
export function refundRowActions(refund: ActedRefund): readonly RefundRowAction[] {
  const offered: readonly (RefundRowAction | false)[] = [
    canRefund("agree", refund) && "agree",
    canRefund("refuse", refund) && "refuse",
    canRefund("receive", refund) && "receive",
    canRefund("rejectReturn", refund) && "rejectReturn",
    refund.refundStatus === RefundStatus.refunding && "ask",
    "view",
    "mark",
  ];
  return offered.filter((action) => action !== false);
}
