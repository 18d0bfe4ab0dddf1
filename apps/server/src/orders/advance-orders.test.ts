import { codes, FreeShipping, ShippingCharge, ShippingType, OrderStatus } from "@shopkeeper/sdk/contract";
import { fill } from "@shopkeeper/sdk/rules/core";
import { centsOf, moneyText } from "@shopkeeper/sdk/rules/money";
import {
  chosenProblem,
  directRefundRefusal,
  orderRuleMessages,
  refundablePieces,
  sendablePieces,
  sendRefusal,
} from "@shopkeeper/sdk/rules/orders";
import { postageOf } from "@shopkeeper/sdk/rules/shipping";
import { and, eq, lte, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { openShop } from "../composition/shop";
import { seedShop } from "../demo/seed-shop";
import { simulate } from "../demo/simulate";
import { freshTotals } from "../tenancy/totals";
import { dueShops } from "../jobs/tables";
import { couponUsers } from "../coupons/tables";
import { skus } from "../products/tables";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";
import { buyers } from "../users/tables";
import { advanceOrders } from "./advance-orders";
import { orderDetails, orderLogs, shipmentLines } from "./tables";
import type { Executor } from "../ports/database";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const minutes = 60_000;
const days = 1440 * minutes;

const clockAfter = (ms: number) => ({ now: () => new Date(Date.now() + ms) });
const inShop = (ms: number) => (db: Executor, merId: number) =>
  openShop({ db, merId, clock: clockAfter(ms), files: server.ports.files, totals: freshTotals });
const work = (ms: number) => ({ database: server.database, ports: { ...server.ports, clock: clockAfter(ms) }, openShop: inShop(ms) });

/** Advances every order that is due after so many milliseconds; the database also contains other tests' shops. */
async function wait(ms: number, nodes = 1) {
  const { database } = server;
  const now = clockAfter(ms).now();
  const isDue = async () => (await database.db.$count(dueShops, and(eq(dueShops.job, "orders"), lte(dueShops.dueTime, now)))) > 0;
  for (let round = 0; round < 100 && (await isDue()); round += 1)
    await Promise.all(Array.from({ length: nodes }, () => advanceOrders(work(ms))));
}
const place = () => ({ database: server.database, ...server.ports });
const info = ({ token }: TestShop, orderNo: string | undefined) => read(server, "getOrder", { token, path: { orderNo } });
const numbers = async ({ token }: TestShop) =>
  (await read(server, "listOrders", { token, query: { limit: 100 } })).list.map(({ orderNo }) => orderNo);

async function pieces({ merId }: TestShop) {
  const [row] = await server.database.db
    .select({ stock: sql`sum(${skus.stock})`.mapWith(Number), sales: sql`sum(${skus.sales})`.mapWith(Number) })
    .from(skus)
    .where(eq(skus.merId, merId));
  return { stock: row?.stock ?? 0, sales: row?.sales ?? 0 };
}

test("simulated buyers take what they order from the stock, and pay what it costs", async () => {
  const shop = await server.createShop({ products: 3, users: 3 });
  const before = await pieces(shop);
  const made = await simulate(place(), "orders", { accounts: [shop.account], count: 12 });
  expect(made).toMatchObject({ placed: 12 });
  let bought = 0;
  for (const orderNo of await numbers(shop)) {
    const order = await info(shop, orderNo);
    bought += order.totalNum;
    expect([0, 1, 3]).toContain(order.status);
    expect(order.paid).toBe(order.status !== 0);
  }
  expect(await pieces(shop)).toEqual({ stock: before.stock - bought, sales: before.sales + bought });
  expect(await simulate(place(), "orders", { accounts: [shop.account], until: new Date() })).toEqual({ placed: 0, paid: 0 });
});

/** The weight of one piece of every seeded SKU, in hundredths of kilograms. */
const weight = 50;

test("a placed order pays the postage that the rule asks of its template, to the cent", async () => {
  const regions = [{ first: 70, firstPrice: 6_35, renewal: 40, renewalPrice: 1_99 }];
  const frees = [{ number: 150, price: 100_00 }];
  const shop = await server.createShop({
    ...{ users: 3, shippingTemplates: [{ type: ShippingCharge.byWeight, appoint: FreeShipping.custom, regions, frees }] },
    products: [{ price: 39_90, stock: 500, specs: [["规格", ["单件"]]] }],
  });
  await simulate(place(), "orders", { accounts: [shop.account], count: 12 });
  const store = openShop({
    db: server.database.db,
    merId: shop.merId,
    clock: server.ports.clock,
    files: server.ports.files,
    totals: freshTotals,
  });
  const [terms] = (await store.shippingTemplates.terms()).values();
  if (!terms) throw new Error("there is a template");
  const paid = new Set<string>();
  for (const orderNo of await numbers(shop)) {
    const { shippingType, totalNum, proTotalPrice, payPostage } = await info(shop, orderNo);
    const parcel = { quantity: weight * totalNum, worth: centsOf(proTotalPrice), district: undefined };
    const cents = shippingType === ShippingType.pickUp ? 0 : postageOf(terms, parcel).cents;
    expect([orderNo, payPostage]).toEqual([orderNo, moneyText(cents)]);
    paid.add(payPostage);
  }
  expect(paid.size).toBeGreaterThan(1);
});

test("an order that is not paid in half an hour is cancelled once, and its pieces return", async () => {
  const shop = await server.createShop({ products: [{ stock: 50 }], users: 1 });
  await simulate(place(), "orders", { accounts: [shop.account], count: 40 });
  const unpaid = (await read(server, "listOrders", { token: shop.token, query: { status: "unPaid", limit: 100 } })).list;
  const waiting = unpaid.reduce((sum, { totalNum }) => sum + totalNum, 0);
  const before = await pieces(shop);
  await wait(29 * minutes);
  for (const { orderNo } of unpaid) expect((await info(shop, orderNo)).status).toBe(0);
  await wait(31 * minutes, 3);
  for (const { orderNo } of unpaid) expect(await info(shop, orderNo)).toMatchObject({ status: 9, cancelStatus: 1 });
  expect(await pieces(shop)).toEqual({ stock: before.stock + waiting, sales: before.sales - waiting });
  const log = await server.database.db
    .select()
    .from(orderLogs)
    .where(and(eq(orderLogs.merId, shop.merId), eq(orderLogs.changeType, "cancel")));
  expect(log).toHaveLength(unpaid.length);
});

test("an unpaid order that used a coupon and points gives both back when it is cancelled", async () => {
  const { db } = server.database;
  const shop = await server.createShop({ products: 1, users: [{ integral: 5 }], coupons: 1, couponUsers: [{ status: 1 }] });
  const claim = async () => (await db.select().from(couponUsers).where(eq(couponUsers.merId, shop.merId)))[0];
  const scope = { db, merId: shop.merId, ...server.ports, totals: freshTotals };
  const couponUserId = (await claim())?.id ?? null;
  await seedShop(scope, { orders: [{ status: 0, couponUserId, merCouponPrice: 1_00, useIntegral: 30, integralPrice: 30 }] });
  const [orderNo] = await numbers(shop);
  await wait(31 * minutes);
  const { uid, status } = await info(shop, orderNo);
  expect([status, (await claim())?.status]).toEqual([9, 0]);
  const [buyer] = await db.select().from(buyers).where(eq(buyers.id, uid));
  expect(buyer?.integral).toBe(35);
});

test("orders that fail do not keep the others waiting", async () => {
  const placed = (hoursAgo: number) => ({
    status: OrderStatus.awaitingPayment,
    createTime: new Date(Date.now() - hoursAgo * 60 * minutes),
  });
  const failing = await server.createShop({ products: 1, users: 1, orders: Array.from({ length: 101 }, () => placed(3)) });
  const shop = await server.createShop({ products: 1, users: 1, orders: [placed(2)] });
  await advanceOrders({
    ...work(0),
    openShop(db, merId) {
      if (merId === failing.merId) throw new Error("its shop fails");
      return inShop(0)(db, merId);
    },
  });
  expect((await info(shop, (await numbers(shop))[0])).status).toBe(9);
  expect(await read(server, "countOrders", { token: failing.token })).toMatchObject({ unPaid: 101 });
  await wait(0);
});

test("what was sent is received after ten days and done after seven more, whole standstills later too", async () => {
  const shop = await server.createShop({ products: 1, users: 1, orders: [{}, { refundStatus: 1, lines: [{ applyRefundNum: 1 }] }] });
  const [asked, orderNo] = await numbers(shop);
  for (const number of [asked, orderNo])
    await read(server, "sendOrder", { token: shop.token, body: { orderNo: number, deliveryType: "noNeed", isSplit: false } });
  await wait(9 * days);
  expect((await info(shop, orderNo)).status).toBe(4);
  await wait(11 * days);
  expect(await info(shop, orderNo)).toMatchObject({ status: 5, receivingTime: expect.any(String) });
  await wait(30 * days);
  expect((await info(shop, orderNo)).status).toBe(6);
  expect((await info(shop, asked)).status).toBe(4);
});

/** The expected result of a send or a direct refund by the rules that offer the buttons: done, or refused with this reason. */
function foreseen(
  order: Awaited<ReturnType<typeof info>>,
  does: "send" | "sendAll" | "refund",
  chosen: Parameters<typeof chosenProblem>[0],
) {
  const { orderDetailList: lines } = order;
  const refusal = does === "refund" ? directRefundRefusal(order, lines) : sendRefusal(order, lines);
  if (refusal) return { code: codes[refusal.key].code, message: fill(codes[refusal.key], refusal.params).zh };
  const problem = does === "sendAll" ? undefined : chosenProblem(chosen, lines, does === "refund" ? refundablePieces : sendablePieces);
  return problem ? { code: 400, data: { fields: { detailList: fill(orderRuleMessages[problem.key], problem.params).zh } } } : { code: 200 };
}

test("whatever is sent and refunded in whatever order, no piece is sent twice and no cent is lost", async () => {
  const step = fc.record({ does: fc.constantFrom("send", "sendAll", "refund"), line: fc.nat(1), num: fc.integer({ min: 1, max: 4 }) });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom("yue", "weixin"), fc.array(step, { minLength: 3, maxLength: 8 }), async (payType, steps) => {
      const lines = [
        { product: 0, payNum: 3 },
        { product: 1, payNum: 2 },
      ];
      const shop = await server.createShop({
        products: 2,
        users: 1,
        orders: [{ lines, payType, payPostage: 700, merCouponPrice: 100 }],
      });
      const { token, merId } = shop;
      const [orderNo] = await numbers(shop);
      const start = await pieces(shop);
      const ids = (await info(shop, orderNo)).orderDetailList.map(({ id }) => id);
      for (const { does, line, num } of steps) {
        const before = await info(shop, orderNo);
        const detailList = [{ orderDetailId: ids[line] ?? 0, num }];
        const sent = { orderNo, deliveryType: "noNeed", isSplit: does === "send", detailList };
        const answer =
          does === "refund"
            ? await call(server, "refundOrder", { token, body: { orderNo, returnType: 2, detailList } })
            : await call(server, "sendOrder", { token, body: sent });
        expect(answer, does).toMatchObject(foreseen(before, does, detailList));
        if (answer.code !== 200) expect(await info(shop, orderNo)).toEqual(before);
      }
      await startServer({ ports: { clock: { now: () => new Date(Date.now() + 10_000) } } }).then((later) => later.runJobs());
      const rows = await server.database.db.select().from(orderDetails).where(eq(orderDetails.merId, merId));
      const carried = await server.database.db.select().from(shipmentLines).where(eq(shipmentLines.merId, merId));
      let refunded = 0;
      for (const row of rows) {
        const sum = carried.filter(({ orderDetailId }) => orderDetailId === row.id).reduce((all, { num }) => all + num, 0);
        expect(sum).toBe(row.deliveryNum);
        expect(row.deliveryNum).toBeLessThanOrEqual(row.payNum);
        expect(row.refundNum + row.applyRefundNum).toBeLessThanOrEqual(row.payNum);
        expect(row.refundPrice).toBeLessThanOrEqual(row.payPrice);
        if (row.refundNum === row.payNum) expect(row.refundPrice).toBe(row.payPrice);
        refunded += row.refundNum;
      }
      const after = await pieces(shop);
      expect(after.stock).toBe(start.stock + refunded);
      const order = await info(shop, orderNo);
      const left = rows.reduce((sum, row) => sum + Math.max(0, row.payNum - row.deliveryNum - row.refundNum), 0);
      if (order.status === 4) expect(left).toBe(0);
      if (order.status === 2) expect(left).toBeGreaterThan(0);
    }),
    { numRuns: 8 },
  );
});
