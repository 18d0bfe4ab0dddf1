import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { type Seed, startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const picker = ({ token }: TestShop, query: Record<string, unknown>) => read(server, "searchActivityProducts", { token, query });
const list = async ({ token }: TestShop, query = {}) => (await read(server, "listSeckillProducts", { token, query })).list;
const add = ({ token }: TestShop, body: object) => call(server, "addSeckillProducts", { token, body });

/** A shop with an activity that sells now; `offer` is a product with a quota of each SKU, at a price. */
async function openShop(seed: Seed = {}) {
  const shop = await server.createShop({
    products: [{ name: "盖碗", stock: 5, specs: [["规格", ["单件"]]] }],
    seckillActivities: 1,
    ...seed,
  });
  const newest = await read(server, "listSeckillActivities", { token: shop.token, query: { limit: 100 } });
  const activity = newest.list[0];
  if (!activity) throw new Error("there are activities");
  const offer = async (quota = 2, activityPrice = "9.90", at = 0) => {
    const { list: found } = await picker(shop, { activityId: activity.id });
    const product = found.toSorted((one, other) => one.id - other.id)[at];
    if (!product) throw new Error("there is no such product");
    return { id: product.id, sort: 0, attrValue: product.attrValue.map((sku) => ({ attrValueId: sku.id, quota, activityPrice })) };
  };
  return { shop, activity, offer };
}

test("a product is submitted once, and waits with what it was offered for", async () => {
  const { shop, activity, offer } = await openShop();
  const body = { id: activity.id, productList: [await offer()] };
  expect(await add(shop, body)).toMatchObject({ code: 200 });
  const [row] = await list(shop, { auditStatus: 1 });
  expect(row).toMatchObject({ name: "盖碗", seckillPrice: "9.90", isShow: false, activityName: activity.name, activityStatus: 1 });
  expect(row?.attrValue[0]).toMatchObject({ quota: 2, quotaShow: 2, price: "9.90", sales: 0 });
  expect(await add(shop, body)).toMatchObject({ code: 90711, message: expect.stringContaining("盖碗") });
  expect((await picker(shop, { activityId: activity.id })).list[0]).toMatchObject({ isTakingPart: true });
});

test("many who submit the same product at once submit it once", async () => {
  const { shop, activity, offer } = await openShop();
  const body = { id: activity.id, productList: [await offer()] };
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(shop, body)));
  expect(answers.map(({ code }) => code).sort((one, other) => one - other)).toEqual([200, ...Array.from({ length: 9 }, () => 90711)]);
});

test.each([
  ["more than there is", 6, "9.90", "quota", "库存"],
  ["nothing of it", 0, "9.90", "quota", "大于0"],
  ["for nothing", 1, "0.00", "activityPrice", "0.01"],
])("%s is refused at its field", async (_case, quota, price, field, words) => {
  const { shop, activity, offer } = await openShop();
  expect(await add(shop, { id: activity.id, productList: [await offer(quota, price)] })).toMatchObject({
    code: 400,
    data: { fields: { [`productList.0.attrValue.0.${field}`]: expect.stringContaining(words) } },
  });
});

test("what is offered is every SKU of a reviewed product of the shop, once", async () => {
  const { shop, activity, offer } = await openShop({ products: [{ specs: [["色", ["红", "绿"]]] }, { isShow: false }] });
  const other = await openShop();
  const [first, foreign] = [await offer(), await other.offer()];
  const send = (...productList: object[]) => add(shop, { id: activity.id, productList });
  expect(await send({ ...first, attrValue: first.attrValue.slice(1) })).toMatchObject({
    data: { fields: { "productList.0.attrValue": expect.any(String) } },
  });
  expect(await send(first, first)).toMatchObject({ data: { fields: { "productList.1.id": expect.any(String) } } });
  expect(await send(foreign)).toMatchObject({ code: 6102, status: 404 });
  expect(await add(shop, { id: 2147483647, productList: [first] })).toMatchObject({ code: 12103 });
});

test("an activity that has ended, wants more stars or has other categories takes nothing", async () => {
  const over = await openShop({ seckillActivities: [{ from: -9, to: -2 }] });
  const starry = await openShop({ merchant: { starLevel: 2 }, seckillActivities: [{ merStars: 3 }] });
  for (const [{ shop, activity }, code] of [
    [over, 12106],
    [starry, 12107],
  ] as const)
    expect(await call(server, "searchActivityProducts", { token: shop.token, query: { activityId: activity.id } })).toMatchObject({ code });
  const offered = { id: 1, sort: 0, attrValue: [{ attrValueId: 1, quota: 1, activityPrice: "1.00" }] };
  expect(await add(over.shop, { id: over.activity.id, productList: [offered] })).toMatchObject({ code: 12106 });
  const { shop, activity } = await openShop({ seckillActivities: [{ categoryIds: [2147483647] }] });
  expect((await picker(shop, { activityId: activity.id })).total).toBe(0);
});

