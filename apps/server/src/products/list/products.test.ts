import { ProductType } from "@shopkeeper/sdk/contract";
import { beforeAll, expect, test } from "vitest";
import { call } from "../../testing/test-call";
import { read } from "../../testing/test-read";
import { startServer, type Seed, type TestShop } from "../../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const list = ({ token }: TestShop, query = {}) => read(server, "listProducts", { token, query });
const names = async (shop: TestShop, query = {}) => (await list(shop, query)).list.map(({ name }) => name);
const tabs = async ({ token }: TestShop, query = {}) => (await read(server, "listProductTabs", { token, query })).map(({ count }) => count);
const pick = ({ token }: TestShop, query = {}) => read(server, "searchActivityProducts", { token, query });

const states: NonNullable<Seed["products"]> = [
  { name: "在售" },
  { name: "免审在售", auditStatus: 0 },
  { name: "仓库", isShow: false },
  { name: "售罄", stock: 0 },
  { name: "告急", stock: 3 },
  { name: "回收", isRecycle: true },
  { name: "审核中", isShow: false, auditStatus: 1, isAudit: true },
  { name: "被拒", isShow: false, auditStatus: 3, reason: "主图不清晰" },
  { name: "待提审", isShow: false, auditStatus: 1 },
  { name: "已删除", isDel: true },
  { name: "积分商品", type: 1 },
  { name: "秒杀商品", marketingType: 1 },
];

test("each tab holds what stands under it; counters and the numbers of all agree with the lists", async () => {
  const shop = await server.createShop({ products: states });
  const expected = [["告急", "售罄", "免审在售", "在售"], ["仓库"], ["售罄"], ["告急", "售罄"], ["回收"], ["审核中"], ["被拒"], ["待提审"]];
  for (const [at, held] of expected.entries()) expect(await names(shop, { type: at + 1 })).toEqual(held);
  expect(await tabs(shop)).toEqual(expected.map((held) => held.length));
  expect(await names(shop)).toEqual(expected[0]);
  const types = (await read(server, "listProductTabs", { token: shop.token })).map(({ type }) => type);
  expect(types).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const ids = (query: Readonly<Record<string, unknown>>) => read(server, "listProductIds", { token: shop.token, query });
  for (const query of [{}, { type: 2 }, { type: 4 }, { type: 5 }, { keywords: "在售" }, { orderBy: "price", order: "asc" }]) {
    expect(await ids(query)).toEqual((await list(shop, query)).list.map(({ id }) => id));
  }
});

test("a row has all that lists show, money with two decimals", async () => {
  const shop = await server.createShop({ products: [{ name: "龙井", price: 1230, keyword: "茶叶,绿茶", sort: 7, sales: 3, stock: 50 }] });
  expect((await list(shop)).list[0]).toMatchObject({
    name: "龙井",
    storeName: "龙井",
    price: "12.30",
    vipPrice: null,
    keyword: "茶叶,绿茶",
    categoryName: "绿茶",
    cateId: expect.stringMatching(/^\d+$/),
    image: expect.stringMatching(/^\/files\/demo\/.+\.svg$/),
    sort: 7,
    sales: 3,
    stock: 50,
    isShow: true,
    specType: expect.any(Boolean),
    tempId: expect.any(Number),
    createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });
});

test("rows go by sort order, newest first, and pages follow each other", async () => {
  const shop = await server.createShop({ products: [{ name: "一" }, { name: "二", sort: 5 }, { name: "三" }] });
  expect(await names(shop)).toEqual(["二", "三", "一"]);
  expect(await list(shop, { page: 2, limit: 1 })).toMatchObject({ total: 3, totalPage: 3, list: [{ name: "三" }] });
  expect(await list(shop, { page: 2147483647, limit: 9999 })).toMatchObject({ total: 3, list: [] });
});

