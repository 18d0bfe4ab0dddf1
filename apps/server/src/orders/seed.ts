import { OrderLevel } from "@shopkeeper/sdk/contract";
import { count, eq } from "drizzle-orm";
import { schedule } from "../jobs/due-shops";
import { grouped } from "../kit/grouped";
import type { Scope } from "../tenancy/scope";
import { seedEntries } from "../finance/seed";
import { orderableSkus } from "../products/seed";
import { seedRefunds, type RefundedOrder } from "../refunds/seed";
import { insertRows, newIds } from "../tenancy/insert-rows";
import { postageTerms } from "../shipping/shared";
import { shopFee } from "../store/shared";
import { shopBuyers } from "../users/seed";
import { orderRows, shelfOf, type OrderDraft, type OrderGoods } from "./seed-rows";
import { plausibleOrders } from "./seed-plausible";
import { seedShipments } from "./seed-shipments";
import { orderDetails, orders } from "./tables";

/** An order to make: its lines and its state; the rest follows. */
export type OrderSeed = OrderDraft;

type OrderRow = ReturnType<typeof orderRows>["order"];
type LineRow = ReturnType<typeof orderRows>["lines"][number];

const portion = 5000;
const mostSkus = 600;

/**
 * Makes orders in a shop that has products and buyers, oldest first.
 *
 * A number makes that many over the last 400 days in every state; by default partial ones were paid just now and wait to be shipped.
 */
export async function seedOrders(scope: Scope, wanted: number | readonly Partial<OrderSeed>[]) {
  if (wanted === 0 || (typeof wanted !== "number" && wanted.length === 0)) return;
  const now = scope.clock.now();
  const goods: OrderGoods[] = await orderableSkus(scope, mostSkus);
  const buyers = await shopBuyers(scope);
  if (goods.length === 0 || buyers.length === 0) throw new Error("orders need products on the shelf, and buyers");
  const shelf = shelfOf(goods);
  const first = await orderCount(scope);
  const feePercent = await shopFee(scope);
  const drafts = typeof wanted === "number" ? plausibleOrders(wanted, now, goods, buyers, await postageTerms(scope), first) : wanted;

  let part: ReturnType<typeof orderRows>[] = [];
  const openRefunds = typeof wanted === "number" ? new Map<number, number>() : undefined;
  const write = async () => {
    const ids = await newIds(
      scope.db,
      orderDetails,
      part.reduce((sum, { lines }) => sum + lines.length, 0),
    );
    const made = part.map(({ order, lines }) => ({ order, lines: lines.map((line) => ({ ...line, id: ids.shift() ?? 0 })) }));
    const { paid, paidBack } = await seedRefunds(scope, made.map(refundedOrder), openRefunds);
    const lines = made.flatMap((order) => order.lines.map((line) => ({ ...line, refundPrice: paidBack.get(line.id) ?? 0 })));
    await insertRows(
      scope.db,
      orders,
      made.map(({ order }) => order),
    );
    await insertRows(scope.db, orderDetails, lines);
    await seedShipments(scope, made);
    await schedule(scope, "orders", now);
    const refundsOf = grouped(paid, ({ orderNo }) => orderNo);
    await seedEntries(
      scope,
      made.flatMap(({ order }) => {
        const { payTime, paid: isPaid, level = OrderLevel.shop } = order;
        return isPaid && payTime && level === OrderLevel.shop
          ? [{ ...bookedOrder(order), payTime, refunds: refundsOf.get(order.orderNo) ?? [] }]
          : [];
      }),
    );
    part = [];
  };
  let at = first;
  for (const draft of drafts) {
    part.push(orderRows(scope.merId, at, draft, { now, shelf, buyers, feePercent }));
    at += 1;
    if (part.length >= portion) await write();
  }
  await write();
}

/** The fields of a seeded order that refunds need. */
const refundedOrder = ({ order, lines }: { order: OrderRow; lines: readonly (LineRow & { id: number })[] }): RefundedOrder => {
  const { payTime = null, receivingTime = null, useIntegral = 0, integralPrice = 0, gainIntegral = 0 } = order;
  const { firstBrokerage = 0, secondBrokerage = 0, userRefundSign = false } = order;
  return {
    ...order,
    ...{ payTime, receivingTime, useIntegral, integralPrice, gainIntegral, firstBrokerage, secondBrokerage, userRefundSign },
    lines: lines.map((line) => ({
      ...{ freightFee: 0, platCouponPrice: 0, deliveryNum: 0, applyRefundNum: 0, refundNum: 0 },
      ...line,
    })),
  };
};

/** The fields of a seeded order that the ledger needs. */
const bookedOrder = ({ orderNo, uid, payPrice, ...order }: OrderRow) => {
  const { platCouponPrice = 0, integralPrice = 0, commissionCharge = 0, firstBrokerage = 0, secondBrokerage = 0 } = order;
  return { orderNo, uid, payPrice, platCouponPrice, integralPrice, commissionCharge, firstBrokerage, secondBrokerage };
};

/** The orders of a demo shop. */
export const demoOrders = (scope: Scope, shop: number) => seedOrders(scope, [1500, 400][shop] ?? 0);

async function orderCount({ db, merId }: Scope) {
  const [row] = await db.select({ total: count() }).from(orders).where(eq(orders.merId, merId));
  return row?.total ?? 0;
}
