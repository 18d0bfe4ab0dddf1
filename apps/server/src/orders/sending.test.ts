import { OrderStatus, RefundStatus, ShippingType } from "@shopkeeper/sdk/contract";
import { canSend } from "@shopkeeper/sdk/rules/orders";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { LogisticsFailure, noLogistics } from "../ports/logistics";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type Seed, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

type Body = Readonly<Record<string, unknown>>;
const parcel = { deliveryType: "express", expressCode: "shunfeng", expressNumber: "SF1234567890", isSplit: false };
const threePieces = { lines: [{ product: 0, payNum: 2 }, { product: 1 }] };

async function open(orders: Exclude<Seed["orders"], number> = [threePieces]) {
  const shop = await server.createShop({ products: 2, users: 1, orders });
  const orderNos = (await read(server, "listOrders", { token: shop.token })).list.map(({ orderNo }) => orderNo);
  return { shop, orderNos, orderNo: orderNos[0] ?? "" };
}
const send = ({ token }: TestShop, body: Body) => call(server, "sendOrder", { token, body });
const sendAll = ({ token }: TestShop, rows: readonly Body[]) => read(server, "sendOrders", { token, body: { rows } });
const info = ({ token }: TestShop, orderNo: string) => read(server, "getOrder", { token, path: { orderNo } });
const shipments = ({ token }: TestShop, orderNo: string) => read(server, "listShipments", { token, path: { orderNo } });
const status = async (shop: TestShop, orderNo: string) => (await info(shop, orderNo)).status;

test("an order is sent whole: one shipment with all its pieces, and nothing is left", async () => {
  const { shop, orderNo } = await open();
  expect(await send(shop, { orderNo, ...parcel, deliveryMark: " 轻放 " })).toMatchObject({ code: 200, data: null });
  const order = await info(shop, orderNo);
  expect(order).toMatchObject({ status: 4, deliveryType: "express", isSplitDelivery: false });
  expect(order.orderDetailList.map(({ deliveryNum }) => deliveryNum)).toEqual([2, 1]);
  const [sent, ...more] = await shipments(shop, orderNo);
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    trackingNumber: "SF1234567890",
    expressName: "顺丰速运",
    totalNum: 3,
    deliveryMark: "轻放",
    carrierPhone: null,
  });
  expect(sent?.detailList.map(({ num, productId }) => [num, productId])).toEqual([
    [2, order.orderDetailList[0]?.productId],
    [1, order.orderDetailList[1]?.productId],
  ]);
});

test("a sheet sends an order in several parcels, each with what its row names, and a repeated row changes nothing", async () => {
  const { shop, orderNo } = await open();
  const [first, second] = (await info(shop, orderNo)).orderDetailList;
  const [known] = await read(server, "checkOrdersToSend", { token: shop.token, body: { orderNos: [` ${orderNo}\u202c`] } });
  expect(known).toMatchObject({
    ...{ orderNo, canSend: true },
    lines: [
      { orderDetailId: first?.id, num: 2 },
      { orderDetailId: second?.id, num: 1 },
    ],
  });
  const row = (expressNumber: string, id: number | undefined, num: number) => ({
    ...{ orderNo, deliveryType: "express", expressCode: "shunfeng", expressNumber, detailList: [{ orderDetailId: id, num }] },
  });
  const rows = [row("ＳＦ 1", first?.id, 1), row("SF1", first?.id, 1), row("SF2", second?.id, 1)];
  expect((await sendAll(shop, rows)).map(({ isSent, isRepeated }) => [isSent, isRepeated])).toEqual([
    [true, false],
    [true, true],
    [true, false],
  ]);
  const sent = await shipments(shop, orderNo);
  expect(sent.map(({ trackingNumber, totalNum }) => [trackingNumber, totalNum]).sort()).toEqual([
    ["SF1", 1],
    ["SF2", 1],
  ]);
  expect(await info(shop, orderNo)).toMatchObject({ status: 2, isSplitDelivery: true });
});

