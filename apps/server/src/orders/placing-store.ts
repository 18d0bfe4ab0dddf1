import { ShippingType } from "@shopkeeper/sdk/contract";
import { paymentFee, statusAfter } from "@shopkeeper/sdk/rules/orders";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { and, desc, eq } from "drizzle-orm";
import { schedule } from "../jobs/due-shops";
import type { Scope } from "../tenancy/scope";
import { ledgerStore } from "../finance/shared";
import { raiseNotice } from "../notices/shared";
import { merchantStore } from "../session/shared";
import { shopFee } from "../store/shared";
import { logRow } from "./log-rows";
import { ownOrders } from "./order-tabs";
import { orderDetails, orderLogs, orders } from "./tables";

const SOONEST_MS = 60_000;

/** An order to place, with its lines. */
interface PlacedOrder {
  order: typeof orders.$inferInsert;
  lines: readonly (typeof orderDetails.$inferInsert)[];
}

/** The buyers' actions: they place orders in the shop and pay for them; payments are booked. */
export const placingStore = (scope: Scope) => {
  const { db, merId, clock } = scope;
  const ledger = ledgerStore(scope);
  return {
    async lastTime() {
      const [row] = await db
        .select({ time: orders.createTime })
        .from(orders)
        .where(eq(orders.merId, merId))
        .orderBy(desc(orders.createTime))
        .limit(1);
      return row?.time;
    },

    /** Adds an unpaid order; false where another order has its number or its code. */
    async place({ order, lines }: PlacedOrder) {
      const added = await db.insert(orders).values(order).onConflictDoNothing().returning({ orderNo: orders.orderNo });
      if (added.length === 0) return false;
      await db.insert(orderDetails).values([...lines]);
      await db.insert(orderLogs).values(logRow(order, "create", clock.now()));
      // no order is cancelled earlier, and later events are found by the daily check of each shop
      await schedule(scope, "orders", new Date(clock.now().getTime() + SOONEST_MS));
      return true;
    },

    /** Books the payment of an unpaid order; false when the order is not unpaid, or the shop is closed. */
    async pay(orderNo: string, outTradeNo: string) {
      if (!(await merchantStore(scope).keepOpen())) return false;
      const only = and(ownOrders(merId), eq(orders.orderNo, orderNo));
      const [order] = await db.select().from(orders).where(only).for("update");
      const status = order && statusAfter("pay", order);
      if (!order || status === undefined) return false;
      const now = clock.now();
      const paid = { paid: true, payTime: now, outTradeNo, updateTime: now };
      const fees = { commissionCharge: paymentFee(order.payPrice, await shopFee(scope)), gainIntegral: Math.floor(order.payPrice / 100) };
      await db
        .update(orders)
        .set({ status, ...paid, ...fees })
        .where(only);
      await db.insert(orderLogs).values(logRow(order, "pay", now));
      await ledger.paid({ ...order, ...fees, payTime: now });
      const params = { number: orderNo, amount: moneyText(order.payPrice), isPickUp: order.shippingType === ShippingType.pickUp };
      await raiseNotice(scope, { kind: "order", subject: "order", subjectId: orderNo, params });
      return true;
    },
  };
};
