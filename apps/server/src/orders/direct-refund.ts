import { AfterSalesType, OrderReturnType, RefundPromoter } from "@shopkeeper/sdk/contract";
import { chosenProblem, directRefundRefusal, refundablePieces } from "@shopkeeper/sdk/rules/orders";
import type { HandlersOf } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import { makeRefund } from "../refunds/shared";
import { refuse } from "./refuse";

/** The call with which a shop refunds an order without a request of its buyer. */
export const directRefundHandlers: Pick<HandlersOf<"orders">, "refundOrder"> = {
  async refundOrder({ body, shop }) {
    const held = await shop.orders.refunds.lock(body.orderNo);
    if (!held || held.order.isMerchantDel) throw new Refusal("orderMissing");
    const { order, lines } = held;
    const whole = lines.map((line) => ({ orderDetailId: line.id, num: refundablePieces(line) })).filter(({ num }) => num > 0);
    const chosen = body.returnType === OrderReturnType.whole ? whole : (body.detailList ?? []);
    refuse(directRefundRefusal(order, lines), chosenProblem(chosen, lines, refundablePieces));
    const kind = { promoterType: RefundPromoter.merchant, afterSalesType: AfterSalesType.refundOnly };
    for (const { orderDetailId, num } of chosen) await makeRefund(shop, held, { ...kind, lineId: orderDetailId, pieces: num });
    return null;
  },
};
