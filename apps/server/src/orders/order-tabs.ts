import { OrderCancelStatus, OrderGroupStatus, OrderLevel, OrderRefundStatus, OrderStatus, type Schema } from "@shopkeeper/sdk/contract";
import { and, eq, inArray, ne, not, type SQL } from "drizzle-orm";
import { isListed, orders } from "./tables";

type OrderTab = Schema<"OrderTab">;

/** What of the order list waits for the shop: two of its tabs. */
export type WaitingOrders = "notShipped" | "awaitVerification";

/** The shop's own orders that it has not hidden. */
export const ownOrders = (merId: number) => and(eq(orders.merId, merId), not(orders.isMerchantDel), eq(orders.level, OrderLevel.shop));

/** The orders that a merchant's lists show; written out so that the indexes on them serve. */
export const listedOrders = (merId: number) => and(eq(orders.merId, merId), isListed);

const isKept = () => and(eq(orders.cancelStatus, OrderCancelStatus.none), not(orders.isUserDel));
const isOpen = () => and(isKept(), ne(orders.refundStatus, OrderRefundStatus.refunded));
/** The codes are written into the statement, so that the indexes on the waiting orders serve. */
const isAt = (...statuses: readonly Schema<"OrderStatus">[]) => inArray(orders.status, [...statuses]).inlineParams();
const isGroupReady = () => inArray(orders.groupBuyRecordStatus, [OrderGroupStatus.done, OrderGroupStatus.none]);

/** Which of the listed orders wait for that. */
export function waitingCondition(waiting: WaitingOrders): SQL | undefined {
  switch (waiting) {
    case "notShipped":
      return and(isAt(OrderStatus.awaitingShipment, OrderStatus.partlyShipped), isOpen(), isGroupReady());
    case "awaitVerification":
      return and(isAt(OrderStatus.awaitingVerification), isOpen(), isGroupReady());
  }
}

/** Which of the listed orders are under a tab; undefined for all of them. */
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
