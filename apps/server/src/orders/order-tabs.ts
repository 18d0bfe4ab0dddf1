import { OrderRefundStatus, type Schema } from "@shopkeeper/sdk/contract";
import { and, eq, gt, inArray, ne, not, sql, type SQL } from "drizzle-orm";
import { isListed, orders } from "./tables";

type OrderTab = Schema<"OrderTab">;

/** What of the order list waits for the shop: two of its tabs. */
export type WaitingOrders = "notShipped" | "awaitVerification";

/** The shop's own orders that it has not hidden. */
export const ownOrders = (merId: number) => and(eq(orders.merId, merId), not(orders.isMerchantDel), eq(orders.level, 1));

/** The orders that a merchant's lists show; written out so that the indexes on them serve. */
export const listedOrders = (merId: number) => and(eq(orders.merId, merId), isListed);

const isKept = () => and(eq(orders.cancelStatus, 0), not(orders.isUserDel));
const isOpen = () => and(isKept(), ne(orders.refundStatus, OrderRefundStatus.refunded));
const isGroupReady = () => inArray(orders.groupBuyRecordStatus, [10, 99]);

/** Which of the listed orders wait for that; the codes are written out so that the indexes on the waiting ones serve. */
export function waitingCondition(waiting: WaitingOrders): SQL | undefined {
  switch (waiting) {
    case "notShipped":
      return and(sql`${orders.status} in (1, 2)`, isOpen(), isGroupReady());
    case "awaitVerification":
      return and(sql`${orders.status} = 3`, isOpen(), isGroupReady());
  }
}

/** Which of the listed orders are under a tab; undefined for all of them. */
export function tabCondition(tab: OrderTab): SQL | undefined {
  switch (tab) {
    case "all":
      return undefined;
    case "unPaid":
      return and(sql`${orders.status} = 0`, not(orders.paid), isKept());
    case "notShipped":
    case "awaitVerification":
      return waitingCondition(tab);
    case "spike":
      return and(sql`${orders.status} = 4`, isOpen());
    case "receiving":
      return and(sql`${orders.status} = 5`, isOpen());
    case "complete":
      return sql`${orders.status} = 6`;
    case "refunded":
      return and(sql`${orders.refundStatus} = 3`, eq(orders.paid, true), isKept());
    case "deleted":
      return and(orders.isUserDel);
    case "cancel":
      return and(sql`${orders.status} = 9`, not(orders.paid), gt(orders.cancelStatus, 0), not(orders.isUserDel));
  }
}
