import { OrderStatus } from "@shopkeeper/sdk/contract";
import { centsOf } from "@shopkeeper/sdk/rules/money";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type Seed, type TestShop } from "../testing/start-server";
import { followers } from "../users/tables";
import { orders } from "./tables";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

type Query = Readonly<Record<string, unknown>>;
const page = ({ token }: TestShop, query: Query = {}) => read(server, "listOrders", { token, query });
const counts = ({ token }: TestShop, query: Query = {}) => read(server, "countOrders", { token, query });
const info = ({ token }: TestShop, orderNo: string | undefined) => read(server, "getOrder", { token, path: { orderNo } });
const numbers = async (shop: TestShop, query: Query = {}) => (await page(shop, query)).list.map(({ orderNo }) => orderNo);
const open = (orders: Seed["orders"], rest: Seed = {}) => server.createShop({ products: 3, users: 2, ...rest, orders });

const tabs = [
  "all",
  "unPaid",
  "notShipped",
  "spike",
  "awaitVerification",
  "receiving",
  "complete",
  "refunded",
  "deleted",
  "cancel",
] as const;

test("the newest order comes first, with its lines, its buyer and its amounts", async () => {
  const shop = await server.createShop({
    products: 2,
    users: [{ nickname: "林小满", phone: "13812345678" }],
    orders: [
      { createTime: new Date(Date.now() - 86_400_000) },
      {
        lines: [
          { product: 0, payNum: 2, price: 1050 },
          { product: 1, price: 900 },
        ],
      },
    ],
  });
  const { total, list } = await page(shop);
  expect(total).toBe(2);
  expect(list[0]).toMatchObject({ nickName: "林小满", payPrice: "30.00", totalNum: 3, status: 1, isLogoff: false, paid: true });
  expect(list[0]?.infoResponseList.map(({ payNum, price, payPrice }) => [payNum, price, payPrice])).toEqual([
    [2, "10.50", "21.00"],
    [1, "9.00", "9.00"],
  ]);
  expect(list[1]?.infoResponseList).toHaveLength(1);
  expect((list[0]?.createTime ?? "") > (list[1]?.createTime ?? "")).toBe(true);
  expect(JSON.stringify(list)).not.toContain("13812345678");
});

test("the counters are the totals of the lists, under every filter", async () => {
  const shop = await open(300, { users: 20, products: 8 });
  const first = (await page(shop)).list[0];
  const filters: Query[] = [
    {},
    { dateLimit: "lately30" },
    { orderNo: first?.orderNo.slice(0, 4) },
    { type: 0 },
    { type: 1 },
    { productId: first?.infoResponseList[0]?.productId },
    { paid: true },
    { paid: false },
    { searchType: "uid", content: first?.uid },
    { searchType: "nickname", content: first?.nickName.slice(0, 1) },
    { content: "小", dateLimit: "year" },
  ];
  for (const filter of filters) {
    const counted = await counts(shop, filter);
    for (const status of tabs) {
      const { total, list } = await page(shop, { ...filter, status, limit: 100 });
      expect(counted[status === "awaitVerification" ? "verification" : status], `${status} ${JSON.stringify(filter)}`).toBe(total);
      expect(list).toHaveLength(Math.min(100, total));
    }
  }
  const all = await counts(shop);
  expect(all.all).toBe(300);
  for (const tab of ["unPaid", "notShipped", "spike", "receiving", "complete", "refunded", "cancel"] as const)
    expect(all[tab], tab).toBeGreaterThan(0);
});

