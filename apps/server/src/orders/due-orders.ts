import { OrderLevel, OrderRefundStatus, OrderStatus, type Schema } from "@shopkeeper/sdk/contract";
import { and, asc, eq, inArray, lte, notExists, sql } from "drizzle-orm";
import type { Executor } from "../core/scope";
import type { OrderTimes } from "./order-times";
import { orders, shipments } from "./tables";

/** What an order does by itself when its time has come. */
export type DueEvent = "cancel" | "receive" | "complete";

/** An order whose time has come. */
export interface DueOrder {
  merId: number;
  orderNo: string;
  createTime: Date;
}

const most = 100;
const minute = 60_000;
const day = 1440 * minute;

/** The code is written into the statement, so that the index on the due orders serves. */
const isAt = (status: Schema<"OrderStatus">) => eq(orders.status, status).inlineParams();

/** The oldest orders of all shops for which an event is due, after another one in this order; at most 100. */
export async function dueOrders(
  db: Executor,
  event: DueEvent,
  { now, times: { cancelMinutes, receiveDays, completeDays } }: { now: Date; times: OrderTimes },
  after?: DueOrder,
): Promise<DueOrder[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const [placedBy, sentBy, receivedBy] = [before(cancelMinutes * minute), before(receiveDays * day), before(completeDays * day)];
  // who waits for a refund waits with everything else
  const isSettled = inArray(orders.refundStatus, [OrderRefundStatus.none, OrderRefundStatus.partlyRefunded]);
  const isLaterSent = db
    .select({ id: shipments.id })
    .from(shipments)
    .where(
      and(
        eq(shipments.merId, orders.merId),
        eq(shipments.orderNo, orders.orderNo),
        sql`${shipments.createTime} > ${sentBy.toISOString()}::timestamptz`,
      ),
    );
  const conditions: Readonly<Record<DueEvent, Parameters<typeof and>>> = {
    cancel: [isAt(OrderStatus.awaitingPayment), eq(orders.paid, false), lte(orders.createTime, placedBy)],
    receive: [isAt(OrderStatus.awaitingReceipt), isSettled, lte(orders.createTime, sentBy), notExists(isLaterSent)],
    complete: [isAt(OrderStatus.received), isSettled, lte(orders.createTime, receivedBy), lte(orders.receivingTime, receivedBy)],
  };
  const isBehind =
    after &&
    sql`(${orders.createTime}, ${orders.merId}, ${orders.orderNo}) > (${after.createTime.toISOString()}::timestamptz, ${after.merId}::bigint, ${after.orderNo}::text)`;
  return db
    .select({ merId: orders.merId, orderNo: orders.orderNo, createTime: orders.createTime })
    .from(orders)
    .where(and(eq(orders.level, OrderLevel.shop), ...conditions[event], isBehind))
    .orderBy(asc(orders.createTime), asc(orders.merId), asc(orders.orderNo))
    .limit(most);
}
