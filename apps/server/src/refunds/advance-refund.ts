import { PayType, RefundStatus } from "@shopkeeper/sdk/contract";
import { isOpenRefund, type RefundAction, refundStatusAfter, refundStatusText } from "@shopkeeper/sdk/rules/refunds";
import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { hasBuyersRefund } from "./refund-of-order";
import { settleRefund } from "./settle-refund";
import type { RefundChanges, RefundEvent } from "./step-store";

/** A step of a refund: its action, its changed columns, and its log entry. */
export interface RefundStep {
  action: Exclude<RefundAction, "paid">;
  changes?: RefundChanges;
  event: RefundEvent;
}

/**
 * Advances a refund by one step, or refuses; of two concurrent steps the second finds the result of the first.
 *
 * A refund that ends returns its pieces to the line. A refund to pay is paid here if the buyer's balance takes it.
 */
export async function advanceRefund(shop: Shop, refundOrderNo: string, { action, changes = {}, event }: RefundStep) {
  const known = await shop.refunds.list.find(refundOrderNo);
  const held = known && (await shop.orders.refunds.lock(known.orderNo));
  const refund = held && (await shop.refunds.list.find(refundOrderNo));
  if (!refund) throw new Refusal("refundMissing");
  const status = refundStatusAfter(action, refund);
  if (status === undefined) throw new Refusal("refundState", { status: refundStatusText(refund.refundStatus) });
  const changed = await shop.refunds.steps.change(refund, status, changes);
  await shop.refunds.steps.log(refundOrderNo, event);
  if (!isOpenRefund(changed)) {
    const isRequested = await hasBuyersRefund(shop, refund.orderNo);
    await shop.orders.refunds.change(refund.orderNo, { lineId: refund.orderDetailId, open: -refund.applyRefundNum }, isRequested);
  }
  if (status === RefundStatus.refunding && held.order.payType === PayType.balance) await settleRefund(shop, refundOrderNo, "done");
}