test("an order is sent in parts, until nothing is left that was not refunded", async () => {
  const { shop, orderNo } = await open([{ refundStatus: 2, lines: [{ payNum: 3, refundNum: 1 }] }]);
  const [line] = (await info(shop, orderNo)).orderDetailList;
  const part = (num: number) => ({ orderNo, ...parcel, isSplit: true, detailList: [{ orderDetailId: line?.id, num }] });
  expect(await send(shop, part(3))).toMatchObject({ status: 400, data: { fields: { detailList: "第 1 行的数量须为 1 至 2 的整数" } } });
  expect(await send(shop, part(1))).toMatchObject({ code: 200 });
  expect(await info(shop, orderNo)).toMatchObject({ status: 2, isSplitDelivery: true });
  expect(await send(shop, part(1))).toMatchObject({ code: 200 });
  expect(await status(shop, orderNo)).toBe(4);
  expect(await send(shop, part(1))).toMatchObject({ status: 409, code: 5005 });
});

test("quantities below one, of foreign lines or named twice are refused at the line, and nothing is sent", async () => {
  const [{ shop, orderNo }, other] = [await open(), await open()];
  const [line] = (await info(shop, orderNo)).orderDetailList;
  const [foreign] = (await info(other.shop, other.orderNo)).orderDetailList;
  const row = (orderDetailId: unknown, num: unknown = 1) => ({ orderDetailId, num });
  for (const detailList of [[], null, [row(line?.id, 0)], [row(line?.id, 1.5)], [row(line?.id), row(line?.id)], [row(foreign?.id)]])
    expect(await send(shop, { orderNo, ...parcel, isSplit: true, detailList }), JSON.stringify(detailList)).toMatchObject({ status: 400 });
  const twice = { orderNo, ...parcel, isSplit: true, detailList: [row(line?.id), row(line?.id)] };
  expect((await send(shop, twice)).data).toMatchObject({ fields: { detailList: "第 1 行的商品只能选择一次" } });
  expect(await shipments(shop, orderNo)).toEqual([]);
});

test("what travels needs its courier and number, or its person and phone; virtual goods need nothing", async () => {
  const { shop, orderNos } = await open([{}, { secondType: 2 }]);
  const [virtual = "", orderNo = ""] = orderNos;
  const fields = async (body: Body) => (await send(shop, { orderNo, isSplit: false, ...body })).data;
  expect(await fields({ deliveryType: "express" })).toMatchObject({
    fields: { expressCode: "请选择快递公司", expressNumber: "请输入快递单号" },
  });
  expect(await fields({ ...parcel, expressCode: "nobody" })).toMatchObject({ fields: { expressCode: expect.any(String) } });
  expect(await fields({ deliveryType: "merchant", deliveryCarrier: "老王", carrierPhone: "12" })).toMatchObject({
    fields: { carrierPhone: "联系电话格式不正确!" },
  });
  expect(await fields({ deliveryType: "merchant", deliveryCarrier: "老王", carrierPhone: "13800000000" })).toBeNull();
  expect(await send(shop, { ...parcel, orderNo: virtual })).toMatchObject({
    status: 400,
    data: { fields: { deliveryType: expect.any(String) } },
  });
  expect(await send(shop, { orderNo: virtual, deliveryType: "noNeed", isSplit: false })).toMatchObject({ code: 200 });
});

test.each<[number, object]>([
  [5002, { isUserDel: true }],
  [5004, { refundStatus: 3, lines: [{ refundNum: 1 }] }],
  [5006, { shippingType: 2, verifyCode: "1", status: 3 }],
  [5005, { status: 0 }],
  [5005, { status: 9, cancelStatus: 1 }],
])("a send is refused with %i", async (code, seed) => {
  const { shop, orderNo } = await open([seed]);
  expect(await send(shop, { orderNo, ...parcel })).toMatchObject({ status: 409, code });
  expect(await shipments(shop, orderNo)).toEqual([]);
});

test("ten clerks at once send an order once", async () => {
  const { shop, orderNo } = await open();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => send(shop, { orderNo, ...parcel, expressNumber: `SF${at}` })));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 5005)).toHaveLength(9);
  expect(await shipments(shop, orderNo)).toHaveLength(1);
  expect((await info(shop, orderNo)).orderDetailList.map(({ payNum, deliveryNum }) => payNum - deliveryNum)).toEqual([0, 0]);
});

