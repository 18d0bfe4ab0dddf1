import { PayType } from "@shopkeeper/sdk/contract";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { openShop } from "../composition/shop";
import { simulate } from "../demo/simulate";
import { freshTotals } from "../tenancy/totals";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";
import { ledgerEntries } from "./tables";
import { verifyBooks } from "./verify-books";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const place = () => ({ database: server.database, ...server.ports });
const books = ({ merId }: TestShop, db = server.database.db) =>
  verifyBooks(db, openShop({ db, merId, clock: server.ports.clock, files: server.ports.files, totals: freshTotals }), merId);

const cents = (money: string) => Math.round(Number(money) * 100);
const dayMs = 86_400_000;

/** Invariants of every bill. */
function checkBill(bill: Awaited<ReturnType<typeof dailyBills>>[number]) {
  const of = (name: Exclude<keyof typeof bill, "id" | "dataDate" | "payNum" | "refundNum">) => cents(bill[name]);
  expect(of("orderReceivable")).toBe(of("orderRealIncome") + of("platCouponPrice") + of("integralPrice"));
  expect(of("orderRefundable")).toBe(of("orderRealRefund") + of("refundPlatCouponPrice") + of("refundIntegralPrice"));
  expect(of("realIncome")).toBe(of("orderReceivable") - of("orderRefundable"));
  expect(of("handlingFee")).toBe(of("payHandlingFee") - of("refundHandlingFee"));
  expect(of("brokerage")).toBe(of("brokeragePrice") - of("refundBrokeragePrice"));
  expect(of("actualExpenditure")).toBe(of("handlingFee") + of("brokerage"));
  expect(of("currentDayBalance")).toBe(of("realIncome") - of("actualExpenditure"));
}

const dailyBills = async ({ token }: TestShop) => (await read(server, "listDailyStatements", { token, query: { limit: 500 } })).list;

const amount = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 1, max }));
const order = fc.record({
  daysAgo: fc.double({ min: 0.01, max: 70, noNaN: true }),
  price: fc.integer({ min: 1_00, max: 900_00 }),
  payNum: fc.integer({ min: 1, max: 3 }),
  platCouponPrice: amount(90),
  integralPrice: amount(9),
  payPostage: amount(12_00),
  firstBrokerage: amount(40),
});
const step = fc.tuple(
  fc.constantFrom("refund", "refund", "apply", "pass", "refuse", "order"),
  fc.nat(50),
  fc.integer({ min: 10_00, max: 900_00 }),
);

test("on random days and after every step entries, balance and bills are one sum, and every bill adds up", async () => {
  const walk = fc.tuple(fc.array(order, { minLength: 2, maxLength: 6 }), fc.array(step, { minLength: 3, maxLength: 8 }));
  await fc.assert(
    fc.asyncProperty(walk, async ([drafts, steps]) => {
      const orders = drafts.map(({ daysAgo, price, payNum, ...draft }) => {
        const createTime = new Date(Date.now() - daysAgo * dayMs);
        return { ...draft, createTime, payTime: createTime, payType: PayType.balance, lines: [{ price, payNum }] };
      });
      const shop = await server.createShop({ info: {}, users: [{ nowMoney: 0, integral: 0 }], orders, settlementInfo: {} });
      for (const [what, at, wanted] of steps) {
        await take(shop, what, at, wanted);
        expect((await books(shop)).faults).toEqual([]);
      }
      (await dailyBills(shop)).forEach(checkBill);
    }),
    { numRuns: 5 },
  );
});

async function take({ token, account }: TestShop, what: string, at: number, wanted: number) {
  const accounts = [account];
  if (what === "order") return void (await simulate(place(), "orders", { accounts, count: 1 }));
  if (what === "pass" || what === "refuse") return void (await simulate(place(), "settlements", { accounts, verdict: what }));
  if (what === "apply")
    return void (await call(server, "applySettlement", { token, body: { closingType: "bank", amount: (wanted / 100).toFixed(2) } }));
  const { list } = await read(server, "listOrders", { token });
  const order = list[at % list.length];
  const detailList = [{ orderDetailId: order?.infoResponseList[0]?.id, num: 1 }];
  await call(server, "refundOrder", { token, body: { orderNo: order?.orderNo, returnType: 2, detailList } });
}

test("verifying finds an entry that is wrong, too much or missing", async () => {
  const shop = await server.createShop({ info: {}, orders: [{}, { refundStatus: 3 }] });
  const own = eq(ledgerEntries.merId, shop.merId);
  const undone = new Error("undone");
  const spoilt = async (spoil: (db: typeof server.database.db) => Promise<unknown>) => {
    let faults: string[] = [];
    const work = server.database.transaction(async (db) => {
      await spoil(db);
      ({ faults } = await books(shop, db));
      throw undone;
    });
    await expect(work).rejects.toThrow(undone);
    return faults.join();
  };
  expect((await books(shop)).faults).toEqual([]);
  expect(
    await spoilt((db) =>
      db
        .update(ledgerEntries)
        .set({ amount: 1 })
        .where(and(own, eq(ledgerEntries.kind, "payment"))),
    ),
  ).toContain("paid orders");
  expect(await spoilt((db) => db.delete(ledgerEntries).where(and(own, eq(ledgerEntries.kind, "refund"))))).toContain("refunds");
  expect(await spoilt((db) => db.delete(ledgerEntries).where(own))).toMatch(
    /^balance 0\.00 is not orders less refunds and settlements [1-9]/,
  );
  expect(
    await spoilt((db) =>
      db
        .update(ledgerEntries)
        .set({ amount: 7 })
        .where(and(own, eq(ledgerEntries.kind, "fee_return"))),
    ),
  ).toContain("fees");
  expect(
    await spoilt((db) =>
      db
        .insert(ledgerEntries)
        .values({ merId: shop.merId, kind: "reserve", amount: -5, sourceNo: "CM1", time: new Date(), day: "2026-01-01" }),
    ),
  ).toContain("reserved");
});
