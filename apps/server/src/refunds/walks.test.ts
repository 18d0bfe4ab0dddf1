import { codes, OrderStatus, PayType } from "@shopkeeper/sdk/contract";
import { fill } from "@shopkeeper/sdk/rules/core";
import { directRefundRefusal, sendablePieces, sendRefusal } from "@shopkeeper/sdk/rules/orders";
import { canRefund, isOpenRefund, type RefundAction, refundStatusText } from "@shopkeeper/sdk/rules/refunds";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { simulate } from "../demo/simulate";
import { orderDetails, orders } from "../orders/tables";
import { products, skus } from "../products/tables";
import { fakePayments } from "../demo/fake-payments";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";
import { buyers } from "../users/tables";
import { refunds } from "./tables";

let server: Awaited<ReturnType<typeof startServer>>;
let now = Date.now();
const clock = { now: () => new Date(now) };

beforeAll(async () => {
  server = await startServer({ ports: { clock, payments: fakePayments({ clock, answerMs: 60_000 }) } });
});

const place = () => ({ database: server.database, ...server.ports });
const steps = ["ask", "agree", "refuse", "receive", "rejectReturn", "query", "answer", "direct", "send"] as const;
type Step = (typeof steps)[number];

const refused = ({ key, params }: NonNullable<ReturnType<typeof sendRefusal | typeof directRefundRefusal>>) => ({
  code: codes[key].code,
  message: fill(codes[key], params).zh,
});

/** The expected result of a step of a refund by the rules that offer the buttons: done, or refused for its state. */
const foreseen = (action: RefundAction, refund: typeof refunds.$inferSelect) =>
  canRefund(action, refund)
    ? { code: 200 }
    : { code: codes.refundState.code, message: fill(codes.refundState, { status: refundStatusText(refund.refundStatus) }).zh };

/** Takes a step of the order or the refund at an index among the shop's; it succeeds if and only if the rules allow it. */
async function take(shop: TestShop, step: Step, at: number) {
  const { token, merId, account } = shop;
  if (step === "ask") return void (await simulate(place(), "refunds", { accounts: [account] }));
  if (step === "answer") {
    now += 3_600_000;
    return server.runJobs();
  }
  if (step === "direct" || step === "send") {
    const { list } = await read(server, "listOrders", { token });
    const order = list[at % list.length];
    if (!order) return undefined;
    const { orderNo, infoResponseList: lines } = order;
    const refusal = step === "send" ? sendRefusal(order, lines) : directRefundRefusal(order, lines);
    const answer = await (step === "send"
      ? call(server, "sendOrder", { token, body: { orderNo, deliveryType: "noNeed", isSplit: false } })
      : call(server, "refundOrder", { token, body: { orderNo, returnType: 1 } }));
    expect(answer, step).toMatchObject(refusal ? refused(refusal) : { code: 200 });
    if (step === "send" && !refusal) {
      const sent = await read(server, "listOrderLines", { token, path: { orderNo } });
      const due = lines.map((line) => line.deliveryNum + sendablePieces(line));
      expect(sent.map(({ deliveryNum }) => deliveryNum)).toEqual(due);
    }
    return undefined;
  }
  const all = await server.database.db.select().from(refunds).where(eq(refunds.merId, merId)).orderBy(refunds.id);
  const refund = all[at % Math.max(1, all.length)];
  if (!refund) return undefined;
  const { refundOrderNo } = refund;
  const [address] = await read(server, "listAddresses", { token });
  const taken = {
    agree: () => call(server, "auditRefund", { token, body: { refundOrderNo, auditType: "success", merAddressId: address?.id } }),
    refuse: () => call(server, "auditRefund", { token, body: { refundOrderNo, auditType: "refuse", reason: "不同意" } }),
    receive: () => call(server, "receiveRefund", { token, path: { refundOrderNo } }),
    rejectReturn: () => call(server, "rejectReturn", { token, body: { refundOrderNo, reason: "已使用" } }),
    query: () => call(server, "askRefundProvider", { token, path: { refundOrderNo } }),
  };
  expect(await taken[step](), step).toMatchObject(foreseen(step === "query" ? "paid" : step, refund));
  return undefined;
}