test("ten clerks who send one piece each of three send three", async () => {
  const { shop, orderNo } = await open([{ lines: [{ payNum: 3 }] }]);
  const [line] = (await info(shop, orderNo)).orderDetailList;
  const one = { orderNo, ...parcel, isSplit: true, detailList: [{ orderDetailId: line?.id, num: 1 }] };
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(shop, one)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
  expect((await info(shop, orderNo)).orderDetailList[0]?.deliveryNum).toBe(3);
});

test("several orders are sent at once, each with its own result, and the same rows again change nothing", async () => {
  const { shop, orderNos } = await open([{}, {}, { status: 0 }]);
  const [unpaid = "", second = "", first = ""] = orderNos;
  const rows = [
    { ...parcel, orderNo: first, expressNumber: "A1" },
    { ...parcel, orderNo: "404404" },
    { ...parcel, orderNo: unpaid },
    { ...parcel, orderNo: second, expressCode: "nobody" },
    { ...parcel, orderNo: first, expressNumber: "A1" },
    { ...parcel, orderNo: first, expressNumber: "A2" },
  ].map(({ isSplit: _, ...row }) => row);
  const results = await sendAll(shop, rows);
  expect(results.map(({ isSent, isRepeated }) => [isSent, isRepeated])).toEqual([
    [true, false],
    [false, false],
    [false, false],
    [false, false],
    [true, true],
    [false, false],
  ]);
  expect(results.map(({ message }) => message)).toEqual([
    null,
    "订单不存在",
    "订单状态为“待付款”，不能发货",
    "没有这家快递公司，请重新选择",
    null,
    "订单状态为“待收货”，不能发货",
  ]);
  expect((await sendAll(shop, rows))[0]).toMatchObject({ isSent: true, isRepeated: true });
  expect(await shipments(shop, first)).toHaveLength(1);
  expect(await status(shop, second)).toBe(1);
});

test("a row that the database refuses has its own result, and the others are sent", async () => {
  const { shop, orderNos } = await open([{}, {}, {}]);
  const { db } = server.database;
  await db.execute(sql`alter table shipments add constraint refused check (tracking_number <> 'REFUSED1') not valid`);
  const { isSplit: _, ...delivery } = parcel;
  const rows = orderNos.map((orderNo, at) => ({ ...delivery, orderNo, expressNumber: `REFUSED${at}` }));
  const results = await sendAll(shop, rows);
  await db.execute(sql`alter table shipments drop constraint refused`);
  expect(results.map(({ isSent }) => isSent)).toEqual([true, false, true]);
  expect(results[1]?.message).toBe("系统繁忙，请稍后重试");
  expect(await Promise.all(orderNos.map((orderNo) => status(shop, orderNo)))).toEqual([4, 1, 4]);
  expect((await sendAll(shop, rows)).map(({ isRepeated }) => isRepeated)).toEqual([true, false, true]);
});

