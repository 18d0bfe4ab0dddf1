import { canRefund, refundStatusText } from "@shopkeeper/sdk/rules/refunds";
import type { Preparations } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import type { Payments, RefundResult } from "../ports/payments";
import { requestRefund } from "./request-refund";

/** The results of the preparations, by operation. */
export interface PreparedRefunds {
  askRefundProvider: RefundResult;
}

/** Polls the provider of a refund that is being paid, before the transaction. */
export const prepareRefunds = ({ payments }: { payments: Payments }): Preparations<PreparedRefunds> => ({
  async askRefundProvider({ path, shop }) {
    const refund = await shop.refunds.list.find(path.refundOrderNo);
    if (!refund) throw new Refusal("refundMissing");
    if (!canRefund("paid", refund)) throw new Refusal("refundState", { status: refundStatusText(refund.refundStatus) });
    return requestRefund(payments, shop, refund);
  },
});
