import { OrderStatus } from "@shopkeeper/sdk/contract";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { startServer } from "../testing/start-server";
import { plausibleOrders } from "./seed-plausible";
import { orderDetails, orders, shipmentLines, shipments } from "./tables";

const now = new Date("2026-05-13T04:30:00Z");
let server: Awaited<ReturnType<typeof startServer>>;
let merId: number;

beforeAll(async () => {
  server = await startServer({ ports: { clock: { now: () => now } } });
  ({ merId } = await server.createShop({ products: 30, users: 40, orders: 1500 }));
});

const all = () => server.database.db.select().from(orders).where(eq(orders.merId, merId)).orderBy(orders.orderNo);

test("orders lie in the last 400 days, more of them lately and on weekends, none of them ahead", async () => {
  const placed = await all();
  expect(placed).toHaveLength(1500);
  const age = ({ createTime }: { createTime: Date }) => (now.getTime() - createTime.getTime()) / 86_400_000;
  for (const order of placed) expect(age(order)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...placed.map(age))).toBeLessThan(400);
  expect(placed.filter((order) => age(order) < 100).length).toBeGreaterThan(2 * placed.filter((order) => age(order) > 300).length);
  const weekend = placed.filter(({ createTime }) => [0, 6].includes(new Date(createTime.getTime() + 8 * 3_600_000).getUTCDay()));
  expect(weekend.length / 2).toBeGreaterThan((1.2 * (placed.length - weekend.length)) / 5);
});

test("every state is there, and what was not paid has neither a time of payment nor a trade number", async () => {
  const placed = await all();
  for (const status of [0, 1, 2, 3, 4, 5, 6, 9])
    expect(placed.filter((order) => order.status === status).length, `status ${status}`).toBeGreaterThan(0);
  for (const refundStatus of [0, 1, 2, 3])
    expect(
      placed.some((order) => order.refundStatus === refundStatus),
      `refund ${refundStatus}`,
    ).toBe(true);
  for (const { paid, status, payTime, outTradeNo, cancelStatus } of placed) {
    expect(paid).toBe(status !== 0 && status !== 9);
    expect([payTime !== null, outTradeNo !== null, cancelStatus > 0]).toEqual([paid, paid, status === 9]);
  }
});

test("at whatever hour a shop begins, an order waits to be sent", () => {
  const cup = { productId: 1, productName: "杯", image: "", attrValueId: 1, sku: "白", price: 9_90, tempId: 0, weight: 0, volume: 0 };
  const buyer = { id: 1, phone: null, province: null, city: null, registerType: "h5", followTime: new Date(0) };
  for (let hour = 0; hour < 24; hour++) {
    const drafts = [...plausibleOrders(30, new Date(Date.UTC(2026, 4, 13, hour)), [cup], [buyer], new Map())];
    expect(drafts).toHaveLength(30);
    expect(drafts.some(({ status }) => status === OrderStatus.awaitingShipment)).toBe(true);
  }
});

test("numbers of orders and write-off codes are digits, and each is used once", async () => {
  const placed = await all();
  const codes = placed.flatMap(({ verifyCode }) => verifyCode ?? []);
  for (const numbers of [placed.map(({ orderNo }) => orderNo), codes]) {
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toMatch(/^\d{10,22}$/);
  }
  for (const { shippingType, verifyCode } of placed) expect(verifyCode !== null).toBe(shippingType === 2);
});

test("the sums of every order hold to the cent, and no line sends or pays back more than was bought", async () => {
  const lines = await server.database.db
    .select({
      order: orders,
      pieces: sql`sum(${orderDetails.payNum})`.mapWith(Number),
      worth: sql`sum(${orderDetails.price} * ${orderDetails.payNum})`.mapWith(Number),
      paid: sql`sum(${orderDetails.payPrice})`.mapWith(Number),
      freight: sql`sum(${orderDetails.freightFee})`.mapWith(Number),
      sent: sql`sum(${orderDetails.deliveryNum})`.mapWith(Number),
      back: sql`sum(${orderDetails.refundNum})`.mapWith(Number),
      refunding: sql`sum(${orderDetails.applyRefundNum})`.mapWith(Number),
      tooMuch:
        sql`count(*) filter (where ${orderDetails.deliveryNum} > ${orderDetails.payNum} or ${orderDetails.refundNum} > ${orderDetails.payNum})`.mapWith(
          Number,
        ),
    })
    .from(orders)
    .innerJoin(orderDetails, and(eq(orderDetails.merId, orders.merId), eq(orderDetails.orderNo, orders.orderNo)))
    .where(eq(orders.merId, merId))
    .groupBy(orders.merId, orders.orderNo);
  expect(lines).toHaveLength(1500);
  for (const { order, pieces, worth, paid, freight, sent, back, refunding, tooMuch } of lines) {
    expect([order.totalNum, order.proTotalPrice, order.payPostage, order.payPrice]).toEqual([pieces, worth, freight, paid]);
    expect(order.payPrice).toBe(worth - order.merCouponPrice - order.platCouponPrice + order.payPostage);
    expect([order.couponPrice, order.totalPrice]).toEqual([order.merCouponPrice + order.platCouponPrice, worth + order.payPostage]);
    expect(order.payPrice).toBeGreaterThan(0);
    expect(tooMuch).toBe(0);
    if (order.status === 2) expect([sent > 0, sent < pieces]).toEqual([true, true]);
    else expect(sent).toBe([4, 5, 6].includes(order.status) ? pieces : 0);
    expect([refunding > 0, back > 0, back === pieces]).toEqual([
      order.refundStatus === 1,
      order.refundStatus >= 2,
      order.refundStatus === 3,
    ]);
  }
});

test("what was sent of a line is in shipments, and pick-ups have none", async () => {
  const { db } = server.database;
  const lines = await db.select().from(orderDetails).where(eq(orderDetails.merId, merId));
  const carried = await db.select().from(shipmentLines).where(eq(shipmentLines.merId, merId));
  const sent = new Map<number, number>();
  for (const { orderDetailId, num } of carried) sent.set(orderDetailId, (sent.get(orderDetailId) ?? 0) + num);
  const pickedUp = new Set((await all()).filter(({ shippingType }) => shippingType === 2).map(({ orderNo }) => orderNo));
  for (const line of lines) expect(sent.get(line.id) ?? 0).toBe(pickedUp.has(line.orderNo) ? 0 : line.deliveryNum);
  const parcels = await db.select().from(shipments).where(eq(shipments.merId, merId));
  for (const { deliveryType, trackingNumber, expressName, createTime } of parcels) {
    expect([trackingNumber !== null, expressName !== null]).toEqual([deliveryType === "express", deliveryType === "express"]);
    expect(createTime.getTime()).toBeLessThanOrEqual(now.getTime());
  }
});
