import type { Shop } from "../core/shop";
import type { Payments, RefundResult } from "../ports/payments";
import type { RefundRow } from "./refund-rows";

/** What the provider of a payment says of a refund; one that it does not know, or that failed, is asked for again. */
export async function askProvider(payments: Payments, shop: Shop, refund: RefundRow): Promise<RefundResult> {
  const known = await payments.result(refund.refundOrderNo);
  if (known === "done" || known === "pending") return known;
  const payment = await shop.orders.refunds.payment(refund.orderNo);
  if (!payment) return known ?? "pending";
  const again = await payments.refund({ ...payment, refundOrderNo: refund.refundOrderNo, cents: refund.refundPrice });
  // why it failed before is told while nobody knows what becomes of it now
  return again === "pending" && known ? known : again;
}
