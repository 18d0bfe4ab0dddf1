import { memberOf } from "@shopkeeper/sdk/rules/core";
import { RefundStatus, type Schema } from "@shopkeeper/sdk/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { operationLogs } from "../logs/tables";
import { orderDetails, orders } from "../orders/tables";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type Seed, type TestShop } from "../testing/start-server";
import { refunds } from "./tables";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

type Refunds = NonNullable<NonNullable<Exclude<NonNullable<Seed["orders"]>, number>[number]["lines"]>[number]["refunds"]>;

/** A shop with one order, with these refunds of three pieces. */
const shopWith = (refunds: Refunds, seed: Seed = {}) =>
  server.createShop({ orders: [{ lines: [{ payNum: 3, price: 1000, refunds }] }], ...seed });
const page = ({ token }: TestShop, query = {}) => read(server, "listRefunds", { token, query });

describe("the list", () => {
  test("comes newest first, each refund with its line and its buyer", async () => {
    const shop = await server.createShop({
      products: [{ name: "明前龙井" }],
      users: [{ nickname: "小满13812345678" }],
      orders: [
        { payPostage: 200, lines: [{ payNum: 3, price: 1000, refunds: [{ applyRefundNum: 1, refundStatus: 3 }, { applyRefundNum: 2 }] }] },
      ],
    });
    const { list, total } = await page(shop);
    expect(total).toBe(2);
    expect(list.map(({ refundStatus, totalNum, refundPrice }) => [refundStatus, totalNum, refundPrice])).toEqual([
      [RefundStatus.awaitingReview, 2, "21.33"],
      [RefundStatus.refunded, 1, "10.67"],
    ]);
    expect(list[0]).toMatchObject({
      userNickName: "小满138****5678",
      refundOrderInfo: { productName: "明前龙井", payNum: 3, payPrice: "32.00", applyRefundNum: 2, refundFreightFee: "1.33" },
    });
  });

  test("is narrowed by the numbers of refund, order and parcel, by the buyer and by the day", async () => {
    const shop = await server.createShop({
      users: [{ nickname: "林小满", phone: "13800001111" }, { nickname: "小鹿" }],
      orders: [
        { lines: [{ refunds: [{ refundStatus: 5, trackingNumber: "SF1234567890" }] }] },
        { lines: [{ refunds: [{ createTime: new Date(Date.now() - 40 * 86_400_000) }] }] },
      ],
    });
    const [fresh, old] = (await page(shop)).list;
    const found = async (query: object) => (await page(shop, query)).list.map(({ refundOrderNo }) => refundOrderNo);
    expect(await found({ refundOrderNo: fresh?.refundOrderNo })).toEqual([fresh?.refundOrderNo]);
    expect(await found({ refundOrderNo: fresh?.refundOrderNo.slice(1) })).toEqual([]);
    expect(await found({ orderNo: old?.orderNo.slice(4) })).toEqual([old?.refundOrderNo]);
    expect(await found({ trackingNumber: " SF1234567890 " })).toEqual([fresh?.refundOrderNo]);
    expect(await found({ trackingNumber: "\u202dｓｆ-1234 567890\u202c" })).toEqual([fresh?.refundOrderNo]);
    expect(await found({ trackingNumber: "——" })).toEqual([]);
    expect(await found({ dateLimit: "lately7" })).toEqual([fresh?.refundOrderNo]);
    expect(await found({ searchType: "nickname", content: "小满" })).toEqual([fresh?.refundOrderNo]);
    for (const content of ["13800001111", "+86 138-0000-1111", "\u202d１３８００００1111\u202c"])
      expect(await found({ searchType: "phone", content })).toEqual([fresh?.refundOrderNo]);
    expect(await found({ searchType: "phone", content: "+86 139 9999 9999" })).toEqual([]);
    expect(await found({ searchType: "uid", content: old?.uid })).toEqual([old?.refundOrderNo]);
    expect((await call(server, "listRefunds", { token: shop.token, query: { searchType: "uid", content: "x" } })).status).toBe(400);
  });

  test("has a counter for each tab, which follows the filters", async () => {
    // the content of a seed depends on the hour
    const noon = await startServer({ ports: { clock: { now: () => new Date("2026-05-13T04:30:00Z") } } });
    const { token } = await noon.createShop({ users: 40, products: 20, orders: 1500 });
    const tabs = { all: 9, await: 0, reject: 1, refunding: 2, refunded: 3, awaitReturning: 4, awaitReceiving: 5, revoke: 6 };
    for (const query of [{}, { dateLimit: "lately30" }, { orderNo: "25" }]) {
      const counted = await read(noon, "countRefunds", { token, query });
      for (const [name, refundStatus] of Object.entries(tabs)) {
        const { total } = await read(noon, "listRefunds", { token, query: { ...query, refundStatus } });
        expect([name, total]).toEqual([name, memberOf(counted, name)]);
      }
    }
    const all = await read(noon, "countRefunds", { token });
    for (const [name, total] of Object.entries(all)) expect(total, name).toBeGreaterThan(0);
  });

  test("shows nothing of another shop", async () => {
    const [shop, other] = [await shopWith([{}]), await server.createShop()];
    const [refund] = (await page(shop)).list;
    expect(await page(other, { refundOrderNo: refund?.refundOrderNo })).toMatchObject({ total: 0, list: [] });
    const answer = await call(server, "getRefund", { token: other.token, path: { refundOrderNo: refund?.refundOrderNo } });
    expect(answer).toMatchObject({ status: 404, code: 5501 });
    expect(JSON.stringify(answer)).not.toContain(refund?.orderNo);
  });
});