describe("pieces that are being paid back", () => {
  const paying = { refunds: [{ refundStatus: RefundStatus.refunding, applyRefundNum: 1 }] };

  test("are not sent: alone, in part, with others, or by sheet", async () => {
    const { shop, orderNos } = await open([{ lines: [paying] }, { lines: [{ ...paying, payNum: 3 }] }]);
    const [some = "", whole = ""] = orderNos;
    const { isSplit: _, ...delivery } = parcel;
    expect(await send(shop, { orderNo: whole, ...parcel })).toMatchObject({ status: 409, code: 90502 });
    expect(await sendAll(shop, [{ ...delivery, orderNo: whole }])).toMatchObject([{ isSent: false, message: "没有可以发货的商品" }]);
    const checked = await read(server, "checkOrdersToSend", { token: shop.token, body: { orderNos: [whole, some] } });
    expect(checked).toMatchObject([{ canSend: false }, { canSend: true, goods: expect.stringMatching(/ ×2$/) }]);
    const [line] = (await info(shop, some)).orderDetailList;
    const three = { orderNo: some, ...parcel, isSplit: true, detailList: [{ orderDetailId: line?.id, num: 3 }] };
    expect(await send(shop, three)).toMatchObject({ status: 400, data: { fields: { detailList: "第 1 行的数量须为 1 至 2 的整数" } } });
    expect(await send(shop, { orderNo: some, ...parcel })).toMatchObject({ code: 200 });
    expect(await info(shop, some)).toMatchObject({ status: 4, orderDetailList: [{ deliveryNum: 2, refundingNum: 1 }] });
  });

  test("nor written off", async () => {
    const pickUp = (verifyCode: string, payNum: number) => ({
      status: OrderStatus.awaitingVerification,
      shippingType: ShippingType.pickUp,
      verifyCode,
      lines: [{ ...paying, payNum }],
    });
    const { shop, orderNos } = await open([pickUp("111", 1), pickUp("222", 3)]);
    const verify = (verifyCode: string) => call(server, "verifyOrder", { token: shop.token, body: { verifyCode } });
    expect(await verify("111")).toMatchObject({ status: 409, code: 90501 });
    expect(await verify("222")).toMatchObject({ code: 200 });
    expect((await info(shop, orderNos[0] ?? "")).orderDetailList).toMatchObject([{ deliveryNum: 2 }]);
  });

  test("a shop that refunds a WeChat order directly is offered no send while the answer is due", async () => {
    const { shop, orderNo } = await open([{ payType: "weixin" }]);
    expect(await call(server, "refundOrder", { token: shop.token, body: { orderNo, returnType: 1 } })).toMatchObject({ code: 200 });
    const [order] = (await read(server, "listOrders", { token: shop.token })).list;
    expect(order && canSend(order, order.infoResponseList)).toBe(false);
    expect(await send(shop, { orderNo, ...parcel })).toMatchObject({ status: 409, code: 90502 });
  });
});

test("a check says of each number what sending would", async () => {
  const [{ shop, orderNos }, other] = [await open([threePieces, { status: 0 }]), await open()];
  const [unpaid = "", orderNo = ""] = orderNos;
  const check = () => read(server, "checkOrdersToSend", { token: shop.token, body: { orderNos: [orderNo, unpaid, other.orderNo] } });
  const [ready, waiting, foreign] = await check();
  expect(ready).toMatchObject({ canSend: true, message: null, needsDelivery: true, trackingNumbers: [] });
  expect(ready?.goods).toMatch(/ ×2、.+ ×1$/);
  expect(waiting).toMatchObject({ canSend: false, message: "订单状态为“待付款”，不能发货" });
  expect(foreign).toEqual({
    orderNo: other.orderNo,
    canSend: false,
    message: "订单不存在",
    needsDelivery: true,
    isLogoff: false,
    realName: null,
    goods: null,
    lines: [],
    trackingNumbers: [],
  });
  await send(shop, { orderNo, ...parcel });
  expect((await check())[0]).toMatchObject({ canSend: false, trackingNumbers: ["SF1234567890"], goods: "" });
});

test("a shipment is corrected by the fields of its own type", async () => {
  const { shop, orderNo } = await open();
  await send(shop, { orderNo, ...parcel, deliveryMark: "轻放" });
  const [sent] = await shipments(shop, orderNo);
  const correct = (body: Body) => call(server, "updateShipment", { token: shop.token, body: { id: sent?.id, ...body } });
  expect(await correct({ expressCode: "zhongtong" })).toMatchObject({
    status: 400,
    data: { fields: { expressNumber: expect.any(String) } },
  });
  expect(await correct({ expressCode: "zhongtong", expressNumber: "ZT1", carrierPhone: "1" })).toMatchObject({ code: 200 });
  expect((await shipments(shop, orderNo))[0]).toMatchObject({
    ...{ expressName: "中通快递", trackingNumber: "ZT1", carrierPhone: null, deliveryMark: "轻放", totalNum: 3 },
  });
});