test("keywords find any part of a name, or one whole search word, whatever the case", async () => {
  const shop = await server.createShop({
    products: [
      { name: "316保温杯 BlueMoon", keyword: "水杯,Outdoor" },
      { name: "马克杯", keyword: "茶,咖啡" },
      { name: "100%棉_T恤", keyword: "" },
    ],
  });
  const found = (keywords: string) => names(shop, { keywords });
  expect(await found("温杯")).toEqual(["316保温杯 BlueMoon"]);
  expect(await found("杯")).toEqual(["马克杯", "316保温杯 BlueMoon"]);
  expect(await found(" bluemoon ")).toEqual(["316保温杯 BlueMoon"]);
  expect(await found("outdoor")).toEqual(["316保温杯 BlueMoon"]);
  expect(await found("outdo")).toEqual([]);
  expect(await found("茶")).toEqual(["马克杯"]);
  expect(await found("茶,咖啡")).toEqual([]);
  expect(await found("%")).toEqual(["100%棉_T恤"]);
  expect(await found("_T")).toEqual(["100%棉_T恤"]);
  expect(await found("温保")).toEqual([]);
  expect(await found(encodeURIComponent("马克"))).toEqual(["马克杯"]);
  expect(await found("'; drop table products; --")).toEqual([]);
  expect(await names(shop, { name: "outdoor" })).toEqual([]);
  expect(await tabs(shop, { keywords: "杯" })).toEqual([2, 0, 0, 0, 0, 0, 0, 0]);
});

test("a category brings all below it", async () => {
  const shop = await server.createShop({ products: 40 });
  const platform = await read(server, "getPlatformCategoryTree", { token: shop.token });
  const own = await read(server, "getProductCategoryTree", { token: shop.token });
  const [root] = platform;
  const leaf = root?.childList[0]?.childList[0];
  const parent = own.find(({ name }) => name === "名优茶");
  const total = async (query: object) => (await list(shop, query)).total;
  const ofLeaf = await total({ categoryId: leaf?.id });
  const ofRoot = await total({ categoryId: root?.id });
  expect(ofLeaf).toBeGreaterThan(0);
  expect(ofRoot).toBeGreaterThan(ofLeaf);
  const ofChildren = await Promise.all((parent?.childList ?? []).map(({ id }) => total({ cateId: id })));
  expect(await total({ cateId: parent?.id })).toBe(ofChildren.reduce((sum, count) => sum + count, 0));
  expect(ofChildren.filter((count) => count > 0).length).toBeGreaterThan(1);
  expect(await total({ cateId: "" })).toBe(40);
  expect(await total({ cateId: 2147483647 })).toBe(0);
  expect(await total({ categoryId: 2147483647 })).toBe(0);
  expect((await tabs(shop, { categoryId: leaf?.id }))[0]).toBe(ofLeaf);
});

