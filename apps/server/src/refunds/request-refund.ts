import type { Shop } from "../tenancy/shop";
import type { Payments, RefundResult } from "../ports/payments";
import type { RefundRow } from "./refund-rows";

/** The state of a refund at the provider of its payment; an unknown or failed refund is requested again. */
export async function requestRefund(payments: Payments, shop: Shop, refund: RefundRow): Promise<RefundResult> {
  const known = await payments.result(refund.refundOrderNo);
  if (known === "done" || known === "pending") return known;
  const payment = await shop.orders.refunds.payment(refund.orderNo);
  if (!payment) return known ?? "pending";
  const again = await payments.refund({ ...payment, refundOrderNo: refund.refundOrderNo, cents: refund.refundPrice });
  // the reason of the last failure is kept while the outcome of this attempt is unknown
  return again === "pending" && known ? known : again;
}
