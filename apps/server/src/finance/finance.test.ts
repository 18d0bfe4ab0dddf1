import { OrderRefundStatus, PayType } from "@shopkeeper/sdk/contract";
import { centsOf, moneyText } from "@shopkeeper/sdk/rules/money";
import { paymentFee } from "@shopkeeper/sdk/rules/orders";
import { beforeAll, expect, test } from "vitest";
import { openShop } from "../composition/shop";
import { simulate } from "../demo/simulate";
import { freshTotals } from "../tenancy/totals";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";
import { pictureUses } from "../tenancy/picture-uses";
import { financePictureUses } from "./picture-uses";
import { verifyBooks } from "./verify-books";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const place = () => ({ database: server.database, ...server.ports });
const day = (days: number) => new Date(Date.now() - days * 86_400_000);
const orders = [
  {
    createTime: day(40),
    payTime: day(40),
    payPostage: 8_00,
    platCouponPrice: 5_00,
    firstBrokerage: 3_00,
    lines: [{ price: 100_00, payNum: 2 }],
  },
  { createTime: day(12), payTime: day(12), lines: [{ price: 300_00 }], refundStatus: OrderRefundStatus.refunded },
  { createTime: day(2), payTime: day(2), payType: PayType.balance, lines: [{ price: 50_00, payNum: 3 }] },
];
const books = async ({ merId }: TestShop) => {
  const { db } = server.database;
  return verifyBooks(db, openShop({ db, merId, clock: server.ports.clock, files: server.ports.files, totals: freshTotals }), merId);
};
const base = ({ token }: TestShop) => read(server, "getSettlementBase", { token });
const apply = ({ token }: TestShop, body: object) => call(server, "applySettlement", { token, body: { closingType: "bank", ...body } });
const list = ({ token }: TestShop, query = {}) => read(server, "listSettlements", { token, query });
const rich = () => server.createShop({ info: {}, orders, settlementInfo: {} });

test("a day's bill adds up, and the days to the balance", async () => {
  const shop = await rich();
  const { list: bills, total } = await read(server, "listDailyStatements", { token: shop.token, query: { limit: 60 } });
  expect(total).toBe(41);
  expect(bills.at(-1)).toMatchObject({
    ...{ orderRealIncome: "203.00", platCouponPrice: "5.00", orderReceivable: "208.00", payNum: 1, realIncome: "208.00" },
    ...{ payHandlingFee: "6.09", handlingFee: "6.09", brokerage: "3.00", actualExpenditure: "9.09", currentDayBalance: "198.91" },
  });
  expect(bills[12]).toMatchObject({
    orderRealIncome: "300.00",
    orderRealRefund: "300.00",
    refundNum: 1,
    handlingFee: "0.00",
    currentDayBalance: "0.00",
  });
  expect(await books(shop)).toMatchObject({ balance: "344.41", bills: "344.41", faults: [] });
  expect(await base(shop)).toMatchObject({
    balance: "198.91",
    freezeAmount: "145.50",
    guaranteedAmount: "100.00",
    transferBalance: "98.91",
  });
});

test("months are asked for by their names, days by presets or days; an impossible range is refused at its field", async () => {
  const shop = await rich();
  const months = await read(server, "listMonthlyStatements", { token: shop.token });
  expect(months.list.reduce((sum, { payNum }) => sum + payNum, 0)).toBe(3);
  const [newest] = months.list;
  const one = await read(server, "listMonthlyStatements", {
    token: shop.token,
    query: { dateLimit: `${newest?.dataDate},${newest?.dataDate}` },
  });
  expect(one.list).toEqual([newest]);
  const until = await read(server, "listMonthlyStatements", { token: shop.token, query: { dateLimit: `,${newest?.dataDate}` } });
  expect(until.total).toBe(months.total);
  const since = await read(server, "listMonthlyStatements", { token: shop.token, query: { dateLimit: `${newest?.dataDate},` } });
  expect(since.list).toEqual([newest]);
  expect((await read(server, "listDailyStatements", { token: shop.token, query: { dateLimit: "lately7" } })).list).toHaveLength(7);
  const wrong = { status: 400, data: { fields: { dateLimit: expect.any(String) } } };
  for (const dateLimit of ["2026-13,2026-13", "2026-05,2026-01"])
    expect(await call(server, "listMonthlyStatements", { token: shop.token, query: { dateLimit } })).toMatchObject(wrong);
  for (const dateLimit of ["2026-02-30,2026-03-01", "2026-05-02,2026-05-01"])
    expect(await call(server, "listDailyStatements", { token: shop.token, query: { dateLimit } })).toMatchObject(wrong);
  expect(await call(server, "listMonthlyStatements", { token: shop.token, query: { dateLimit: "month" } })).toMatchObject({ status: 400 });
});

