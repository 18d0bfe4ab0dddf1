import { OrderRefundStatus, ProductType } from "@shopkeeper/sdk/contract";
import { and, eq, inArray, ne, not, sql, type SQL } from "drizzle-orm";
import { orders } from "./tables";

/** What of the order list waits for the shop: two of its tabs, and the refund requests that nobody has answered. */
export type WaitingOrders = "notShipped" | "awaitVerification" | "refunding";

const listedTypes = [ProductType.ordinary, ProductType.virtual, ProductType.cloudDrive, ProductType.cardKey];

/** The orders that a merchant's lists show. */
export const listedOrders = (merId: number) =>
  and(eq(orders.merId, merId), not(orders.isMerchantDel), eq(orders.level, 1), inArray(orders.secondType, listedTypes));

const isOpen = () => and(eq(orders.cancelStatus, 0), not(orders.isUserDel), ne(orders.refundStatus, OrderRefundStatus.refunded));
const isGroupReady = () => inArray(orders.groupBuyRecordStatus, [10, 99]);

/** Which of the listed orders wait for that; the codes are written out so that the indexes on the waiting ones serve. */
export function waitingCondition(waiting: WaitingOrders): SQL | undefined {
  switch (waiting) {
    case "notShipped":
      return and(sql`${orders.status} in (1, 2)`, isOpen(), isGroupReady());
    case "awaitVerification":
      return and(sql`${orders.status} = 3`, isOpen(), isGroupReady());
    case "refunding":
      return sql`${orders.refundStatus} = 1`;
  }
}
