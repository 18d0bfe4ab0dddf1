import { beforeAll, expect, test } from "vitest";
import { call } from "../../testing/test-call";
import { read } from "../../testing/test-read";
import { startServer, type Seed, type TestShop } from "../../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const specs = [["颜色", ["红", "蓝", "绿"]]] as const;

async function openProduct(seed: Partial<NonNullable<Exclude<Seed["products"], number>>[number]> = {}) {
  const shop = await server.createShop({ products: [{ name: "杯", specs, stock: 30, price: 1000, ...seed }] });
  const [tab] = [seed.isRecycle ? 5 : seed.isAudit ? 6 : seed.isShow === false ? 2 : 1];
  const [row] = (await read(server, "listProducts", { token: shop.token, query: { type: tab } })).list;
  const product = await info(shop, row?.id ?? 0);
  return { shop, product, skuIds: product.attrValue.map(({ id }) => id) };
}

const info = ({ token }: TestShop, id: number) => read(server, "getProduct", { token, path: { id } });
const add = ({ token }: TestShop, id: number, attrValueList: unknown) => call(server, "addStock", { token, body: { id, attrValueList } });
const edit = ({ token }: TestShop, body: object) => call(server, "editProductFreely", { token, body });

test("pieces are added to SKUs on the shelf, and the product has them all", async () => {
  const { shop, product, skuIds } = await openProduct();
  expect(product.attrValue.map(({ stock }) => stock)).toEqual([10, 10, 10]);
  expect(
    await add(shop, product.id, [
      { id: skuIds[0], stock: 5 },
      { id: skuIds[2], stock: 0 },
    ]),
  ).toMatchObject({ code: 200, data: null });
  const after = await info(shop, product.id);
  expect(after).toMatchObject({ stock: 35, isShow: true, version: 1 });
  expect(after.attrValue.map(({ stock }) => stock)).toEqual([15, 10, 10]);
  expect((await read(server, "listProducts", { token: shop.token })).list[0]?.stock).toBe(35);
});

test("thirty additions at once lose none, and the last room in a SKU's stock is given once", async () => {
  const { shop, product, skuIds } = await openProduct();
  const atOnce = <Answer>(one: (at: number) => Promise<Answer>) => Promise.all(Array.from({ length: 30 }, (_, at) => one(at)));
  const answers = await atOnce((at) => add(shop, product.id, [{ id: skuIds[at % 3], stock: 1 + (at % 2) }]));
  expect(answers.every(({ code }) => code === 200)).toBe(true);
  const after = await info(shop, product.id);
  expect([after.stock, after.attrValue.reduce((sum, { stock }) => sum + stock, 0)]).toEqual([75, 75]);
  const full = await openProduct({ stock: 999_999 * 3 - 3 });
  const refusals = (await atOnce(() => add(full.shop, full.product.id, [{ id: full.skuIds[0], stock: 1 }]))).filter(
    ({ code }) => code !== 200,
  );
  expect(refusals).toHaveLength(29);
  expect(refusals[0]).toMatchObject({ status: 400, data: { fields: { "attrValueList.0.stock": "库存最多 999999，现有 999999" } } });
  expect((await info(full.shop, full.product.id)).attrValue[0]?.stock).toBe(999_999);
});

test("one SKU without room, missing, foreign or named twice leaves all of them as they were", async () => {
  const [{ shop, product, skuIds }, other] = [await openProduct(), await openProduct()];
  const row = (id: unknown, stock: unknown = 1) => ({ id, stock });
  expect(await add(shop, product.id, [row(skuIds[0]), row(skuIds[1], 999_999)])).toMatchObject({ status: 400 });
  expect(await add(shop, product.id, [row(skuIds[0]), row(other.skuIds[0])])).toMatchObject({ status: 404, code: 6901 });
  expect(await add(shop, product.id, [row(skuIds[0]), row(2147483647)])).toMatchObject({ status: 404, code: 6901 });
  expect(await add(shop, product.id, [row(skuIds[0]), row(skuIds[0])])).toMatchObject({ status: 400 });
  for (const stock of [-1, 1.5, null, "x", 1_000_000]) {
    expect(await add(shop, product.id, [row(skuIds[0], stock)])).toMatchObject({
      status: 400,
      data: { fields: { "attrValueList.0.stock": expect.any(String) } },
    });
  }
  expect(await add(other.shop, product.id, [row(skuIds[0])])).toMatchObject({ status: 404, code: 6102 });
  expect(await info(shop, product.id)).toEqual(product);
});

