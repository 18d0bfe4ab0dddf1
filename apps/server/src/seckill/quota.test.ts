import { MarketingType, OrderType } from "@shopkeeper/sdk/contract";
import { centsOf } from "@shopkeeper/sdk/rules/money";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { openShop } from "../composition/shop";
import { simulate } from "../demo/simulate";
import { freshTotals } from "../tenancy/totals";
import { advanceOrders } from "../orders/advance-orders";
import { placeOrder } from "../orders/simulator/shared";
import { chanceOf } from "../demo/kit/random";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { type Seed, startServer, type TestShop } from "../testing/start-server";
import { seckillSkus } from "./tables";
import type { Executor } from "../ports/database";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const place = () => ({ database: server.database, ...server.ports });
const shopOn = (db: Executor, merId: number, clock = server.ports.clock) =>
  openShop({ db, merId, clock, files: server.ports.files, totals: freshTotals });
const list = async ({ token }: TestShop, query = {}) => (await read(server, "listSeckillProducts", { token, query })).list;
const play = (shop: TestShop, order: object = {}) => simulate(place(), "seckill", { accounts: [shop.account], ...order });

async function sellingShop(quota: number, seed: Seed = {}) {
  const shop = await server.createShop({
    ...{ products: [{ name: "盖碗", stock: 1000 }], users: 3, seckillActivities: 1 },
    seckillProducts: [{ activity: 0, quota }],
    ...seed,
  });
  const [row] = await list(shop);
  const [sku] = row?.attrValue ?? [];
  if (!row || !sku) throw new Error("there is a SKU");
  const buy = (at: number, { pieces = 1, most = 0 } = {}) =>
    server.database.transaction((db) =>
      shopOn(db, shop.merId).seckill.quota.claim(
        {
          ...{ orderNo: `${shop.merId}${at}`, uid: 7, pieces, activityId: row.activityId },
          ...{ seckillProductId: row.id, seckillSkuId: sku.id, skuId: sku.masterId },
        },
        most,
      ),
    );
  const left = async () => {
    const [found] = await server.database.db
      .select()
      .from(seckillSkus)
      .where(and(eq(seckillSkus.merId, shop.merId), eq(seckillSkus.id, sku.id)));
    return found?.quota;
  };
  return { shop, row, sku, buy, left };
}

test("a hundred buyers at once take each piece of a quota once", async () => {
  const { buy, left } = await sellingShop(30);
  const taken = await Promise.all(Array.from({ length: 100 }, (_, at) => buy(at)));
  expect([taken.filter(Boolean).length, await left()]).toEqual([30, 0]);
});

test("a buyer never has more of an activity than it gives to one, however many orders come at once", async () => {
  const { buy, left } = await sellingShop(30);
  const taken = await Promise.all(Array.from({ length: 10 }, (_, at) => buy(at, { pieces: 2, most: 5 })));
  expect([taken.filter(Boolean).length, await left()]).toEqual([2, 26]);
});

test("what is down is not sold", async () => {
  const { shop, row, buy, left } = await sellingShop(3);
  await read(server, "takeDownSeckillProducts", { token: shop.token, body: { ids: String(row.id) } });
  expect([await buy(1), await left()]).toEqual([false, 3]);
});

test("a closed shop sells nothing: not what is up in an activity, and no order is paid", async () => {
  const { shop, row, buy, left } = await sellingShop(3, { merchant: { isSwitch: false }, orders: [{ status: 0 }] });
  expect([await buy(1), await left()]).toEqual([false, 3]);
  expect(await play(shop)).toMatchObject({ bought: 0 });
  const [order] = (await read(server, "listOrders", { token: shop.token })).list;
  expect(await shopOn(server.database.db, shop.merId).orders.placing.pay(order?.orderNo ?? "", "42")).toBe(false);
  await read(server, "takeDownSeckillProducts", { token: shop.token, body: { ids: String(row.id) } });
  expect(await call(server, "putUpSeckillProducts", { token: shop.token, body: { ids: String(row.id) } })).toMatchObject({ code: 4103 });
});