test("of two who correct a shipment that both have read, the second is refused and sees what the first wrote", async () => {
  const { shop, orderNo } = await open();
  await send(shop, { orderNo, ...parcel });
  const [sent] = await shipments(shop, orderNo);
  const correct = (expressNumber: string, updateTime = sent?.updateTime) =>
    call(server, "updateShipment", { token: shop.token, body: { id: sent?.id, updateTime, expressCode: "zhongtong", expressNumber } });
  const answers = await Promise.all([correct("ZT1"), correct("ZT2")]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 90011]);
  const [now] = await shipments(shop, orderNo);
  expect(answers.find(({ code }) => code === 90011)).toMatchObject({ status: 409, data: { current: now } });
  expect(await correct("ZT3", now?.updateTime)).toMatchObject({ code: 200 });
});

test("a parcel moves with time, and what does not travel by express is not followed", async () => {
  const { shop, orderNos } = await open([{}, {}]);
  const [carried = "", orderNo = ""] = orderNos;
  await send(shop, { orderNo, ...parcel });
  await send(shop, { orderNo: carried, deliveryType: "merchant", deliveryCarrier: "老王", carrierPhone: "13800000000", isSplit: false });
  const idOf = async (number: string) => (await shipments(shop, number))[0]?.id;
  const later = async (minutes: number) => {
    const clock = { now: () => new Date(Date.now() + minutes * 60_000) };
    const { fakeLogistics } = await import("../demo/fake-logistics");
    const on = await startServer({ ports: { logistics: fakeLogistics({ clock }) } });
    return read(on, "getLogistics", { token: shop.token, path: { invoiceId: await idOf(orderNo) } });
  };
  expect(await later(0)).toMatchObject({ number: "SF1234567890", type: "shunfeng", expName: "顺丰速运", list: [], deliverystatus: null });
  expect((await later(60)).deliverystatus).toBe("0");
  const signed = await later(3000);
  expect(signed).toMatchObject({ deliverystatus: "3", issign: "1" });
  expect(signed.list.map(({ time }) => time)).toEqual(
    signed.list
      .map(({ time }) => time)
      .sort()
      .reverse(),
  );
  expect(await call(server, "getLogistics", { token: shop.token, path: { invoiceId: await idOf(carried) } })).toMatchObject({ code: 5102 });
});

test("where the provider refuses its reason is told, and where it does not answer it may be asked again", async () => {
  const { shop, orderNo } = await open();
  await send(shop, { orderNo, ...parcel });
  const [sent] = await shipments(shop, orderNo);
  const follow = async (failure: LogisticsFailure) => {
    const on = await startServer({ ports: { logistics: { ...noLogistics, track: () => Promise.reject(failure) } } });
    return call(on, "getLogistics", { token: shop.token, path: { invoiceId: sent?.id } });
  };
  const refused = await follow(new LogisticsFailure({ zh: "请核对手机号", en: "Check the phone number." }));
  expect(refused).toMatchObject({ status: 409, code: 90703, message: "查不到物流信息：请核对手机号" });
  expect(await follow(new LogisticsFailure())).toMatchObject({ status: 503, code: 90704 });
});

test("another shop sends, corrects and follows nothing of this one", async () => {
  const [{ shop, orderNo }, other] = [await open(), await open()];
  expect(await send(other.shop, { orderNo, ...parcel })).toMatchObject({ status: 404, code: 5001 });
  await send(shop, { orderNo, ...parcel });
  const [sent] = await shipments(shop, orderNo);
  const { token } = other.shop;
  expect(await call(server, "listShipments", { token, path: { orderNo } })).toMatchObject({ status: 404, code: 5001 });
  expect(await call(server, "getLogistics", { token, path: { invoiceId: sent?.id } })).toMatchObject({ status: 404, code: 5101 });
  const body = { id: sent?.id, expressCode: "ems", expressNumber: "1" };
  expect(await call(server, "updateShipment", { token, body })).toMatchObject({ status: 404, code: 5101 });
  expect(await shipments(shop, orderNo)).toEqual([sent]);
});

test("sending takes the permission to send", async () => {
  const { shop, orderNo } = await open();
  const looker = await shop.as(["merchant:order:info"]);
  const sender = await shop.as(["merchant:order:send"]);
  expect(await call(server, "sendOrder", { token: looker.token, body: { orderNo, ...parcel } })).toMatchObject({ status: 403 });
  expect(await call(server, "sendOrder", { token: sender.token, body: { orderNo, ...parcel } })).toMatchObject({ code: 200 });
});
