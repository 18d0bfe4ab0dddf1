import { RefundPromoter, RefundStatus } from "@shopkeeper/sdk/contract";
import { isOpenRefund } from "@shopkeeper/sdk/rules/refunds";
import type { Shop } from "../tenancy/shop";
import type { RefundRow } from "./refund-rows";

/** A refund that holds pieces of its line: it is open or paid. */
export const holdsPieces = (refund: Pick<RefundRow, "refundStatus">) =>
  isOpenRefund(refund) || refund.refundStatus === RefundStatus.refunded;

/** Whether the buyer of an order has requested a refund that is open or paid. */
export async function hasBuyersRefund(shop: Shop, orderNo: string) {
  const made = await shop.refunds.steps.ofOrders([orderNo]);
  return made.some((refund) => refund.promoterType === RefundPromoter.user && holdsPieces(refund));
}
