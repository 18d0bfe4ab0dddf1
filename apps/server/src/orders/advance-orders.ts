import type { WorkPlace } from "../core/domain";
import type { Shop } from "../core/shop";
import { type DueOrder, dueOrders } from "./due-orders";
import { type OrderTimes, orderTimes } from "./order-times";

/**
 * Lets orders go on whose time has come: unpaid ones are cancelled, sent ones received, received ones done.
 *
 * Each is a transaction of its own that locks its order and looks again, so that several nodes may do it at once.
 */
export async function advanceOrders({ database, ports, openShop }: Omit<WorkPlace, "sheets">) {
  const times = await orderTimes(database.db, ports);
  for (const due of await dueOrders(database.db, ports.clock.now(), times)) {
    try {
      await database.transaction(async (db) => {
        const shop = openShop(db, due.merId);
        if (await advance(shop, due, times)) await shop.merchant.raiseRevision();
      });
    } catch (error) {
      ports.logger.warn({ error, order: due.orderNo }, "An order did not go on");
    }
  }
}

/** Lets an order go on; false when something else happened to it meanwhile. */
async function advance(shop: Shop, { orderNo, event }: DueOrder, { cancelMinutes, receiveDays, completeDays }: OrderTimes) {
  if (event === "receive") return shop.orders.steps.receive(orderNo, receiveDays);
  if (event === "complete") return shop.orders.steps.complete(orderNo, completeDays);
  const cancelled = await shop.orders.steps.cancel(orderNo, cancelMinutes);
  if (!cancelled) return false;
  const { order, lines } = cancelled;
  // in the order in which everyone locks products
  for (const { productId, attrValueId: skuId, payNum: pieces } of lines.toSorted((one, other) => one.productId - other.productId))
    await shop.products.stock.takeBack({ productId, skuId, pieces });
  await shop.seckill.quota.giveBack(orderNo);
  if (order.couponUserId !== null) await shop.coupons.claims.giveBack(order.couponUserId);
  if (order.useIntegral > 0) await shop.users.credit(order.uid, { points: order.useIntegral, cents: 0 });
  return true;
}