test("the flow tells payments and refunds, found by the number of either", async () => {
  const shop = await rich();
  const flow = (orderNo?: string) => read(server, "listFundFlow", { token: shop.token, query: { orderNo } });
  const { list: rows } = await flow();
  expect(rows.map(({ pm, type, amount }) => [pm, type, amount])).toEqual([
    [1, "pay_order", "150.00"],
    [0, "refund_order", "300.00"],
    [1, "pay_order", "300.00"],
    [1, "pay_order", "203.00"],
  ]);
  expect((await flow(rows[1]?.orderNo)).list).toEqual([rows[1]]);
  expect((await flow(rows[2]?.orderNo)).list).toEqual([rows[1], rows[2]]);
  expect((await flow("none")).total).toBe(0);
  const english = await read(server, "listFundFlow", { token: shop.token, headers: { "Accept-Language": "en" } });
  expect(english.list.map(({ mark }) => mark).slice(0, 2)).toEqual(["Paid by the buyer", `Paid back of order ${rows[2]?.orderNo}`]);
});

test("what is paid and paid back later is booked with it", async () => {
  const shop = await server.createShop({ info: {}, products: 3, users: 2, orders, settlementInfo: {} });
  const [order] = (await read(server, "listOrders", { token: shop.token, query: { dateLimit: "lately7" } })).list.filter(
    ({ payType }) => payType === "yue",
  );
  await simulate(place(), "orders", { accounts: [shop.account], count: 6 });
  const { handlingFee } = await read(server, "getShopBase", { token: shop.token });
  const { list: paid } = await read(server, "listFundFlow", { token: shop.token, query: { dateLimit: "today" } });
  const fee = paid.reduce((sum, { amount }) => sum + paymentFee(centsOf(amount), handlingFee), 0);
  const detailList = [{ orderDetailId: order?.infoResponseList[0]?.id, num: 1 }];
  for (let piece = 0; piece < 3; piece += 1) {
    const body = { orderNo: order?.orderNo, returnType: 2, detailList };
    expect(await call(server, "refundOrder", { token: shop.token, body })).toMatchObject({ code: 200 });
    expect((await books(shop)).faults).toEqual([]);
  }
  const [today] = (await read(server, "listDailyStatements", { token: shop.token })).list;
  expect(today).toMatchObject({ refundNum: 3, orderRealRefund: "150.00", refundHandlingFee: "4.50", payHandlingFee: moneyText(fee) });
});

test("an amount is checked at its field", async () => {
  const shop = await rich();
  for (const amount of ["12.345", "-20", "0", "0.00", "9.99", "98.92", "50000.01", "abc", "", 12.345, -1]) {
    const answer = await apply(shop, { amount });
    expect([amount, answer]).toMatchObject([amount, { status: 400, code: 400, data: { fields: { amount: expect.any(String) } } }]);
  }
  expect((await list(shop)).total).toBe(0);
  expect(await base(shop)).toMatchObject({ transferBalance: "98.91" });
  expect(await apply(shop, { amount: "98.91", closingType: "wechat" })).toMatchObject({ code: 200 });
  expect((await list(shop, { closingType: "wechat" })).list[0]).toMatchObject({ closingType: "weixin", amount: "98.91" });
});

