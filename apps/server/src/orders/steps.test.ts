import { OrderStatus, ShippingType } from "@shopkeeper/sdk/contract";
import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type Seed, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

async function open(orders: Exclude<Seed["orders"], number> = [{}]) {
  const shop = await server.createShop({ products: 1, users: 1, orders });
  const orderNos = (await read(server, "listOrders", { token: shop.token })).list.map(({ orderNo }) => orderNo);
  return { shop, orderNos, orderNo: orderNos[0] ?? "" };
}
const info = ({ token }: TestShop, orderNo: string) => read(server, "getOrder", { token, path: { orderNo } });
const mark = ({ token }: TestShop, orderNo: string, remark: string) => call(server, "markOrder", { token, body: { orderNo, remark } });
const remove = ({ token }: TestShop, orderNo: string) => call(server, "deleteOrder", { token, path: { orderNo } });
const verify = ({ token }: TestShop, verifyCode: string) => call(server, "verifyOrder", { token, body: { verifyCode } });
const pickUp = {
  status: OrderStatus.awaitingVerification,
  shippingType: ShippingType.pickUp,
  verifyCode: "1357924680",
  lines: [{ payNum: 2 }],
};

test("a note replaces the one before, and can be emptied", async () => {
  const { shop, orderNo } = await open([{ merchantRemark: "旧" }]);
  expect(await mark(shop, orderNo, " 老顾客 ")).toMatchObject({ code: 200, data: null });
  expect((await info(shop, orderNo)).merchantRemark).toBe("老顾客");
  await mark(shop, orderNo, "");
  expect((await info(shop, orderNo)).merchantRemark).toBe("");
  expect(await mark(shop, orderNo, "长".repeat(513))).toMatchObject({ status: 400 });
});

test("only what its buyer deleted can be hidden, and is gone from everywhere then", async () => {
  const { shop, orderNos } = await open([{ status: 6, isUserDel: true }, {}]);
  const [kept = "", deleted = ""] = orderNos;
  expect(await remove(shop, kept)).toMatchObject({ status: 409, code: 5007 });
  expect(await remove(shop, deleted)).toMatchObject({ code: 200, data: null });
  expect(await remove(shop, deleted)).toMatchObject({ status: 404, code: 5001 });
  expect(await read(server, "countOrders", { token: shop.token })).toMatchObject({ all: 1, deleted: 0 });
});

test("a code is written off once, and then says when and by whom", async () => {
  const { shop, orderNo } = await open([pickUp]);
  const answers = await Promise.all([verify(shop, " 1357924680 "), verify(shop, pickUp.verifyCode), verify(shop, pickUp.verifyCode)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 5008, 5008]);
  const order = await info(shop, orderNo);
  expect(order).toMatchObject({ status: 5, clerkName: expect.any(String), receivingTime: expect.any(String) });
  expect(order.orderDetailList[0]).toMatchObject({ deliveryNum: 2 });
  expect((await verify(shop, pickUp.verifyCode)).message).toBe(`核销码已于 ${order.receivingTime} 由 ${order.clerkName} 核销`);
});

test("a code that is unknown, another shop's, refunded or of another state is not written off", async () => {
  const [{ shop }, other] = [await open([{ ...pickUp, status: 0 }]), await open([{ ...pickUp, verifyCode: "24680" }])];
  expect(await verify(shop, "99")).toMatchObject({ status: 400, data: { fields: { verifyCode: expect.any(String) } } });
  expect(await verify(shop, "24680")).toMatchObject({ status: 400 });
  expect(await verify(shop, pickUp.verifyCode)).toMatchObject({ status: 409, code: 5008, message: "订单状态为“待付款”，不能核销" });
  const refunded = await open([{ ...pickUp, refundStatus: 3, lines: [{ refundNum: 1 }] }]);
  expect(await verify(refunded.shop, pickUp.verifyCode)).toMatchObject({ status: 409, code: 5004 });
  expect((await info(other.shop, other.orderNo)).status).toBe(3);
});

test("another shop's order is neither noted nor hidden", async () => {
  const [{ shop, orderNo }, other] = [await open([{ isUserDel: true }]), await open()];
  expect(await mark(other.shop, orderNo, "x")).toMatchObject({ status: 404, code: 5001 });
  expect(await remove(other.shop, orderNo)).toMatchObject({ status: 404, code: 5001 });
  expect(await info(shop, orderNo)).toMatchObject({ merchantRemark: null });
});

test("the log names the account that did it, and nobody for what buyers and the system do", async () => {
  const { shop, orderNo } = await open([{}]);
  const clerk = await shop.as(["merchant:order:mark"]);
  await call(server, "markOrder", { token: clerk.token, body: { orderNo, remark: "老顾客" } });
  await call(server, "sendOrder", { token: shop.token, body: { orderNo, deliveryType: "noNeed", isSplit: false } });
  const { list } = await read(server, "listOrderLogs", { token: shop.token, query: { orderNo } });
  expect(list.slice(0, 2).map(({ changeType, operator }) => [changeType, operator])).toEqual([
    ["noNeed", shop.account],
    ["mark", clerk.account],
  ]);
  expect(new Set(list.slice(2).map(({ operator }) => operator))).toEqual(new Set(list.length > 2 ? [""] : []));
});