test("an activity takes reviewed products of any shelf, with their SKUs", async () => {
  const shop = await server.createShop({ products: states });
  expect((await pick(shop)).list.map(({ name }) => name)).toEqual(["告急", "售罄", "仓库", "免审在售", "在售"]);
  expect((await pick(shop, { isShow: 0 })).list.map(({ name }) => name)).toEqual(["仓库"]);
  const found = await pick(shop, { name: "免审" });
  expect(found).toMatchObject({
    total: 1,
    list: [{ name: "免审在售", merStarLevel: 5, merName: expect.any(String), categoryName: expect.any(String) }],
  });
  const [product] = found.list;
  expect(product?.attrValue.length).toBeGreaterThan(0);
  expect(product?.attrValue[0]).toMatchObject({
    productId: product?.id,
    price: expect.stringMatching(/^\d+\.\d\d$/),
    attrValue: expect.stringMatching(/^\{/),
  });
  expect(await pick(shop, { productId: product?.id })).toMatchObject({ total: 1 });
  expect((await pick(shop, { type: 5 })).list.map(({ name }) => name)).toEqual(["回收"]);
});

test("an activity that does not exist filters everything out of the list, and is refused by the picker", async () => {
  const { token } = await server.createShop({ products: 2 });
  expect((await read(server, "listProducts", { token, query: { activityId: 2_000_000_000 } })).total).toBe(0);
  const missing = await call(server, "searchActivityProducts", { token, query: { type: 1, activityId: 2_000_000_000 } });
  expect(missing).toMatchObject({ code: 12103, status: 404 });
  const nameless = await call(server, "searchActivityProducts", { token, query: { marketingType: 1 } });
  expect(nameless).toMatchObject({ code: 400, data: { fields: { activityId: expect.any(String) } } });
  expect((await read(server, "searchActivityProducts", { token, query: { marketingType: 0 } })).total).toBe(2);
});

test("further filters narrow the list; another shop's products are in no list, counter or filter", async () => {
  const products = [{ name: "普通" }, { name: "会员", isPaidMember: true }, { name: "虚拟", type: ProductType.virtual }];
  const [shop, other] = [await server.createShop({ products }), await server.createShop()];
  expect(await names(shop, { isPaidMember: true })).toEqual(["会员"]);
  expect(await names(shop, { productType: 2 })).toEqual(["虚拟"]);
  expect(await names(shop, { isShow: 0 })).toEqual([]);
  expect(await names(shop, { isShow: 1, name: "普" })).toEqual(["普通"]);
  const [product] = (await list(shop)).list;
  expect(await list(other)).toMatchObject({ total: 0, list: [] });
  expect(await tabs(other)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(await pick(other, { productId: product?.id })).toMatchObject({ total: 0 });
  expect(await list(other, { cateId: product?.cateId })).toMatchObject({ total: 0 });
});

test("brands are those of a category, by name; the whole list has hidden ones too", async () => {
  const { token } = await server.createShop();
  const all = await read(server, "listAllBrands", { token });
  expect(all).toHaveLength(24);
  expect(all.filter(({ isShow }) => !isShow)).toHaveLength(2);
  const leaf = (await read(server, "getPlatformCategoryTree", { token }))[0]?.childList[0]?.childList[0];
  const brands = await read(server, "listBrands", { token, query: { cid: leaf?.id, limit: 5 } });
  expect(brands).toMatchObject({ limit: 5, page: 1 });
  expect(brands.total).toBeGreaterThan(5);
  expect(brands.list.every(({ isShow }) => isShow)).toBe(true);
  expect(await read(server, "listBrands", { token, query: { cid: leaf?.id, brandName: brands.list[0]?.name } })).toMatchObject({
    total: 1,
  });
  expect(await read(server, "listBrands", { token, query: { cid: 2147483647 } })).toMatchObject({ total: 0, list: [] });
  expect(await call(server, "listBrands", { token })).toMatchObject({ status: 400 });
});

test("the list goes by price, sales, stock or time, either way; what is equal goes newest first", async () => {
  const made = [
    { name: "甲", price: 300, sales: 5, stock: 9 },
    { name: "乙", price: 100, sales: 5, stock: 7 },
    { name: "丙", price: 200, sales: 1, stock: 8 },
    { name: "丁", price: 200, sales: 9, stock: 9 },
  ];
  const shop = await server.createShop({ products: made });
  expect(await names(shop, { orderBy: "price" })).toEqual(["甲", "丁", "丙", "乙"]);
  expect(await names(shop, { orderBy: "price", order: "asc" })).toEqual(["乙", "丁", "丙", "甲"]);
  expect(await names(shop, { orderBy: "sales", order: "desc" })).toEqual(["丁", "乙", "甲", "丙"]);
  expect(await names(shop, { orderBy: "stock", order: "asc" })).toEqual(["乙", "丙", "丁", "甲"]);
  expect(await names(shop, { orderBy: "createTime" })).toEqual(["丁", "丙", "乙", "甲"]);
  expect(await names(shop, { orderBy: "createTime", order: "asc", limit: 2, page: 2 })).toEqual(["丙", "丁"]);
  expect(await call(server, "listProducts", { token: shop.token, query: { orderBy: "cost" } })).toMatchObject({ status: 400 });
});
