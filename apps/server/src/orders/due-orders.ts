import { and, asc, eq, lte, notExists, sql } from "drizzle-orm";
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

/**
 * The oldest orders of all shops for which an event is due, after another one in this order; at most 100.
 *
 * The codes are written out so that the index on the due ones serves.
 */
export async function dueOrders(
  db: Executor,
  event: DueEvent,
  { now, times: { cancelMinutes, receiveDays, completeDays } }: { now: Date; times: OrderTimes },
  after?: DueOrder,
): Promise<DueOrder[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const [placedBy, sentBy, receivedBy] = [before(cancelMinutes * minute), before(receiveDays * day), before(completeDays * day)];
  // who waits for a refund waits with everything else
  const isSettled = sql`${orders.refundStatus} in (0, 2)`;
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
    cancel: [sql`${orders.status} = 0`, eq(orders.paid, false), lte(orders.createTime, placedBy)],
    receive: [sql`${orders.status} = 4`, isSettled, lte(orders.createTime, sentBy), notExists(isLaterSent)],
    complete: [sql`${orders.status} = 5`, isSettled, lte(orders.createTime, receivedBy), lte(orders.receivingTime, receivedBy)],
  };
  const isBehind =
    after &&
    sql`(${orders.createTime}, ${orders.merId}, ${orders.orderNo}) > (${after.createTime.toISOString()}::timestamptz, ${after.merId}::integer, ${after.orderNo}::text)`;
  return db
    .select({ merId: orders.merId, orderNo: orders.orderNo, createTime: orders.createTime })
    .from(orders)
    .where(and(eq(orders.level, 1), ...conditions[event], isBehind))
    .orderBy(asc(orders.createTime), asc(orders.merId), asc(orders.orderNo))
    .limit(most);
}