test("the details hold the history and the order; whole numbers are asked for by who may see details, and logged", async () => {
  const shop = await shopWith(
    [{ applyRefundNum: 1, refundStatus: 5, returnGoodsType: 1, trackingNumber: "SF1", expressName: "顺丰速运", telephone: "13700000000" }],
    {
      users: [{ nickname: "小满", phone: "13812345678" }],
    },
  );
  const [refund] = (await page(shop)).list;
  const path = { refundOrderNo: refund?.refundOrderNo };
  const details = await read(server, "getRefund", { token: shop.token, path, query: { reveal: true } });
  expect(details).toMatchObject({
    ...{ refundStatus: 5, afterSalesType: 2, payPrice: "30.00", refundPrice: "10.00", refundTime: null, isUserRevoke: false },
    orderInfoVo: { nickname: "小满", phone: "13812345678", refundStatus: 1, totalNum: 3, payPrice: "30.00" },
  });
  expect(details.statusList.map(({ changeType }) => changeType)).toEqual(["apply", "audit", "returning"]);
  const [logged] = await server.database.db.select().from(operationLogs).where(eq(operationLogs.merId, shop.merId));
  expect(logged).toMatchObject({ operation: "getRefund", isFailed: false });
  expect(await server.database.db.$count(operationLogs, eq(operationLogs.merId, shop.merId))).toBe(1);
  expect(details.orderInfoVo.userPhone).toBe("13800000000");

  const { token } = await shop.as(["merchant:refund:order:page:list"]);
  for (const asked of [
    { token, path, query: { reveal: true } },
    { token: shop.token, path },
  ]) {
    expect(await read(server, "getRefund", asked)).toMatchObject({
      telephone: "137****0000",
      orderInfoVo: { phone: "138****5678", userPhone: "138****0000", userAddress: "浙江省杭州市****" },
    });
  }
  expect(await server.database.db.$count(operationLogs, eq(operationLogs.merId, shop.merId))).toBe(1);
});

test("many refunds can be opened one after the other", async () => {
  const shop = await shopWith([{}]);
  const [refund] = (await page(shop)).list;
  const path = { refundOrderNo: refund?.refundOrderNo };
  const opened = Array.from({ length: 80 }, () => call(server, "getRefund", { token: shop.token, path }));
  expect((await Promise.all(opened)).every(({ status }) => status === 200)).toBe(true);
});

test("the refunds of a seed are those of its orders, to the piece and to the cent", async () => {
  const { merId } = await server.createShop({ users: 40, products: 30, orders: 1500 });
  const status = (wanted: readonly Schema<"RefundStatus">[]) => inArray(refunds.refundStatus, [...wanted]);
  const pieces = (wanted: readonly Schema<"RefundStatus">[]) =>
    sql`coalesce(sum(${refunds.applyRefundNum}) filter (where ${status(wanted)}), 0)`.mapWith(Number);
  const lines = await server.database.db
    .select({
      line: orderDetails,
      refundStatus: sql`max(${orders.refundStatus})`.mapWith(Number),
      open: pieces([0, 2, 4, 5]),
      done: pieces([3]),
      paidBack: sql`coalesce(sum(${refunds.refundPrice}) filter (where ${status([3])}), 0)`.mapWith(Number),
    })
    .from(orderDetails)
    .innerJoin(orders, and(eq(orders.merId, orderDetails.merId), eq(orders.orderNo, orderDetails.orderNo)))
    .leftJoin(refunds, and(eq(refunds.merId, orderDetails.merId), eq(refunds.orderDetailId, orderDetails.id)))
    .where(eq(orderDetails.merId, merId))
    .groupBy(orderDetails.merId, orderDetails.id);
  expect(lines.length).toBeGreaterThan(1500);
  for (const { line, open, done, paidBack } of lines)
    expect([line.applyRefundNum, line.refundNum, line.refundPrice]).toEqual([open, done, paidBack]);
  expect(lines.filter(({ open }) => open > 0).length).toBeGreaterThan(0);
});