test("a refused product is submitted again in place of the old row, or deleted", async () => {
  const { shop, activity, offer } = await openShop({
    products: 2,
    seckillProducts: [
      { activity: 0, auditStatus: 3, reason: "太贵" },
      { activity: 0, auditStatus: 3 },
    ],
  });
  const refused = await list(shop, { auditStatus: 3 });
  expect(refused).toHaveLength(2);
  expect(await add(shop, { id: activity.id, productList: [await offer()] })).toMatchObject({ code: 200 });
  const [left] = await list(shop, { auditStatus: 3 });
  expect([await list(shop, { auditStatus: 1 }), await list(shop, { auditStatus: 3 })].map(({ length }) => length)).toEqual([1, 1]);
  expect(await call(server, "deleteSeckillProducts", { token: shop.token, body: { ids: String(left?.id) } })).toMatchObject({ code: 200 });
  expect(await list(shop, { auditStatus: 3 })).toEqual([]);
});

test("what has passed goes up and down and is priced; the rest is not", async () => {
  const { shop } = await openShop({
    products: 3,
    seckillProducts: [
      { isShow: false, activity: 0 },
      { auditStatus: 1, activity: 0 },
      { auditStatus: 3, activity: 0 },
    ],
  });
  const { token } = shop;
  const [refused, waiting, passed] = await list(shop);
  const ids = (...rows: ({ id: number } | undefined)[]) => ({ token, body: { ids: rows.map((row) => row?.id).join(",") } });
  expect(await call(server, "putUpSeckillProducts", ids(passed, waiting))).toMatchObject({ code: 12104 });
  expect((await list(shop, { proStatus: 1 })).length).toBe(0);
  expect(await call(server, "putUpSeckillProducts", ids(passed))).toMatchObject({ code: 200 });
  expect((await list(shop, { proStatus: 1 })).map(({ id }) => id)).toEqual([passed?.id]);
  expect(await call(server, "takeDownSeckillProducts", ids(passed))).toMatchObject({ code: 200 });
  expect(await call(server, "deleteSeckillProducts", ids(passed))).toMatchObject({ code: 12104 });
  expect(await call(server, "withdrawSeckillProduct", { token, path: { id: refused?.id } })).toMatchObject({ code: 12104 });
  expect(await call(server, "withdrawSeckillProduct", { token, path: { id: waiting?.id } })).toMatchObject({ code: 200 });
  expect((await list(shop)).map(({ id }) => id)).toEqual([refused?.id, passed?.id]);

  const price = (row: typeof passed, activityPrice: string, version?: number) =>
    call(server, "setSeckillPrices", {
      token,
      body: { productList: [{ id: row?.id, version, attrValue: row?.attrValue.map(({ id }) => ({ id, activityPrice })) }] },
    });
  const before = (await list(shop)).at(-1);
  expect(await price(passed, "3.21", before?.version)).toMatchObject({ code: 200 });
  expect((await list(shop)).at(-1)).toMatchObject({ seckillPrice: "3.21" });
  expect(await price(passed, "3.22", before?.version)).toMatchObject({ status: 409, data: { current: { seckillPrice: "3.21" } } });
  expect(await price(passed, "0.00")).toMatchObject({ code: 400 });
  expect(await price(refused, "3.21")).toMatchObject({ code: 12104 });
});

test("nothing goes up or is priced once its activity has ended, or while its product is not one to sell", async () => {
  const ended = await openShop({ seckillActivities: [{ from: -9, to: -2 }], seckillProducts: [{ activity: 0, isShow: false }] });
  const [row] = await list(ended.shop);
  const up = ({ token }: TestShop, id: number | undefined) => call(server, "putUpSeckillProducts", { token, body: { ids: String(id) } });
  expect(await up(ended.shop, row?.id)).toMatchObject({ code: 12106 });
  const prices = { id: row?.id, attrValue: row?.attrValue.map(({ id }) => ({ id, activityPrice: "1.00" })) };
  const priced = await call(server, "setSeckillPrices", { token: ended.shop.token, body: { productList: [prices] } });
  expect(priced).toMatchObject({ code: 12106 });
  const other = await openShop();
  for (const id of [row?.id, 2_147_483_647]) expect(await up(other.shop, id)).toMatchObject({ code: 12105, status: 404 });
  expect(await call(server, "setSeckillPrices", { token: other.shop.token, body: { productList: [prices] } })).toMatchObject({
    code: 12105,
  });

  const { shop } = await openShop({ products: [{ isShow: false }], seckillProducts: [{ activity: 0 }] });
  const [product] = await list(shop);
  const recycle = (type: string) => call(server, "deleteProduct", { token: shop.token, body: { id: product?.productId, type } });
  await recycle("recycle");
  expect(await list(shop)).toMatchObject([{ isShow: false }]);
  expect(await up(shop, product?.id)).toMatchObject({ code: 6104 });
  expect(await recycle("delete")).toMatchObject({ code: 200 });
  expect(await list(shop)).toEqual([]);
});

