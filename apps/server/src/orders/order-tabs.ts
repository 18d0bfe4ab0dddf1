import { OrderCancelStatus, OrderGroupStatus, OrderLevel, OrderRefundStatus, OrderStatus, type Schema } from "@shopkeeper/sdk/contract";
import { and, eq, inArray, ne, not, type SQL } from "drizzle-orm";
import { isListed, orders } from "./tables";

type OrderTab = Schema<"OrderTab">;

/** The tabs of orders that wait for the shop. */
export type WaitingOrders = "notShipped" | "awaitVerification";

/** The shop's own orders, except those that it has hidden. */
export const ownOrders = (merId: number) => and(eq(orders.merId, merId), not(orders.isMerchantDel), eq(orders.level, OrderLevel.shop));

/** The orders in a merchant's lists; written out so that their indexes are used. */
export const listedOrders = (merId: number) => and(eq(orders.merId, merId), isListed);

const isKept = () => and(eq(orders.cancelStatus, OrderCancelStatus.none), not(orders.isUserDel));
const isOpen = () => and(isKept(), ne(orders.refundStatus, OrderRefundStatus.refunded));
/** The codes are inlined, so that the indexes on the waiting orders are used. */
const isAt = (...statuses: readonly Schema<"OrderStatus">[]) => inArray(orders.status, [...statuses]).inlineParams();
const isGroupReady = () => inArray(orders.groupBuyRecordStatus, [OrderGroupStatus.done, OrderGroupStatus.none]);

/** The condition of listed orders that wait for this. */
export function waitingCondition(waiting: WaitingOrders): SQL | undefined {
  switch (waiting) {
    case "notShipped":
      return and(isAt(OrderStatus.awaitingShipment, OrderStatus.partlyShipped), isOpen(), isGroupReady());
    case "awaitVerification":
      return and(isAt(OrderStatus.awaitingVerification), isOpen(), isGroupReady());
  }
}

/** The condition of listed orders under a tab; undefined for all of them. */
export function tabCondition(tab: OrderTab): SQL | undefined {
  switch (tab) {
    case "all":
      return undefined;
    case "unPaid":
      return and(isAt(OrderStatus.awaitingPayment), not(orders.paid), isKept());
    case "notShipped":
    case "awaitVerification":
      return waitingCondition(tab);
    case "spike":
      return and(isAt(OrderStatus.awaitingReceipt), isOpen());
    case "receiving":
      return and(isAt(OrderStatus.received), isOpen());
    case "complete":
      return isAt(OrderStatus.completed);
    case "refunded":
      return and(eq(orders.refundStatus, OrderRefundStatus.refunded).inlineParams(), eq(orders.paid, true), isKept());
    case "deleted":
      return and(orders.isUserDel);
    case "cancel":
      return and(isAt(OrderStatus.cancelled), not(orders.paid), ne(orders.cancelStatus, OrderCancelStatus.none), not(orders.isUserDel));
  }
}
