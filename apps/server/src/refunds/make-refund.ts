import { PayType, RefundPromoter, RefundStatus } from "@shopkeeper/sdk/contract";
import type { Shop } from "../tenancy/shop";
import { refundAmounts } from "./refund-amounts";
import { hasBuyersRefund, holdsPieces } from "./refund-of-order";
import type { RefundRow } from "./refund-rows";
import { settleRefund } from "./settle-refund";
import type { NewRefund } from "./step-store";

type HeldOrder = NonNullable<Awaited<ReturnType<Shop["orders"]["refunds"]["lock"]>>>;

/** A refund to make: some pieces of a line, with its reason. */
export interface WantedRefund extends Pick<NewRefund, "promoterType" | "afterSalesType"> {
  lineId: number;
  pieces: number;
  words?: Partial<Pick<RefundRow, "refundReasonWap" | "refundReasonWapExplain" | "returnGoodsType">>;
}

/** Makes a refund of some pieces of a locked order; the shop's own refund is paid at once, or as soon as its provider answers. */
export async function makeRefund(shop: Shop, { order, lines }: HeldOrder, { lineId, pieces, words, ...kind }: WantedRefund) {
  const before = (await shop.refunds.steps.ofOrders([order.orderNo])).filter(
    (refund) => refund.orderDetailId === lineId && holdsPieces(refund),
  );
  const isDirect = kind.promoterType === RefundPromoter.merchant;
  const made = await shop.refunds.steps.add({
    ...{ orderNo: order.orderNo, orderDetailId: lineId, uid: order.uid, applyRefundNum: pieces },
    ...kind,
    ...words,
    ...refundAmounts(order, lines, { lineId, pieces }, before),
    refundStatus: isDirect ? RefundStatus.refunding : RefundStatus.awaitingReview,
  });
  await shop.refunds.steps.log(made.refundOrderNo, { type: "apply", text: isDirect ? "direct" : "applied" });
  await shop.orders.refunds.change(order.orderNo, { lineId, open: pieces }, await hasBuyersRefund(shop, order.orderNo));
  if (isDirect && order.payType === PayType.balance) await settleRefund(shop, made.refundOrderNo, "done");
  return made;
}