test("what is in the bin or in review gets no stock", async () => {
  const recycled = await openProduct({ isRecycle: true, isShow: false });
  const reviewed = await openProduct({ isAudit: true, auditStatus: 1, isShow: false });
  expect(await add(recycled.shop, recycled.product.id, [{ id: recycled.skuIds[0], stock: 1 }])).toMatchObject({ status: 409, code: 6105 });
  expect(await add(reviewed.shop, reviewed.product.id, [{ id: reviewed.skuIds[0], stock: 1 }])).toMatchObject({ status: 409, code: 6107 });
});

test("a free edit sets price, stock and categories of every SKU, and keeps the review", async () => {
  const { shop, product, skuIds } = await openProduct({ isShow: false });
  const [root] = await read(server, "getProductCategoryTree", { token: shop.token });
  const cateId = `${root?.childList[0]?.id},${root?.childList[1]?.id}`;
  const attrValue = skuIds.map((id, at) => ({ id, stock: at, price: `${9 - at}.90` }));
  expect(await edit(shop, { id: product.id, cateId, attrValue, version: 0 })).toMatchObject({ code: 200, data: null });
  const after = await info(shop, product.id);
  expect(after).toMatchObject({ cateId, stock: 3, price: "7.90", cost: product.attrValue[2]?.cost, auditStatus: 2, version: 1 });
  expect(after.attrValue.map(({ id, price, stock }) => [id, price, stock])).toEqual([
    [skuIds[0], "9.90", 0],
    [skuIds[1], "8.90", 1],
    [skuIds[2], "7.90", 2],
  ]);
  expect(await edit(shop, { id: product.id, cateId, attrValue, version: 0 })).toMatchObject({
    ...{ status: 409, code: 90011 },
    data: { current: { version: 1 } },
  });
});

test("a free edit wants every SKU once, categories of the shop, and a product off the shelf", async () => {
  const { shop, product, skuIds } = await openProduct({ isShow: false });
  const rows = skuIds.map((id) => ({ id, stock: 1, price: "1.00" }));
  const body = { id: product.id, cateId: product.cateId, attrValue: rows };
  expect(await edit(shop, { ...body, attrValue: rows.slice(1) })).toMatchObject({
    status: 400,
    data: { fields: { attrValue: "请填写该商品的全部 3 个规格" } },
  });
  expect(await edit(shop, { ...body, attrValue: [...rows.slice(1), rows[1]] })).toMatchObject({ status: 400 });
  expect(await edit(shop, { ...body, attrValue: [...rows.slice(1), { ...rows[0], id: 2147483647 }] })).toMatchObject({
    status: 404,
    code: 6901,
  });
  expect(await edit(shop, { ...body, cateId: "2147483647" })).toMatchObject({
    status: 404,
    code: 6203,
    data: { fields: { cateId: expect.any(String) } },
  });
  expect(await info(shop, product.id)).toEqual(product);
  const shelved = await openProduct();
  expect(
    await edit(shelved.shop, {
      id: shelved.product.id,
      cateId: shelved.product.cateId,
      attrValue: shelved.skuIds.map((id) => ({ id, stock: 1, price: 1 })),
    }),
  ).toMatchObject({ status: 409, code: 6106 });
});

test("a price for members stays below the price", async () => {
  const { shop, product, skuIds } = await openProduct({ isShow: false, isPaidMember: true });
  expect(product.attrValue[0]).toMatchObject({ price: "10.00", vipPrice: "9.00" });
  const attrValue = skuIds.map((id) => ({ id, stock: 1, price: "9.00" }));
  expect(await edit(shop, { id: product.id, cateId: product.cateId, attrValue })).toMatchObject({
    status: 400,
    data: { fields: { "attrValue.0.price": "会员价须大于 0 且小于售价" } },
  });
});

test("on the shelf, a free edit names the version that it overwrites, so that what is sold meanwhile is not lost", async () => {
  const { shop, product, skuIds } = await openProduct();
  const body = (version: number) => ({
    ...{ id: product.id, cateId: product.cateId, version },
    attrValue: skuIds.map((id) => ({ id, stock: 7, price: "8.00" })),
  });
  await add(shop, product.id, [{ id: skuIds[0], stock: 1 }]);
  expect(await edit(shop, body(product.version ?? 0))).toMatchObject({ status: 409, code: 90011 });
  expect(await edit(shop, body((product.version ?? 0) + 1))).toMatchObject({ code: 200 });
  expect(await info(shop, product.id)).toMatchObject({ isShow: true, stock: 21, price: "8.00" });
});
