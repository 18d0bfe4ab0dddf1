import type { Schema } from "@shopkeeper/sdk";
import { canDelete, canRefundDirectly, canSend, type OrderState } from "@shopkeeper/sdk/rules/orders";

/** The actions of one order. */
export type OrderRowAction = "view" | "send" | "refund" | "note" | "remove";

/** The fields of an order that its actions need, from the list or the drawer. */
export type ActedOrder = Pick<
  Schema<"Order">,
  "orderNo" | keyof OrderState | "type" | "secondType" | "isLogoff" | "merchantRemark" | "infoResponseList"
>;

/** The actions of an order in its state; the pending action first, which every list shows. */
export function orderRowActions(order: ActedOrder): readonly OrderRowAction[] {
  const { infoResponseList: lines } = order;
  const offered: readonly (OrderRowAction | false)[] = [
    canSend(order, lines) && "send",
    "view",
    "note",
    canRefundDirectly(order, lines) && "refund",
    canDelete(order) && "remove",
  ];
  return offered.filter((action) => action !== false);
}
