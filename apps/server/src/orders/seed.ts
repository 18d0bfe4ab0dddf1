import { count, eq } from "drizzle-orm";
import type { Scope } from "../core/scope";
import { orderableSkus } from "../products/seed";
import { insertRows } from "../seed/insert-rows";
import { shopBuyers } from "../users/seed";
import { orderRows, shelfOf, type OrderDraft, type OrderGoods } from "./seed-rows";
import { plausibleOrders } from "./seed-plausible";
import { orderDetails, orders } from "./tables";

/** An order to make: what it is made of, and where it stands; everything else follows. */
export type OrderSeed = OrderDraft;

const portion = 5000;
const mostSkus = 600;

/**
 * Makes orders in a shop that has products and buyers, oldest first.
 *
 * A number spreads that many over the last 400 days in every state; partial ones were paid just now and wait to be shipped.
 */
export async function seedOrders(scope: Scope, wanted: number | readonly Partial<OrderSeed>[]) {
  if (wanted === 0 || (typeof wanted !== "number" && wanted.length === 0)) return;
  const now = scope.clock.now();
  const goods: OrderGoods[] = await orderableSkus(scope, mostSkus);
  const buyers = await shopBuyers(scope);
  if (goods.length === 0 || buyers.length === 0) throw new Error("orders need products on the shelf, and buyers");
  const shelf = shelfOf(goods);
  const first = await orderCount(scope);
  const drafts = typeof wanted === "number" ? plausibleOrders(wanted, now, goods, buyers) : wanted;

  let orderPart: (typeof orders.$inferInsert)[] = [];
  let linePart: (typeof orderDetails.$inferInsert)[] = [];
  const write = async () => {
    await insertRows(scope.db, orders, orderPart);
    await insertRows(scope.db, orderDetails, linePart);
    [orderPart, linePart] = [[], []];
  };
  let at = first;
  for (const draft of drafts) {
    const { order, lines } = orderRows(scope.merId, at, draft, { now, shelf, buyers });
    orderPart.push(order);
    linePart.push(...lines);
    at += 1;
    if (orderPart.length >= portion) await write();
  }
  await write();
}

/** The orders of a demo shop. */
export const demoOrders = (scope: Scope, shop: number) => seedOrders(scope, [1500, 400][shop] ?? 0);

async function orderCount({ db, merId }: Scope) {
  const [row] = await db.select({ total: count() }).from(orders).where(eq(orders.merId, merId));
  return row?.total ?? 0;
}
