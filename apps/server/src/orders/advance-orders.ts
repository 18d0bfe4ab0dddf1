import { inDueShops } from "../jobs/due-shops";
import type { Shop } from "../tenancy/shop";
import { type DueEvent, type DueOrder, dueOrders, nextDue } from "./due-orders";
import { type OrderTimes, orderTimes } from "./order-times";
import type { WorkPlace } from "../jobs/work-place";

const events: readonly DueEvent[] = ["cancel", "receive", "complete"];

/** The most orders that advance by one event in one pass, besides those that fail. */
const most = 300;

type Place = Omit<WorkPlace, "sheets">;

/**
 * Advances orders that are due: unpaid ones are cancelled, sent ones received, received ones completed.
 *
 * Each is a transaction of its own that locks its order and checks it again. A failing order is skipped, and retried in the
 * next pass.
 */
export async function advanceOrders(place: Place) {
  const times = await orderTimes(place.database.db, place.ports);
  await inDueShops(place, "orders", { run: (merId) => advanceShop(place, merId, times), next: (db, merId) => nextDue(db, merId, times) });
}

async function advanceShop(place: Place, merId: number, times: OrderTimes) {
  const { database, ports } = place;
  const due = { now: ports.clock.now(), times };
  for (const event of events) {
    let done = 0;
    let last: DueOrder | undefined;
    while (done < most) {
      const found = await dueOrders(database.db, merId, event, due, last);
      for (const order of found) if (await advanceOne(place, merId, event, order, times)) done += 1;
      last = found.at(-1);
      if (!last) break;
    }
  }
}

/** Advances one order; false if that failed. */
async function advanceOne({ database, ports, openShop }: Place, merId: number, event: DueEvent, { orderNo }: DueOrder, times: OrderTimes) {
  try {
    await database.transaction(async (db) => {
      const shop = openShop(db, merId);
      if (await advance(shop, event, orderNo, times)) await shop.merchant.raiseRevision();
    });
    return true;
  } catch (error) {
    ports.logger.warn({ error, order: orderNo }, "An order did not go on");
    return false;
  }
}

/** Advances an order; false when it has changed meanwhile. */
async function advance(shop: Shop, event: DueEvent, orderNo: string, { cancelMinutes, receiveDays, completeDays }: OrderTimes) {
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
