import { beforeAll, expect, test } from "vitest";
import { call } from "../../testing/test-call";
import { read } from "../../testing/test-read";
import { startServer } from "../../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

async function openShop() {
  const shop = await server.createShop({
    products: [{ name: "盖碗", isShow: false, specs: [["色", ["青", "白"]]] }, { name: "在售" }],
    coupons: [{ name: "春节券" }, { name: "谷雨券" }],
  });
  const { token } = shop;
  const [stored] = await read(server, "listProductIds", { token, query: { type: 2 } });
  const [onSale] = await read(server, "listProductIds", { token, query: { type: 1 } });
  const coupons = (await read(server, "listCoupons", { token })).list.map(({ id }) => id);
  const info = () => read(server, "getProduct", { token, path: { id: stored } });
  return { token, stored, onSale, coupons, info };
}

test("a commission is that of all SKUs, off the shelf alone, and 30 % at most", async () => {
  const { token, stored, onSale, info } = await openShop();
  const set = (body: object) => call(server, "setProductCommission", { token, body });
  expect(await set({ id: stored, brokerage: 20, brokerageTwo: 11 })).toMatchObject({
    status: 400,
    data: { fields: { brokerage: "两级佣金比例之和不能超过 30%" } },
  });
  expect(await set({ id: stored, brokerage: 5, brokerageTwo: 2 })).toMatchObject({ code: 200, data: null });
  expect(await info()).toMatchObject({ isSub: true, version: 1 });
  expect((await info()).attrValue).toMatchObject([
    { brokerage: 5, brokerageTwo: 2 },
    { brokerage: 5, brokerageTwo: 2 },
  ]);
  expect(await set({ id: onSale, brokerage: 5, brokerageTwo: 2 })).toMatchObject({ status: 409, code: 6106 });
  const body = { idList: [stored, onSale], brokerage: 5, brokerageTwo: 2 };
  expect(await read(server, "setProductCommissions", { token, body })).toMatchObject([
    { id: stored, code: 200, isChanged: false },
    { id: onSale, code: 6106 },
  ]);
});

test("coupons are added behind those that come with a product, each once; what is not there is refused", async () => {
  const { token, stored, onSale, coupons, info } = await openShop();
  const [first, second] = coupons;
  const add = (body: object) => call(server, "addProductCoupons", { token, body });
  expect(await add({ id: stored, couponIds: [first] })).toMatchObject({ code: 200, data: null });
  const batch = { idList: [stored, onSale], couponIds: [second, first] };
  expect(await read(server, "addProductsCoupons", { token, body: batch })).toMatchObject([
    { code: 200, isChanged: true },
    { code: 6106, isChanged: false },
  ]);
  expect((await info()).couponIds).toEqual([first, second]);
  expect(await add({ id: stored, couponIds: [2147483647] })).toMatchObject({
    code: 10001,
    data: { fields: { couponIds: expect.any(String) } },
  });
});