test("each tab holds the orders of its state; a failed group, what was refunded or deleted does not wait", async () => {
  const shop = await open([
    { status: 0 },
    { status: 1 },
    { status: 2, lines: [{ payNum: 2, deliveryNum: 1 }] },
    { status: 1, refundStatus: 3, lines: [{ refundNum: 1 }] },
    { status: 1, groupBuyRecordStatus: 0 },
    { status: 3, shippingType: 2, verifyCode: "1234567890" },
    { status: 4 },
    { status: 5 },
    { status: 6 },
    { status: 6, isUserDel: true },
    { status: 9, cancelStatus: 1 },
    { status: 1, isMerchantDel: true },
    { status: 1, level: 2 },
    { status: 1, secondType: 4 },
  ]);
  expect(await counts(shop)).toEqual({
    ...{ all: 11, unPaid: 1, notShipped: 2, spike: 1, verification: 1, receiving: 1, complete: 2, refunded: 1, deleted: 1, cancel: 1 },
    lastPaid: expect.any(Number),
  });
});

test("orders are found by a part of their number, their type, their product and their day", async () => {
  const old = new Date("2026-01-05T04:00:00Z");
  const shop = await open([{ type: 1 }, { lines: [{ product: 1 }] }, { createTime: old }]);
  const [newest, , oldest] = (await page(shop)).list;
  expect(await numbers(shop, { orderNo: oldest?.orderNo.slice(0, 6) })).toEqual([oldest?.orderNo]);
  expect(await numbers(shop, { orderNo: ` ${newest?.orderNo} ` })).toEqual([newest?.orderNo]);
  expect(await numbers(shop, { orderNo: "%" })).toEqual([]);
  for (const [at, length] of [
    [0, 1],
    [17, 3],
    [4, 4],
    [15, 5],
    [18, 4],
    [3, 12],
  ] as const)
    expect(await numbers(shop, { orderNo: newest?.orderNo.slice(at, at + length) })).toContain(newest?.orderNo);
  expect(await numbers(shop, { type: 1 })).toHaveLength(1);
  const second = (await page(shop)).list.find(
    ({ infoResponseList }) => infoResponseList[0]?.productId !== oldest?.infoResponseList[0]?.productId,
  );
  const paidIn = async (query: Record<string, unknown>) => (await numbers(shop, query)).length;
  expect(await paidIn({ paid: true })).toBe((await paidIn({})) - (await paidIn({ paid: false })));
  expect(await numbers(shop, { productId: second?.infoResponseList[0]?.productId })).toEqual([second?.orderNo]);
  expect(await numbers(shop, { dateLimit: "2026-01-05,2026-01-05" })).toEqual([oldest?.orderNo]);
});

test("a search looks at the buyer's number, name or phone, and refuses what cannot be one", async () => {
  const shop = await server.createShop({
    products: 1,
    users: [
      { nickname: "林小满", phone: "13800001111" },
      { nickname: "阿岚", phone: "13900002222", isLogoff: true },
    ],
    orders: [{}, {}],
  });
  const [second, first] = (await page(shop)).list;
  expect([first?.nickName, second?.isLogoff]).toEqual(["林小满", true]);
  expect(await numbers(shop, { searchType: "nickname", content: "岚" })).toEqual([second?.orderNo]);
  expect(await numbers(shop, { searchType: "phone", content: "0000111" })).toEqual([first?.orderNo]);
  expect(await numbers(shop, { searchType: "uid", content: first?.uid })).toEqual([first?.orderNo]);
  expect(await numbers(shop, { searchType: "uid", content: "99999999999" })).toEqual([]);
  expect(await numbers(shop, { content: "139000022" })).toEqual([second?.orderNo]);
  expect(await numbers(shop, { content: String(first?.uid).slice(1) })).toContain(first?.orderNo);
  // a buyer may not be a follower of the shop
  await server.database.db.delete(followers).where(and(eq(followers.merId, shop.merId), eq(followers.uid, first?.uid ?? 0)));
  expect(await numbers(shop, { content: first?.uid })).toContain(first?.orderNo);
  for (const query of [
    { searchType: "uid", content: "a" },
    { searchType: "phone", content: "1小3" },
    { dateLimit: "2026-02-02,2026-01-01" },
  ])
    for (const id of ["listOrders", "countOrders"] as const)
      expect(await call(server, id, { token: shop.token, query: { ...query } })).toMatchObject({ status: 400 });
});