test("lists are found by names and states, and show the shop alone", async () => {
  const { shop } = await openShop({
    products: [{ name: "红茶" }, { name: "绿茶" }],
    seckillActivities: [{ name: "寻茶之夜" }, { name: "明日场", from: 2, to: 3 }],
    seckillProducts: [{ activity: 0 }, { activity: 0, isShow: false }, { activity: 1, product: 0 }],
  });
  const other = await openShop();
  const names = async (query: object) => (await list(shop, query)).map(({ name }) => name);
  expect(await names({ proName: "红", activityStatus: 1 })).toEqual(["红茶"]);
  expect(await names({ activityName: "茶之夜", proStatus: 0 })).toEqual(["绿茶"]);
  expect(await names({ activityStatus: 2 })).toEqual([]);
  expect(await list(shop, { activityStatus: 0 })).toMatchObject([
    { name: "红茶", activityName: "明日场", activityStatus: 0, isDel: false },
  ]);
  expect(await list(other.shop)).toEqual([]);
  const found = await read(server, "listSeckillActivities", { token: shop.token, query: { name: "寻茶" } });
  const [activity] = found.list;
  expect(found.list).toMatchObject([{ productNum: 2, status: 1, proCategory: "0", timeList: ["00:00 - 24:00"] }]);
  const theirs = await read(server, "getSeckillActivity", { token: other.shop.token, path: { id: activity?.id } });
  expect([theirs.productNum, theirs.productList]).toEqual([0, []]);
  const products = await read(server, "listProducts", { token: shop.token, query: { activityId: activity?.id } });
  expect(products.total).toBe(2);
});

test("the calendar has the activities of its days with what takes part, and no longer stretch", async () => {
  const { shop, activity } = await openShop({ seckillProducts: [{ activity: 0 }] });
  const { startDate, endDate } = activity;
  const calendar = (query: Record<string, unknown>) => call(server, "listSeckillCalendar", { token: shop.token, query });
  const days = await read(server, "listSeckillCalendar", { token: shop.token, query: { from: startDate, to: endDate } });
  expect(days.find(({ id }) => id === activity.id)?.products).toMatchObject([{ name: "盖碗", auditStatus: 2 }]);
  expect(await calendar({ from: "2026-05-01", to: "2026-07-31" })).toMatchObject({ data: { fields: { to: expect.any(String) } } });
  expect(await calendar({ from: "2026-02-30", to: "2026-03-31" })).toMatchObject({ data: { fields: { from: expect.any(String) } } });
});

test("products are counted by their review, under the filters of the list, and a write moves the counts with it", async () => {
  const { shop, activity, offer } = await openShop({ seckillProducts: [{ auditStatus: 1 }, {}, {}, { auditStatus: 3 }], products: 5 });
  const counts = async (query = {}) =>
    (await read(server, "countSeckillProducts", { token: shop.token, query })).map(({ auditStatus, count }) => [auditStatus, count]);
  const totals = async (query = {}) =>
    Promise.all(
      [1, 2, 3].map(async (auditStatus) => [
        auditStatus,
        (await read(server, "listSeckillProducts", { token: shop.token, query: { ...query, auditStatus } })).total,
      ]),
    );
  expect(await counts()).toEqual([
    [1, 1],
    [2, 2],
    [3, 1],
  ]);
  for (const query of [{}, { proStatus: 1 }, { activityName: activity.name }, { proName: "没有这样的商品" }])
    expect(await counts(query)).toEqual(await totals(query));
  const before = await counts();
  await add(shop, { id: activity.id, productList: [await offer()] });
  const after = await counts();
  expect(after).toEqual(await totals());
  expect(after.reduce((sum, [, count = 0]) => sum + count, 0)).toBeGreaterThanOrEqual(
    before.reduce((sum, [, count = 0]) => sum + count, 0),
  );
});
