import { beforeAll, expect, test } from "vitest";
import { startServer, type TestShop } from "../start-server";
import { read } from "../test-read";

let server: Awaited<ReturnType<typeof startServer>>;
let shop: TestShop;
let known: { order: string; product: number | undefined; coupon: number | undefined; activity: number | undefined };

beforeAll(async () => {
  server = await startServer();
  shop = await server.createShop({ products: [{ isShow: false }], orders: [{}], coupons: 1, seckillActivities: 1 });
  const { token } = shop;
  const [product] = await read(server, "listProductIds", { token, query: { type: 2 } });
  const [order] = (await read(server, "listOrders", { token })).list;
  const [coupon] = (await read(server, "listCoupons", { token })).list;
  const [activity] = (await read(server, "listSeckillActivities", { token })).list;
  known = { order: order?.orderNo ?? "", product, coupon: coupon?.id, activity: activity?.id };
});

type Asked = [path: string, status: number, body?: object];

const calls: readonly (() => Asked)[] = [
  () => ["/admin/merchant/product/marketing/search/page?marketingType=0", 200],
  () => [`/admin/merchant/product/marketing/search/page?marketingType=1&activityId=${known.activity}`, 200],
  () => ["/admin/merchant/product/marketing/search/page?marketingType=1", 400],
  () => ["/admin/merchant/product/set/brokerage", 200, { id: known.product, brokerage: 3, brokerageTwo: 1 }],
  () => ["/admin/merchant/product/batch/set/brokerage", 200, { idList: [known.product], brokerage: 3, brokerageTwo: 1 }],
  () => ["/admin/merchant/product/add/feedback/coupons", 200, { id: known.product, couponIds: [known.coupon] }],
  () => ["/admin/merchant/product/batch/add/feedback/coupons", 200, { idList: [known.product], couponIds: [known.coupon] }],
  () => [`/admin/merchant/order/printreceipt/${known.order}`, 409],
  () => ["/admin/category/list?type=5&page=1&limit=20", 200],
  () => ["/financial_record/export?dateLimit=today", 200],
  () => [`/admin/store/order/status/list?orderNo=${known.order}&page=1&limit=20`, 200],
];

test("the calls that other clients of this API make on the screens of the specification have an answer", async () => {
  for (const asked of calls) {
    const [path, status, body] = asked();
    const request = new Request(`http://shop.test/api${path}`, {
      headers: { "Authori-zation": shop.token, "content-type": "application/json" },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    const answer = await server.fetch(request);
    expect([path, answer.status, await answer.json()]).toMatchObject([path, status, { code: expect.any(Number) }]);
  }
});