test("of ten who apply at once one is accepted, and its amount is reserved", async () => {
  const shop = await rich();
  const answers = await Promise.all(Array.from({ length: 10 }, () => apply(shop, { amount: "60.00" })));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status !== 200).every(({ code }) => code === 90621 || code === 400)).toBe(true);
  expect(await base(shop)).toMatchObject({ balance: "138.91", transferBalance: "38.91", openClosingNo: expect.stringMatching(/^CM\d+$/) });
  expect(await apply(shop, { amount: "20.00" })).toMatchObject({ status: 409, code: 90621 });
  expect(await books(shop)).toMatchObject({ reserved: "60.00", faults: [] });
});

test("a refused settlement gives its amount back, a paid one takes it and shows the proof", async () => {
  const shop = await rich();
  const act = (verdict?: string) => simulate(place(), "settlements", { accounts: [shop.account], verdict });
  await apply(shop, { amount: "60.00", mark: "三月货款" });
  expect(await act("refuse")).toEqual({ passed: 0, refused: 1, paid: 0 });
  const [refused] = (await list(shop)).list;
  expect(refused).toMatchObject({ status: -1, auditStatus: 2, accountStatus: 0, refusalReason: expect.stringContaining("户名") });
  expect(await base(shop)).toMatchObject({ transferBalance: "98.91", openClosingNo: null });
  await apply(shop, { amount: "60.00" });
  expect(await act()).toEqual({ passed: 1, refused: 0, paid: 0 });
  const [passed] = (await list(shop)).list;
  expect(passed).toMatchObject({ status: 0, auditStatus: 1, accountStatus: 0 });
  expect(await apply(shop, { amount: "20.00" })).toMatchObject({ code: 90621 });
  expect(await act()).toEqual({ passed: 0, refused: 0, paid: 1 });
  const details = await read(server, "getSettlement", { token: shop.token, path: { closingNo: passed?.closingNo } });
  expect(details).toMatchObject({ status: 1, accountStatus: 1, closingName: "杭州山月茶业有限公司", closingBankCard: "**** **** 0806" });
  expect(JSON.parse(details.closingProof)).toEqual([expect.stringMatching(/payment-proof-\d\.svg$/)]);
  expect(await base(shop)).toMatchObject({ transferBalance: "38.91", openClosingNo: null });
  expect(await books(shop)).toMatchObject({ paidOut: "60.00", reserved: "0.00", faults: [] });
});

test("a shop that has not said where its money goes cannot apply, and another shop's settlement is not there", async () => {
  const [shop, other] = [await server.createShop({ orders }), await rich()];
  expect(await call(server, "getSettlementBase", { token: shop.token })).toMatchObject({ status: 400, code: 400 });
  expect(await apply(shop, { amount: "20.00" })).toMatchObject({ status: 400, data: { fields: { closingType: expect.any(String) } } });
  await apply(other, { amount: "20.00" });
  const path = { closingNo: (await list(other)).list[0]?.closingNo };
  expect(await call(server, "getSettlement", { token: shop.token, path })).toMatchObject({ status: 404, code: 4601 });
});

test("a picture that the shop is paid to is in use, also when only a settlement of the past shows it", async () => {
  const { merId } = await server.createShop({ settlementInfo: {}, settlements: [{ paymentCode: "demo/payment-code-3.svg" }] });
  const { db } = server.database;
  const { files } = server.ports;
  const asked = ["demo/payment-code-1.svg", "demo/payment-code-3.svg", "demo/cup-1.svg"];
  const uses = await pictureUses({ db, merId, files }, [financePictureUses]).of(asked);
  expect([...uses.values()].flat().map(({ picture, kind, id }) => [picture, kind, id])).toEqual(
    asked.slice(0, 2).map((picture) => [picture, "merchant", String(merId)]),
  );
});
