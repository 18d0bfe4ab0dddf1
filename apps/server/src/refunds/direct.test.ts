import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const two = [
  { product: 0, payNum: 3, price: 10_00 },
  { product: 1, payNum: 1, price: 5_00 },
];
const orderOf = async ({ token }: TestShop) => (await read(server, "listOrders", { token })).list[0];
const refund = ({ token }: TestShop, body: object) => call(server, "refundOrder", { token, body });
const refundsOf = async ({ token }: TestShop) => (await read(server, "listRefunds", { token })).list;

test("a shop pays a whole order back, line by line", async () => {
  const shop = await server.createShop({ products: 2, orders: [{ payType: "yue", status: 1, payPostage: 3_00, lines: two }] });
  const order = await orderOf(shop);
  expect(await refund(shop, { orderNo: order?.orderNo, returnType: 1 })).toMatchObject({ code: 200, data: null });
  expect(await orderOf(shop)).toMatchObject({ refundStatus: 3, userRefundSign: false });
  const made = await refundsOf(shop);
  expect(made.map(({ refundStatus, refundPrice, totalNum }) => [refundStatus, refundPrice, totalNum]).sort()).toEqual([
    [3, "32.57", 3],
    [3, "5.43", 1],
  ]);
  const details = await read(server, "getRefund", { token: shop.token, path: { refundOrderNo: made[0]?.refundOrderNo } });
  expect(details).toMatchObject({ promoterType: "merchant", statusList: [{ changeMessage: "商家直接退款" }, { changeType: "refund" }] });
  expect(await refund(shop, { orderNo: order?.orderNo, returnType: 1 })).toMatchObject({ status: 409, code: 5004 });
});

test("or some pieces, as many as are left; what is sent in part and has nothing left is sent", async () => {
  const lines = [{ payNum: 3, deliveryNum: 1, price: 10_00 }];
  const shop = await server.createShop({ orders: [{ payType: "yue", status: 2, lines }] });
  const order = await orderOf(shop);
  const [id, orderNo] = [order?.infoResponseList[0]?.id, order?.orderNo];
  const some = (num: number, more: readonly object[] = []) =>
    refund(shop, { orderNo, returnType: 2, detailList: [{ orderDetailId: id, num }, ...more] });
  const wrong = { status: 400, data: { fields: { detailList: expect.any(String) } } };
  expect(await some(4)).toMatchObject(wrong);
  expect(await some(1, [{ orderDetailId: id, num: 1 }])).toMatchObject(wrong);
  expect(await some(1, [{ orderDetailId: 2147483647, num: 1 }])).toMatchObject({ status: 400 });
  expect(await refund(shop, { orderNo, returnType: 2 })).toMatchObject(wrong);
  expect(await some(1)).toMatchObject({ code: 200 });
  expect(await orderOf(shop)).toMatchObject({ status: 2, refundStatus: 2 });
  expect(await some(1)).toMatchObject({ code: 200 });
  expect(await orderOf(shop)).toMatchObject({ status: 4, refundStatus: 2 });
  expect(await some(2)).toMatchObject(wrong);
});

test("ten who press at once refund each piece once", async () => {
  const shop = await server.createShop({ orders: [{ payType: "yue", lines: [{ payNum: 3, price: 10_00 }] }] });
  const order = await orderOf(shop);
  const detailList = [{ orderDetailId: order?.infoResponseList[0]?.id, num: 1 }];
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(shop, { orderNo: order?.orderNo, returnType: 2, detailList })));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
  expect((await orderOf(shop))?.infoResponseList[0]).toMatchObject({ refundNum: 3, refundPrice: "30.00" });
});

test("what is not paid, or has a request of its buyer, is refused", async () => {
  const of = async (order: object) => {
    const shop = await server.createShop({ orders: [order] });
    return refund(shop, { orderNo: (await orderOf(shop))?.orderNo, returnType: 1 });
  };
  expect(await of({ status: 0 })).toMatchObject({ status: 409, code: 5010 });
  expect(await of({ lines: [{ payNum: 2, refunds: [{}] }] })).toMatchObject({ status: 409, code: 90501 });
  expect(await of({ refundStatus: 3 })).toMatchObject({ status: 409, code: 5004 });
});

test("another shop's order is not there, and a clerk without the right refunds nothing", async () => {
  const [shop, other] = [await server.createShop({ orders: 1 }), await server.createShop()];
  const orderNo = (await orderOf(shop))?.orderNo;
  expect(await refund(other, { orderNo, returnType: 1 })).toMatchObject({ status: 404, code: 5001 });
  const clerk = await shop.as(["merchant:order:page:list"]);
  expect((await call(server, "refundOrder", { token: clerk.token, body: { orderNo, returnType: 1 } })).status).toBe(403);
});