/** Asserts the invariants after every step; answers the pieces in stock and sold, and the money of buyers and shop. */
async function checked({ merId }: TestShop) {
  const { db } = server.database;
  const lines = await db.select().from(orderDetails).where(eq(orderDetails.merId, merId));
  const made = await db.select().from(refunds).where(eq(refunds.merId, merId));
  const [buyer] = await db
    .select()
    .from(buyers)
    .where(eq(buyers.id, lines[0]?.uid ?? 0));
  for (const line of lines) {
    const its = made.filter(({ orderDetailId }) => orderDetailId === line.id);
    const open = its.filter(isOpenRefund);
    const paid = its.filter(({ refundStatus }) => refundStatus === 3);
    expect(line.applyRefundNum).toBe(sum(open.map(({ applyRefundNum }) => applyRefundNum)));
    expect(line.refundNum).toBe(sum(paid.map(({ applyRefundNum }) => applyRefundNum)));
    expect(line.refundPrice).toBe(sum(paid.map(({ refundPrice }) => refundPrice)));
    expect(line.refundNum + line.applyRefundNum).toBeLessThanOrEqual(line.payNum);
    expect(line.refundPrice).toBeLessThanOrEqual(line.payPrice);
    if (line.refundNum === line.payNum) expect(line.refundPrice).toBe(line.payPrice);
  }
  const goods = await db.select().from(products).where(eq(products.merId, merId));
  const pieces = await db.select().from(skus).where(eq(skus.merId, merId));
  expect(sum(goods.map(({ stock }) => stock))).toBe(sum(pieces.map(({ stock }) => stock)));
  const byBalance = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.merId, merId), eq(orders.payType, "yue")));
  const kept = sum(
    lines
      .filter(({ orderNo }) => byBalance.some((order) => order.orderNo === orderNo))
      .map(({ payPrice, refundPrice }) => payPrice - refundPrice),
  );
  return { pieces: sum(goods.map(({ stock, sales }) => stock + sales)), money: kept + (buyer?.nowMoney ?? 0) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test("on any walk of buyers and shop money is where it was or was paid back, pieces are in stock or sold, and nothing is refunded twice", async () => {
  const line = fc.record({ payNum: fc.integer({ min: 1, max: 4 }), price: fc.integer({ min: 1, max: 9_999 }), isSent: fc.boolean() });
  const walk = fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(20)), { minLength: 8, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 3 }), fc.nat(5_00), walk, async (drafts, payPostage, taken) => {
      const shop = await server.createShop({
        ...{ users: [{ nowMoney: 0, integral: 0 }], products: [{ stock: 50, sales: 500 }], addresses: 1 },
        orders: [PayType.balance, PayType.weixin].map((payType) => ({
          ...{ payType, status: drafts.every(({ isSent }) => isSent) ? 4 : 2, payPostage },
          lines: drafts.map(({ payNum, price, isSent }) => ({ payNum, price, deliveryNum: isSent ? payNum : 0 })),
        })),
      });
      const before = await checked(shop);
      for (const [step, at] of taken) {
        await take(shop, step, at);
        expect(await checked(shop)).toEqual(before);
      }
    }),
    { numRuns: 6 },
  );
});

test("told to act, buyers ask for refunds, send back what is agreed, and withdraw", async () => {
  const shop = await server.createShop({
    addresses: 1,
    orders: [
      ...Array.from({ length: 3 }, () => ({ status: OrderStatus.awaitingShipment })),
      { status: 4, lines: [{ payNum: 2, deliveryNum: 2 }] },
    ],
  });
  const act = (until?: Date) => simulate(place(), "refunds", { accounts: [shop.account], until });
  expect(await act(new Date(now))).toEqual({ requested: 0, sentBack: 0, withdrawn: 0 });
  expect(await act()).toEqual({ requested: 4, sentBack: 0, withdrawn: 0 });
  const { token } = shop;
  const returned = (await read(server, "listRefunds", { token })).list.find(({ afterSalesType }) => afterSalesType === 2);
  const [address] = await read(server, "listAddresses", { token });
  const body = { refundOrderNo: returned?.refundOrderNo, auditType: "success", merAddressId: address?.id };
  expect(await call(server, "auditRefund", { token, body })).toMatchObject({ code: 200 });
  expect(await act(new Date(now + 1_000))).toEqual({ requested: 0, sentBack: 1, withdrawn: 0 });
  expect(await act()).toMatchObject({ withdrawn: 1 });
  const { statusList } = await read(server, "getRefund", { token, path: { refundOrderNo: returned?.refundOrderNo } });
  expect(statusList.map(({ changeType }) => changeType)).toEqual(["apply", "audit", "returning"]);
});
