import { RefundStatus } from "@shopkeeper/sdk/contract";
import { eq, ne } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { seedShop } from "../demo/seed-shop";
import { freshTotals } from "../tenancy/totals";
import { dueShops } from "../jobs/tables";
import { couponUsers } from "../coupons/tables";
import { ledgerEntries } from "../finance/tables";
import { fakePayments, type FakePaymentOptions } from "../demo/fake-payments";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type Seed, type TestShop } from "../testing/start-server";
import { buyers, followers } from "../users/tables";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

type OrderSeeds = Exclude<NonNullable<Seed["orders"]>, number>;
type Server = typeof server;

const refundsOf = async ({ token }: TestShop, on: Server = server) => (await read(on, "listRefunds", { token })).list;
const firstOf = async (shop: TestShop) => (await refundsOf(shop))[0]?.refundOrderNo;
const info = ({ token }: TestShop, refundOrderNo: string | undefined) => read(server, "getRefund", { token, path: { refundOrderNo } });
const audit = ({ token }: TestShop, body: object) => call(server, "auditRefund", { token, body });
const agree = (shop: TestShop, refundOrderNo: string | undefined, more = {}) =>
  audit(shop, { refundOrderNo, auditType: "success", ...more });
const receive = ({ token }: TestShop, refundOrderNo: string | undefined) =>
  call(server, "receiveRefund", { token, path: { refundOrderNo } });
const reject = ({ token }: TestShop, body: object) => call(server, "rejectReturn", { token, body });
const ask = ({ token }: TestShop, refundOrderNo: string | undefined, on: Server = server) =>
  call(on, "askRefundProvider", { token, path: { refundOrderNo } });
const line = ({ token }: TestShop, orderNo: string | undefined) =>
  read(server, "listOrderLines", { token, path: { orderNo } }).then(([first]) => first);

const byBalance = (more: Partial<OrderSeeds[number]> = {}) =>
  server.createShop({
    users: [{ integral: 100, nowMoney: 5_00 }],
    products: [{ name: "杯", stock: 10, sales: 40 }],
    orders: [
      {
        ...{ payType: "yue", payChannel: "yue", useIntegral: 30, integralPrice: 3_00, payPostage: 6_00, status: 1 },
        lines: [{ payNum: 3, price: 11_00, refunds: [{ applyRefundNum: 2 }] }],
        ...more,
      },
    ],
  });

test("an agreed refund of a balance is paid at once, and pieces, points and money go back with it", async () => {
  const shop = await byBalance();
  const [refund] = await refundsOf(shop);
  expect(refund?.refundPrice).toBe("24.00");
  expect(await agree(shop, refund?.refundOrderNo)).toMatchObject({ code: 200, data: null });
  const after = await info(shop, refund?.refundOrderNo);
  expect(after).toMatchObject({ refundStatus: 3, refundTime: expect.any(String), refundUseIntegral: 20, refundGainIntegral: 24 });
  expect(after.orderInfoVo).toMatchObject({ status: 1, refundStatus: 2 });
  expect(after.statusList.map(({ changeType }) => changeType)).toEqual(["apply", "audit", "refund"]);
  expect(await line(shop, refund?.orderNo)).toMatchObject({ applyRefundNum: 0, refundNum: 2, refundPrice: "24.00" });
  const [product] = (await read(server, "listProducts", { token: shop.token })).list;
  expect(product).toMatchObject({ stock: 12, sales: 38 });
  const [buyer] = await server.database.db
    .select()
    .from(buyers)
    .where(eq(buyers.id, refund?.uid ?? 0));
  expect(buyer).toMatchObject({ nowMoney: 29_00, integral: 96 });
  expect(await agree(shop, refund?.refundOrderNo)).toMatchObject({
    status: 409,
    code: 5502,
    message: "退款单状态为“已退款”，不能进行此操作",
  });
});

test("the fee that comes back with the parts of an order is the whole fee, as the ledger has it", async () => {
  const shop = await byBalance({
    payPostage: 0,
    integralPrice: 0,
    commissionCharge: 1,
    lines: [{ payNum: 2, price: 100, refunds: [{}, {}] }],
  });
  const shares = async () =>
    (await refundsOf(shop)).map(({ refundOrderInfo: { platformRefundPrice, merchantRefundPrice } }) => [
      platformRefundPrice,
      merchantRefundPrice,
    ]);
  const [second, first] = await refundsOf(shop);
  const half = [
    ["0.00", "1.00"],
    ["0.01", "0.99"],
  ];
  expect(await shares()).toEqual(half);
  await agree(shop, second?.refundOrderNo);
  expect(await shares()).toEqual(half.toReversed());
  await agree(shop, first?.refundOrderNo);
  expect(await shares()).toEqual(half.toReversed());
  const booked = await server.database.db.select().from(ledgerEntries).where(eq(ledgerEntries.merId, shop.merId));
  expect(booked.filter(({ kind }) => kind === "fee_return").map(({ sourceNo, amount }) => [sourceNo, amount])).toEqual([
    [second?.refundOrderNo, 1],
  ]);
});

