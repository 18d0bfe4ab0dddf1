import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { openShop } from "../../composition/shop";
import { freshTotals } from "../../core/totals";
import { chanceOf } from "../../seed/random";
import { startServer } from "../../testing";
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
  // a number is the second, the shop and a draw
  vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
  const first = await place();
  expect(first?.order.orderNo).toMatch(/^\d{22}$/);
  const left = await goods();
  await expect(place()).rejects.toThrow(NotPlaced);
  expect(await goods()).toEqual(left);
  expect(await db.$count(orders, eq(orders.merId, merId))).toBe(1);
  expect(await db.$count(orderDetails, eq(orderDetails.merId, merId))).toBe(first?.lines.length);
});
