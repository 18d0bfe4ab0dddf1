import { and, eq, not, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { openShop } from "../../composition/shop";
import { freshTotals } from "../../tenancy/totals";
import { products, skus } from "../../products/tables";
import { chanceOf } from "../../demo/kit/random";
import { startServer } from "../../testing/start-server";
import { orderDetails, orders } from "../tables";
import { NotPlaced, placeOrder } from "./place-order";

afterEach(() => void vi.useRealTimers());

test("an order whose number is taken is taken back, with what it took from the stock", async () => {
  const server = await startServer();
  const { merId } = await server.createShop({ products: [{ name: "盖碗", stock: 50 }], users: 3 });
  const { db } = server.database;
  const inShop = <Result>(work: (shop: ReturnType<typeof openShop>) => Promise<Result>) =>
    db.transaction((tx) => work(openShop({ db: tx, merId, clock: server.ports.clock, files: server.ports.files, totals: freshTotals })));
  const goods = () => inShop((shop) => shop.products.stock.onSale(10));
  const place = () =>
    inShop(async (shop) => placeOrder(shop, chanceOf("the same"), await shop.products.stock.onSale(10), { isPaid: true }));
  // a number consists of the second, the shop and a random part
  vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
  const first = await place();
  expect(first?.order.orderNo).toMatch(/^\d{22}$/);
  const left = await goods();
  await expect(place()).rejects.toThrow(NotPlaced);
  expect(await goods()).toEqual(left);
  expect(await db.$count(orders, eq(orders.merId, merId))).toBe(1);
  expect(await db.$count(orderDetails, eq(orderDetails.merId, merId))).toBe(first?.lines.length);
});

test("a product of the seed has sold what its SKUs have, also after more orders", async () => {
  const server = await startServer();
  const specs = [["颜色", ["红", "蓝", "绿"]]] as const;
  const { merId } = await server.createShop({
    products: [
      { name: "杯", specs, stock: 300, sales: 2676 },
      { name: "茶", stock: 300 },
    ],
    users: 3,
  });
  const { db } = server.database;
  const figures = () =>
    db
      .select({ sales: products.sales, ofSkus: sql<number>`sum(${skus.sales})::integer` })
      .from(products)
      .innerJoin(skus, and(eq(skus.merId, products.merId), eq(skus.productId, products.id)))
      .where(and(eq(products.merId, merId), not(skus.isDel)))
      .groupBy(products.merId, products.id)
      .orderBy(products.id);
  const before = await figures();
  expect(before[0]).toEqual({ sales: 2676, ofSkus: 2676 });
  expect(before.map(({ ofSkus }) => ofSkus)).toEqual(before.map(({ sales }) => sales));
  for (const chance of ["one", "another", "a third"])
    await db.transaction(async (tx) => {
      const shop = openShop({ db: tx, merId, clock: server.ports.clock, files: server.ports.files, totals: freshTotals });
      await placeOrder(shop, chanceOf(chance), await shop.products.stock.onSale(10), { isPaid: true });
    });
  const after = await figures();
  expect(after).not.toEqual(before);
  expect(after.map(({ ofSkus }) => ofSkus)).toEqual(after.map(({ sales }) => sales));
});
