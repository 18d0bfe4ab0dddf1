import { OrderCancelStatus } from "@shopkeeper/sdk/contract";
import type { TextParams } from "@shopkeeper/sdk/rules/core";
import { statusAfter } from "@shopkeeper/sdk/rules/orders";
import { and, eq, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import type { Scope } from "../tenancy/scope";
import { refundingPieces } from "../refunds/shared";
import { logRow, type OrderEvent } from "./log-rows";
import type { OrderRow } from "./order-rows";
import { ownOrders } from "./order-tabs";
import { orderDetails, orderLogs, orders } from "./tables";

/** The shop's actions on an order, except sending. */
export const orderStepStore = ({ db, merId, clock, actor }: Scope) => {
  const only = (orderNo: string) => and(ownOrders(merId), eq(orders.orderNo, orderNo));
  const linesOf = (orderNo: string) => and(eq(orderDetails.merId, merId), eq(orderDetails.orderNo, orderNo));
  // including orders that the shop has hidden
  const at = (orderNo: string) => and(eq(orders.merId, merId), eq(orders.orderNo, orderNo));
  const locked = async (orderNo: string) => {
    const [row] = await db.select().from(orders).where(at(orderNo)).for("update");
    return row;
  };
  const log = (orderNo: string, event: OrderEvent, params?: TextParams) =>
    db.insert(orderLogs).values({ ...logRow({ merId, orderNo }, event, clock.now(), params), operator: actor });

  return {
    /** Replaces the shop's note; false when the order is missing. */
    async mark(orderNo: string, remark: string) {
      const isMarked = await affectsRows(db.update(orders).set({ merchantRemark: remark, updateTime: clock.now() }).where(only(orderNo)));
      if (isMarked) await log(orderNo, "mark");
      return isMarked;
    },

    /** Hides an order that its buyer has deleted; false when there is no such order. */
    async hide(orderNo: string) {
      const isHidden = await affectsRows(
        db
          .update(orders)
          .set({ isMerchantDel: true, updateTime: clock.now() })
          .where(and(only(orderNo), orders.isUserDel)),
      );
      if (isHidden) await log(orderNo, "delete");
      return isHidden;
    },

    /** Cancels an order that was not paid in time, and answers its lines; undefined when it is no longer unpaid. */
    async cancel(orderNo: string, minutes: number) {
      const order = await locked(orderNo);
      const status = order && !order.paid ? statusAfter("cancel", order) : undefined;
      if (!order || status === undefined) return undefined;
      await db.update(orders).set({ status, cancelStatus: OrderCancelStatus.bySystem, updateTime: clock.now() }).where(at(orderNo));
      await log(orderNo, "cancel", { minutes });
      return { order, lines: await db.select().from(orderDetails).where(linesOf(orderNo)) };
    },

    /** Marks a sent order as received; false when it is not in transit. */
    async receive(orderNo: string, days: number) {
      const order = await locked(orderNo);
      const status = order && statusAfter("receive", order);
      if (status === undefined) return false;
      const now = clock.now();
      await db.update(orders).set({ status, receivingTime: now, updateTime: now }).where(at(orderNo));
      await db.update(orderDetails).set({ isReceive: true }).where(linesOf(orderNo));
      await log(orderNo, "receive", { days });
      return true;
    },

    /** Completes a received order; false when it is not received. */
    async complete(orderNo: string, days: number) {
      const order = await locked(orderNo);
      const status = order && statusAfter("complete", order);
      if (status === undefined) return false;
      await db.update(orders).set({ status, updateTime: clock.now() }).where(at(orderNo));
      await log(orderNo, "complete", { days });
      return true;
    },

    /** The order with a pick-up code, locked until the transaction ends. */
    async coded(verifyCode: string) {
      const [row] = await db
        .select()
        .from(orders)
        .where(and(ownOrders(merId), eq(orders.verifyCode, verifyCode)))
        .for("update");
      return row;
    },

    /** Redeems the code of a locked order: the remaining pieces that are not being refunded are handed over and received. */
    async verify(order: OrderRow, clerk: { accountId: number; realName: string }) {
      const now = clock.now();
      const status = statusAfter("verify", order) ?? order.status;
      await db.update(orders).set({ status, clerkId: clerk.accountId, receivingTime: now, updateTime: now }).where(only(order.orderNo));
      await db
        .update(orderDetails)
        .set({
          deliveryNum: sql`${orderDetails.payNum} - ${orderDetails.refundNum} - ${refundingPieces(merId, orderDetails.id)}`,
          isReceive: true,
        })
        .where(linesOf(order.orderNo));
      await log(order.orderNo, "verify", { who: clerk.realName });
    },
  };
};