test("a buyer who does not follow the shop is paid back too, and a buyer who is not there stops the refund", async () => {
  const { db } = server.database;
  const [shop, orphaned] = [await byBalance(), await byBalance()];
  const [[refund], [lost]] = [await refundsOf(shop), await refundsOf(orphaned)];
  await db.delete(followers).where(eq(followers.merId, shop.merId));
  expect(await agree(shop, refund?.refundOrderNo)).toMatchObject({ code: 200 });
  const [buyer] = await db
    .select()
    .from(buyers)
    .where(eq(buyers.id, refund?.uid ?? 0));
  expect(buyer?.nowMoney).toBe(29_00);
  await db.delete(buyers).where(eq(buyers.id, lost?.uid ?? 0));
  expect((await agree(orphaned, lost?.refundOrderNo)).status).toBe(500);
  expect((await info(orphaned, lost?.refundOrderNo)).refundStatus).toBe(RefundStatus.awaitingReview);
});

test("ten who agree at once pay once", async () => {
  const shop = await byBalance();
  const refundOrderNo = await firstOf(shop);
  const answers = await Promise.all(Array.from({ length: 10 }, () => agree(shop, refundOrderNo)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  const { orderInfoVo } = await info(shop, refundOrderNo);
  const [buyer] = await server.database.db.select().from(buyers).where(eq(buyers.id, orderInfoVo.uid));
  expect(buyer?.nowMoney).toBe(29_00);
});

describe("refusing", () => {
  test("gives the pieces back, and needs a reason", async () => {
    const shop = await byBalance();
    const [refund] = await refundsOf(shop);
    for (const reason of [undefined, null, " "])
      expect(await audit(shop, { refundOrderNo: refund?.refundOrderNo, auditType: "refuse", reason })).toMatchObject({
        status: 400,
        data: { fields: { reason: "请填写拒绝原因" } },
      });
    expect(await audit(shop, { refundOrderNo: refund?.refundOrderNo, auditType: "refuse", reason: "已发出" })).toMatchObject({ code: 200 });
    expect(await info(shop, refund?.refundOrderNo)).toMatchObject({
      refundStatus: 1,
      refundReason: "已发出",
      orderInfoVo: { refundStatus: 0 },
    });
    expect(await line(shop, refund?.orderNo)).toMatchObject({ applyRefundNum: 0, refundNum: 0 });
    expect((await read(server, "listOrders", { token: shop.token })).list[0]?.userRefundSign).toBe(false);
  });

  test("keeps the sign of the buyer while another request is open", async () => {
    const shop = await server.createShop({ orders: [{ lines: [{ payNum: 2, refunds: [{}, {}] }] }] });
    await audit(shop, { refundOrderNo: await firstOf(shop), auditType: "refuse", reason: "重复" });
    expect((await read(server, "listOrders", { token: shop.token })).list[0]).toMatchObject({ userRefundSign: true, refundStatus: 1 });
  });
});

describe("goods that come back", () => {
  const returned = { afterSalesType: 2, returnGoodsType: 1 } as const;
  const shopWith = (refund: NonNullable<NonNullable<OrderSeeds[number]["lines"]>[number]["refunds"]>[number]) =>
    server.createShop({
      addresses: [
        { isShow: false },
        { receiverName: "售后", receiverPhone: "13800000000", province: "浙江省", city: "杭州市", district: null, detail: "1 号" },
      ],
      orders: [{ status: 4, payType: "yue", lines: [{ deliveryNum: 1, refunds: [refund] }] }],
    });

  test("by express take one of the shop's addresses", async () => {
    const [shop, other] = [await shopWith(returned), await shopWith(returned)];
    const refundOrderNo = await firstOf(shop);
    const addressOf = async ({ token }: TestShop) => (await read(server, "listAddresses", { token }))[0]?.id;
    expect(await agree(shop, refundOrderNo)).toMatchObject({ status: 400, data: { fields: { merAddressId: expect.any(String) } } });
    expect(await agree(shop, refundOrderNo, { merAddressId: await addressOf(other) })).toMatchObject({ status: 404, code: 4401 });
    const hidden = (await read(server, "listAddresses", { token: shop.token })).find(({ isShow }) => !isShow);
    expect(await agree(shop, refundOrderNo, { merAddressId: hidden?.id })).toMatchObject({ status: 404, code: 4401 });
    expect(await agree(shop, refundOrderNo, { merAddressId: await addressOf(shop) })).toMatchObject({ code: 200 });
    expect(await info(shop, refundOrderNo)).toMatchObject({
      ...{ refundStatus: 4, receiver: "售后", receiverPhone: "13800000000", receiverAddressDetail: "浙江省杭州市1 号" },
    });
    expect(await receive(shop, refundOrderNo)).toMatchObject({ status: 409, code: 5502 });
  });

  test("at the shop need none", async () => {
    const shop = await shopWith({ ...returned, returnGoodsType: 2 });
    const refundOrderNo = await firstOf(shop);
    expect(await agree(shop, refundOrderNo)).toMatchObject({ code: 200 });
    expect(await info(shop, refundOrderNo)).toMatchObject({ refundStatus: 4, receiver: null });
  });

  test("are received, and then the money goes back", async () => {
    const shop = await shopWith({ ...returned, refundStatus: 5, trackingNumber: "SF1" });
    const refundOrderNo = await firstOf(shop);
    expect(await receive(shop, refundOrderNo)).toMatchObject({ code: 200 });
    const { statusList, ...after } = await info(shop, refundOrderNo);
    expect(after).toMatchObject({ refundStatus: 3, orderInfoVo: { status: 4, refundStatus: 3 } });
    expect(statusList.map(({ changeType }) => changeType)).toEqual(["apply", "audit", "returning", "receiving", "refund"]);
  });

  test("are refused with a reason, and stay refused", async () => {
    const shop = await shopWith({ ...returned, refundStatus: 5, trackingNumber: "SF1" });
    const refundOrderNo = await firstOf(shop);
    expect((await reject(shop, { refundOrderNo, reason: " " })).status).toBe(400);
    expect(await reject(shop, { refundOrderNo, reason: "已使用" })).toMatchObject({ code: 200 });
    expect(await info(shop, refundOrderNo)).toMatchObject({ refundStatus: 1, refundReason: "已使用", orderInfoVo: { refundStatus: 0 } });
    expect(await reject(shop, { refundOrderNo, reason: "已使用" })).toMatchObject({ status: 409, code: 5502 });
  });
});

test("a coupon comes back when all lines that it served are refunded", async () => {
  const shop = await server.createShop({ users: 1, coupons: 1, couponUsers: [{ status: 1 }], products: 2 });
  const [claim] = await server.database.db.select().from(couponUsers).where(eq(couponUsers.merId, shop.merId));
  const lines = [
    { product: 0, price: 10_00, refunds: [{}] },
    { product: 1, price: 10_00, refunds: [{}] },
  ];
  const scope = { db: server.database.db, merId: shop.merId, ...server.ports, totals: freshTotals };
  await seedShop(scope, { orders: [{ payType: "yue", couponUserId: claim?.id, merCouponPrice: 5_00, lines }] });
  const statusOf = async () => (await server.database.db.select().from(couponUsers).where(eq(couponUsers.merId, shop.merId)))[0]?.status;
  const [second, first] = await refundsOf(shop);
  await agree(shop, first?.refundOrderNo);
  expect(await statusOf()).toBe(1);
  await agree(shop, second?.refundOrderNo);
  expect(await statusOf()).toBe(0);
});

describe("what WeChat pays back", () => {
  async function placeWith(options: Partial<FakePaymentOptions>) {
    let now = Date.now();
    const clock = { now: () => new Date(now) };
    const on = await startServer({ ports: { clock, payments: fakePayments({ clock, answerMs: 3_000, ...options }) } });
    const shop = await on.createShop({ orders: [{ payType: "weixin", lines: [{ payNum: 2, refunds: [{}] }] }] });
    // rows of other tests would come first
    await on.database.db.delete(dueShops).where(ne(dueShops.merId, shop.merId));
    const refundOrderNo = (await refundsOf(shop, on))[0]?.refundOrderNo;
    const agreed = await call(on, "auditRefund", { token: shop.token, body: { refundOrderNo, auditType: "success" } });
    expect(agreed.code).toBe(200);
    const state = async () => {
      const { refundStatus, statusList } = await read(on, "getRefund", { token: shop.token, path: { refundOrderNo } });
      return [refundStatus, statusList.length, statusList.at(-1)?.changeMessage];
    };
    return { on, shop, refundOrderNo, state, pass: (ms: number) => (now += ms) };
  }

  test("stays on its way until the answer, which is booked once however often it comes", async () => {
    const { on, shop, refundOrderNo, state, pass } = await placeWith({});
    expect(await state()).toEqual([RefundStatus.refunding, 2, "商家同意退款"]);
    pass(2_000);
    await on.runJobs();
    expect((await state())[0]).toBe(RefundStatus.refunding);
    pass(4_000);
    await Promise.all([on.runJobs(), on.runJobs(), ask(shop, refundOrderNo, on)]);
    await on.runJobs();
    expect(await state()).toEqual([RefundStatus.refunded, 3, expect.stringContaining("退款成功")]);
    expect(await ask(shop, refundOrderNo, on)).toMatchObject({ status: 409, code: 5502 });
    const [order] = (await read(on, "listOrders", { token: shop.token })).list;
    expect(order?.infoResponseList[0]).toMatchObject({ refundNum: 1, applyRefundNum: 0 });
  });

  test("says once why it failed, and is paid when the provider can", async () => {
    let reason: string | undefined = "商户余额不足";
    const { on, shop, refundOrderNo, state, pass } = await placeWith({ failureOf: () => reason });
    for (const _time of [1, 2, 3]) {
      await ask(shop, refundOrderNo, on);
      pass(4_000);
    }
    expect(await state()).toEqual([RefundStatus.refunding, 3, "退款未成功：商户余额不足"]);
    const { statusList } = await read(on, "getRefund", { token: shop.token, path: { refundOrderNo } });
    expect(statusList.map(({ changeType }) => changeType)).toEqual(["apply", "audit", "failed"]);
    reason = undefined;
    await ask(shop, refundOrderNo, on);
    pass(4_000);
    await ask(shop, refundOrderNo, on);
    expect((await state())[0]).toBe(RefundStatus.refunded);
  });

  test("is caught up with after a standstill, and a provider that never answers changes nothing", async () => {
    const { on, state, pass } = await placeWith({ answerMs: 20 * 3_600_000 });
    pass(3_600_000);
    await on.runJobs();
    expect((await state())[0]).toBe(RefundStatus.refunding);
    pass(20 * 3_600_000);
    await on.runJobs();
    expect((await state())[0]).toBe(RefundStatus.refunded);
  });
});

test("a note replaces the one before, also by nothing", async () => {
  const shop = await byBalance();
  const refundOrderNo = await firstOf(shop);
  const mark = (remark: string) => call(server, "markRefund", { token: shop.token, body: { refundOrderNo, remark } });
  expect(await mark("已联系")).toMatchObject({ code: 200 });
  expect((await info(shop, refundOrderNo)).merRemark).toBe("已联系");
  await mark("");
  expect((await info(shop, refundOrderNo)).merRemark).toBe("");
  expect((await mark("长".repeat(513))).status).toBe(400);
});

test("of the older rights one agrees and the other refuses", async () => {
  const shop = await byBalance({ lines: [{ payNum: 2, refunds: [{}, {}] }] });
  const [one, other] = await refundsOf(shop);
  const [pays, refuses] = [await shop.as(["merchant:refund:order:refund"]), await shop.as(["merchant:refund:order:refund:refuse"])];
  const agreed = { refundOrderNo: one?.refundOrderNo, auditType: "success" };
  const refused = { refundOrderNo: other?.refundOrderNo, auditType: "refuse", reason: "已发出" };
  const auditBy = ({ token }: { token: string }, body: object) => call(server, "auditRefund", { token, body });
  expect((await auditBy(refuses, agreed)).status).toBe(403);
  expect((await auditBy(pays, refused)).status).toBe(403);
  expect((await info(shop, one?.refundOrderNo)).refundStatus).toBe(RefundStatus.awaitingReview);
  expect(await auditBy(pays, agreed)).toMatchObject({ code: 200 });
  expect(await auditBy(refuses, refused)).toMatchObject({ code: 200 });
});

test("another shop's refunds are not there, and nobody decides without the right", async () => {
  const [shop, other] = [await byBalance(), await server.createShop()];
  const refundOrderNo = await firstOf(shop);
  const clerk = await shop.as(["merchant:refund:order:page:list"]);
  const calls = [
    ["markRefund", { body: { refundOrderNo, remark: "x" } }],
    ["auditRefund", { body: { refundOrderNo, auditType: "success" } }],
    ["auditRefund", { body: { refundOrderNo, auditType: "refuse", reason: "x" } }],
    ["receiveRefund", { path: { refundOrderNo } }],
    ["rejectReturn", { body: { refundOrderNo, reason: "x" } }],
    ["askRefundProvider", { path: { refundOrderNo } }],
  ] as const;
  for (const [id, request] of calls) {
    expect([id, await call(server, id, { token: other.token, ...request })]).toMatchObject([id, { status: 404, code: 5501 }]);
    expect([id, (await call(server, id, { token: clerk.token, ...request })).status]).toEqual([id, 403]);
  }
  expect(await info(shop, refundOrderNo)).toMatchObject({ refundStatus: 0, merRemark: null });
});
