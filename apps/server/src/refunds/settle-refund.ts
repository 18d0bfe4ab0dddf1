import { PayType, RefundChange } from "@shopkeeper/sdk/contract";
import { refundStatusAfter } from "@shopkeeper/sdk/rules/refunds";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import type { RefundResult } from "../ports/payments";
import type { Shop } from "../tenancy/shop";
import { historyText } from "./messages";
import { hasBuyersRefund } from "./refund-of-order";

/**
 * Applies the state of a refund's payment, inside a transaction: a payment is booked once, however often it is reported.
 *
 * With the money return the pieces, the points and, when all that it was used for is refunded, the coupon; the ledger books it.
 */
export async function settleRefund(shop: Shop, refundOrderNo: string, result: RefundResult | undefined) {
  if (result === undefined || result === "pending") return;
  const known = await shop.refunds.list.find(refundOrderNo);
  const held = known && (await shop.orders.refunds.lock(known.orderNo));
  const refund = await shop.refunds.list.find(refundOrderNo);
  const status = refund && refundStatusAfter("paid", refund);
  if (!held || !refund || status === undefined) return;
  if (result === "unconnected") return shop.refunds.steps.logFailure(refundOrderNo, historyText("unconnected"));
  if (result !== "done") return shop.refunds.steps.logFailure(refundOrderNo, result.failed);
  const { order, lines } = held;
  const params = { amount: moneyText(refund.refundPrice) };
  const paid = await shop.refunds.steps.change(refund, status, {});
  await shop.refunds.steps.log(refundOrderNo, { type: RefundChange.refund, text: "refunded", params });
  await shop.orders.refunds.log(order.orderNo, historyText("refunded", params));
  const { orderDetailId: lineId, applyRefundNum: pieces, refundPrice: cents } = paid;
  await shop.ledger.refunded(
    { ...order, payTime: order.payTime ?? order.createTime },
    { ...paid, refundTime: paid.refundTime ?? paid.updateTime },
  );
  const isRequested = await hasBuyersRefund(shop, order.orderNo);
  const after = await shop.orders.refunds.change(order.orderNo, { lineId, open: -pieces, refunded: pieces, cents }, isRequested);
  const line = lines.find(({ id }) => id === lineId);
  if (line) {
    await shop.products.stock.takeBack({ productId: line.productId, skuId: line.attrValueId, pieces });
    await shop.seckill.quota.giveBack(order.orderNo, { skuId: line.attrValueId, pieces });
  }
  await shop.users.credit(order.uid, {
    points: paid.refundUseIntegral - paid.refundGainIntegral,
    cents: order.payType === PayType.balance ? cents : 0,
  });
  const served = after.filter(({ merCouponPrice, platCouponPrice }) => merCouponPrice + platCouponPrice > 0);
  const isServedBack = served.length > 0 && served.every(({ payNum, refundNum }) => refundNum >= payNum);
  if (order.couponUserId !== null && isServedBack && served.some(({ id }) => id === lineId))
    await shop.coupons.claims.giveBack(order.couponUserId);
}
