import { sql } from "drizzle-orm";
import type { WorkPlace } from "../core/domain";
import type { Executor } from "../core/scope";
import type { Shop } from "../core/shop";
import { type DueEvent, type DueOrder, dueOrders } from "./due-orders";
import { type OrderTimes, orderTimes } from "./order-times";

const events: readonly DueEvent[] = ["cancel", "receive", "complete"];

/** How many orders go on by one event in one pass, beside those that fail. */
const most = 300;

type Place = Omit<WorkPlace, "sheets">;

/**
 * Lets orders go on whose time has come: unpaid ones are cancelled, sent ones received, received ones done.
 *
 * Each is a transaction of its own that locks its order and looks again. All of them take one lock of the database; a node that
 * finds it taken leaves the pass to the node that has it. An order that fails is passed over, and tried again in the next pass.
 */
export async function advanceOrders(place: Place) {
  const { database, ports } = place;
  const due = { now: ports.clock.now(), times: await orderTimes(database.db, ports) };
  for (const event of events) {
    let done = 0;
    let last: DueOrder | undefined;
    while (done < most) {
      const found = await dueOrders(database.db, event, due, last);
      for (const order of found) {
        const result = await advanceOne(place, event, order, due.times);
        if (result === "taken") return;
        if (result === "done") done += 1;
      }
      last = found.at(-1);
      if (!last) break;
    }
  }
}

/** Lets one order go on; `taken` where another node has the lock. */
async function advanceOne({ database, ports, openShop }: Place, event: DueEvent, { merId, orderNo }: DueOrder, times: OrderTimes) {
  try {
    return await database.transaction(async (db) => {
      if (!(await isLeading(db))) return "taken";
      const shop = openShop(db, merId);
      if (await advance(shop, event, orderNo, times)) await shop.merchant.raiseRevision();
      return "done";
    });
  } catch (error) {
    ports.logger.warn({ error, order: orderNo }, "An order did not go on");
    return "failed";
  }
}

/** Takes the lock of the pass until the transaction ends; false when another node has it. */
async function isLeading(db: Executor) {
  const [row] = await db
    .select({ isTaken: sql<boolean>`pg_try_advisory_xact_lock(hashtext('orders go on'))` })
    .from(sql`(values (1)) as one`);
  return row?.isTaken === true;
}

/** Lets an order go on; false when something else happened to it meanwhile. */
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