test("the lines of every order add up to it, and its amounts to what was paid", async () => {
  const shop = await open(60);
  for (const orderNo of await numbers(shop, { limit: 60 })) {
    const order = await info(shop, orderNo);
    const sum = (of: (line: (typeof order.orderDetailList)[number]) => number) =>
      order.orderDetailList.reduce((all, line) => all + of(line), 0);
    expect(sum(({ payPrice }) => centsOf(payPrice))).toBe(centsOf(order.payPrice));
    expect(sum(({ freightFee }) => centsOf(freightFee))).toBe(centsOf(order.payPostage));
    expect(sum(({ payNum }) => payNum)).toBe(order.totalNum);
    const { proTotalPrice, couponPrice, integralPrice, svipDiscountPrice, payPostage, payPrice } = order;
    expect(centsOf(proTotalPrice) - centsOf(couponPrice) - centsOf(integralPrice) - centsOf(svipDiscountPrice) + centsOf(payPostage)).toBe(
      centsOf(payPrice),
    );
  }
});

test("the details say who bought, by their whole number, and the lines come alone too", async () => {
  const shop = await server.createShop({
    products: [{ stockPlace: "A-03-2" }],
    users: [{ nickname: "林小满", phone: "13812345678" }],
    orders: [{ userRemark: "轻放" }],
  });
  const [orderNo] = await numbers(shop);
  const order = await info(shop, orderNo);
  expect(order.orderDetailList.map(({ stockPlace }) => stockPlace)).toEqual(["A-03-2"]);
  expect(order).toMatchObject({
    nikeName: "林小满",
    phone: "138****5678",
    userRemark: "轻放",
    status: OrderStatus.awaitingShipment,
    clerkName: null,
  });
  expect(await read(server, "listOrderLines", { token: shop.token, path: { orderNo } })).toEqual(order.orderDetailList);
});

test("another shop's order, a hidden one and an unknown one do not exist", async () => {
  const [shop, other] = [await open([{}]), await open([{ isMerchantDel: true }])];
  const [own] = await numbers(shop);
  const [hidden] = await server.database.db.select().from(orders).where(eq(orders.merId, other.merId));
  for (const [who, orderNo] of [
    [other, own],
    [other, hidden?.orderNo],
    [shop, "1"],
  ] as const)
    for (const id of ["getOrder", "listOrderLines"] as const)
      expect(await call(server, id, { token: who.token, path: { orderNo } })).toMatchObject({ status: 404, code: 5001 });
});

test("the counters tell when the newest order was paid", async () => {
  const payTime = new Date("2026-05-13T04:00:00Z");
  const shop = await server.createShop({ users: 1, products: 1, orders: [{ status: 0 }, { payTime }] });
  expect((await counts(shop)).lastPaid).toBe(payTime.getTime());
  expect((await counts(shop, { orderNo: "none" })).lastPaid).toBe(0);
});

test("who may print slips reads the orders on them", async () => {
  const shop = await server.createShop({ orders: 1 });
  const [order] = (await read(server, "listOrders", { token: shop.token })).list;
  const { token } = await shop.as(["merchant:order:print"]);
  expect(await call(server, "getOrder", { token, path: { orderNo: order?.orderNo } })).toMatchObject({ code: 200 });
});

test("a clerk sees what the permissions grant", async () => {
  const shop = await open([{}]);
  const [orderNo] = await numbers(shop);
  const allowed = async (permission: string) => {
    const { token } = await shop.as([permission]);
    const status = async (id: "listOrders" | "countOrders" | "getOrder" | "listOrderLines") =>
      (await call(server, id, { token, path: { orderNo } })).status;
    return [await status("listOrders"), await status("countOrders"), await status("getOrder"), await status("listOrderLines")];
  };
  expect(await allowed("merchant:order:page:list")).toEqual([200, 200, 403, 403]);
  expect(await allowed("merchant:order:status:num")).toEqual([403, 200, 403, 403]);
  expect(await allowed("merchant:order:info")).toEqual([403, 403, 200, 403]);
  expect(await allowed("merchant:order:send")).toEqual([403, 403, 403, 200]);
});
