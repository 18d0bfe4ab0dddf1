import { OrderLevel, OrderRefundStatus, OrderStatus, type Schema } from "@shopkeeper/sdk/contract";
import { and, asc, eq, inArray, isNotNull, lte, notExists, sql, type SQL } from "drizzle-orm";
import { earliest } from "../jobs/due-shops";
import type { OrderTimes } from "./order-times";
import { orders, shipments } from "./tables";
import type { Executor } from "../ports/database";

/** A change that is due by time, without a person. */
export type DueEvent = "cancel" | "receive" | "complete";

/** An order that is due. */
export interface DueOrder {
  orderNo: string;
  createTime: Date;
}

const most = 100;
const minute = 60_000;
const day = 1440 * minute;

/** The code is inlined, so that the index on the due orders is used. */
const isAt = (status: Schema<"OrderStatus">) => eq(orders.status, status).inlineParams();

const isUnpaid = and(isAt(OrderStatus.awaitingPayment), eq(orders.paid, false));
// an order with an open refund request does not advance
const isSettled = inArray(orders.refundStatus, [OrderRefundStatus.none, OrderRefundStatus.partlyRefunded]);
const isSent = and(isAt(OrderStatus.awaitingReceipt), isSettled);
const isReceived = and(isAt(OrderStatus.received), isSettled);

const ownOrders = (merId: number) => and(eq(orders.merId, merId), eq(orders.level, OrderLevel.shop));

/** The oldest orders of a shop for which an event is due, after another order in this sequence; at most 100. */
export async function dueOrders(
  db: Executor,
  merId: number,
  event: DueEvent,
  { now, times: { cancelMinutes, receiveDays, completeDays } }: { now: Date; times: OrderTimes },
  after?: DueOrder,
): Promise<DueOrder[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const [placedBy, sentBy, receivedBy] = [before(cancelMinutes * minute), before(receiveDays * day), before(completeDays * day)];
  const isLaterSent = db
    .select({ id: shipments.id })
    .from(shipments)
    .where(
      and(
        eq(shipments.merId, merId),
        eq(shipments.orderNo, orders.orderNo),
        sql`${shipments.createTime} > ${sentBy.toISOString()}::timestamptz`,
      ),
    );
  const conditions: Readonly<Record<DueEvent, SQL | undefined>> = {
    cancel: and(isUnpaid, lte(orders.createTime, placedBy)),
    receive: and(isSent, lte(orders.createTime, sentBy), notExists(isLaterSent)),
    complete: and(isReceived, lte(orders.createTime, receivedBy), lte(orders.receivingTime, receivedBy)),
  };
  const isBehind =
    after && sql`(${orders.createTime}, ${orders.orderNo}) > (${after.createTime.toISOString()}::timestamptz, ${after.orderNo}::text)`;
  return db
    .select({ orderNo: orders.orderNo, createTime: orders.createTime })
    .from(orders)
    .where(and(ownOrders(merId), conditions[event], isBehind))
    .orderBy(asc(orders.createTime), asc(orders.orderNo))
    .limit(most);
}

/** The time of the next due event of a shop's orders. */
export async function nextDue(db: Executor, merId: number, { cancelMinutes, receiveDays, completeDays }: OrderTimes) {
  const first = async (time: SQL<string | null>, condition: SQL | undefined, ms: number) => {
    const [row] = await db
      .select({ time: sql`min(${time})`.mapWith(orders.createTime) })
      .from(orders)
      .where(and(ownOrders(merId), condition));
    return row?.time ? new Date(row.time.getTime() + ms) : undefined;
  };
  const lastSent = sql`(select max(${shipments.createTime}) from ${shipments}
    where ${shipments.merId} = ${merId} and ${shipments.orderNo} = ${orders.orderNo})`;
  return earliest(
    await first(sql`${orders.createTime}`, isUnpaid, cancelMinutes * minute),
    await first(sql`greatest(${orders.createTime}, ${lastSent})`, isSent, receiveDays * day),
    await first(
      sql`greatest(${orders.createTime}, ${orders.receivingTime})`,
      and(isReceived, isNotNull(orders.receivingTime)),
      completeDays * day,
    ),
  );
}