test("a quota returns once, also in parts", async () => {
  const { shop, sku, buy, left } = await sellingShop(10);
  await buy(1, { pieces: 6 });
  const back = (part?: { skuId: number; pieces: number }) =>
    server.database.transaction((db) => shopOn(db, shop.merId).seckill.quota.giveBack(`${shop.merId}1`, part));
  await back({ skuId: sku.masterId, pieces: 2 });
  expect(await left()).toBe(6);
  await Promise.all([back(), back(), back({ skuId: sku.masterId, pieces: 4 })]);
  expect(await left()).toBe(10);
});

test("buyers of the demo take stock and quota at once", async () => {
  const { shop, left } = await sellingShop(3, { products: [{ name: "盖碗", specs: [["色", ["青"]]], stock: 8 }] });
  const stockOf = async () => (await read(server, "searchActivityProducts", { token: shop.token })).list[0]?.stock;
  const before = await stockOf();
  expect(await play(shop, { count: 9 })).toMatchObject({ bought: expect.any(Number) });
  const orders = (await read(server, "listOrders", { token: shop.token, query: { limit: 100 } })).list;
  const pieces = orders.reduce((sum, { totalNum }) => sum + totalNum, 0);
  expect([pieces, await left()]).toEqual([3, 0]);
  expect(orders.every(({ type }) => type === 1)).toBe(true);
  expect(await stockOf()).toBe((before ?? 0) - 3);
  expect((await list(shop))[0]).toMatchObject({ quota: 0, sales: 3 });
});

test("an order that is not paid gives its pieces back, to the stock and to the quota", async () => {
  const { shop, row, sku, left } = await sellingShop(3);
  const stockOf = async () => (await read(server, "searchActivityProducts", { token: shop.token })).list[0]?.stock;
  const before = await stockOf();
  const pieces = await server.database.transaction(async (db) => {
    const open = shopOn(db, shop.merId);
    const base = await open.products.stock.inActivity(sku.masterId);
    const goods = base ? [{ ...base, price: centsOf(sku.price), stock: 3, productMarketingType: MarketingType.seckill }] : [];
    const placed = await placeOrder(open, chanceOf("unpaid"), goods, { isPaid: false, type: OrderType.seckill });
    if (!placed) throw new Error("there is something to buy");
    const { orderNo, uid, totalNum } = placed.order;
    const taken = { orderNo, uid, pieces: totalNum, activityId: row.activityId };
    await open.seckill.quota.claim({ ...taken, seckillProductId: row.id, seckillSkuId: sku.id, skuId: sku.masterId });
    return totalNum;
  });
  expect([await left(), await stockOf()]).toEqual([3 - pieces, (before ?? 0) - pieces]);
  const clock = { now: () => new Date(Date.now() + 3_600_000) };
  const { database, ports } = server;
  await advanceOrders({ database, ports: { ...ports, clock }, openShop: (db, merId) => shopOn(db, merId, clock) });
  expect([await left(), await stockOf()]).toEqual([3, before]);
});

test("the platform passes what is fair, refuses what costs more than without the activity, and plans on", async () => {
  const shop = await server.createShop({
    products: 2,
    seckillActivities: 1,
    seckillProducts: [
      { activity: 0, auditStatus: 1 },
      { activity: 0, auditStatus: 1 },
    ],
  });
  const [dear] = await list(shop);
  await server.database.db
    .update(seckillSkus)
    .set({ price: 99_999_00 })
    .where(and(eq(seckillSkus.merId, shop.merId), eq(seckillSkus.seckillProductId, dear?.id ?? 0)));
  expect(await play(shop, { until: new Date() })).toMatchObject({ passed: 1, refused: 1, bought: 0 });
  expect(await list(shop, { auditStatus: 3 })).toMatchObject([{ id: dear?.id, reason: expect.stringContaining("高于售价") }]);
  expect(await list(shop, { auditStatus: 2 })).toMatchObject([{ isShow: false, reason: null }]);
});
