import { beforeAll, expect, test } from "vitest";
import { read } from "../testing/test-read";
import { call } from "../testing/test-call";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const picture = "/files/demo/tea-caddy-1.svg";
const pictures = (count: number) => JSON.stringify(Array.from({ length: count }, () => picture));

const openShop = () =>
  server.createShop({
    shippingTemplates: [{ name: "包邮" }],
    products: [{ name: "明前龙井", specs: [["净含量", ["100g", "200g"]]], stock: 30 }],
  });

async function bodyFor({ token }: TestShop, changes: object = {}) {
  const [product] = (await read(server, "listProducts", { token, query: { type: 1 } })).list;
  const info = await read(server, "getProduct", { token, path: { id: product?.id } });
  const [template] = (await read(server, "listShippingTemplates", { token })).list;
  return {
    ...{ primaryProductId: info.id, title: "明前龙井 2026", headImg: pictures(2), thirdCatId: 3000, brandId: 501, tempId: template?.id },
    descInfo: "<p>春茶<script>alert(1)</script></p>",
    attrValue: info.attrValue.map(({ id, attrValue }, at) => ({ id, attrValue, price: ["19.9", 29.99][at] })),
    ...changes,
  };
}

const add = ({ token }: TestShop, body: object) => call(server, "addVideoDraft", { token, body });
const drafts = async ({ token }: TestShop) => (await read(server, "listVideoDrafts", { token })).list;

test("a draft is made of a product: prices come in yuan and are kept in fen, everything else of a SKU is the shop's", async () => {
  const shop = await openShop();
  expect(await add(shop, await bodyFor(shop))).toMatchObject({ code: 200 });
  const [draft] = await drafts(shop);
  expect(draft).toMatchObject({
    ...{ title: "明前龙井 2026", thirdCatName: "绿茶", brandId: 501, status: 0, editStatus: 1, platformStatus: 0, platformEditStatus: 1 },
    ...{ stock: 30, specType: true, componentProductId: null },
  });
  const info = await read(server, "getVideoDraft", { token: shop.token, path: { id: draft?.id } });
  expect(JSON.parse(info.attrValue)).toMatchObject([
    { sku: "100g", price: "19.90" },
    { sku: "200g", price: "29.99" },
  ]);
  expect(info).toMatchObject({ productId: draft?.id, descInfo: "<p>春茶</p>", catInfo: { secondCatName: "茗茶" } });
});

test("what is wrong with a draft is said at its field", async () => {
  const shop = await openShop();
  const body = await bodyFor(shop);
  const [sku] = body.attrValue;
  const wrong = async (changes: object) => await add(shop, { ...body, ...changes });
  expect(await wrong({ title: " " })).toMatchObject({ status: 400, data: { fields: { title: expect.any(String) } } });
  expect(await wrong({ headImg: "[]" })).toMatchObject({ status: 400, data: { fields: { headImg: "请上传商品轮播图" } } });
  expect(await wrong({ headImg: pictures(6) })).toMatchObject({ status: 400 });
  expect(await wrong({ thirdCatId: 9 })).toMatchObject({ status: 404, code: 90755, data: { fields: { thirdCatId: expect.any(String) } } });
  expect(await wrong({ brandId: 504 })).toMatchObject({ status: 404, code: 90756 });
  expect(await wrong({ thirdCatId: 3010 })).toMatchObject({
    status: 400,
    data: { fields: { qualificationPics: "该类目必须上传商品资质图片，请上传！" } },
  });
  expect(await wrong({ thirdCatId: 3010, qualificationPics: pictures(1) })).toMatchObject({ code: 200 });
  expect(await wrong({ attrValue: [sku, sku] })).toMatchObject({ status: 400, data: { fields: { "attrValue.1.id": "“100g”重复了" } } });
  expect(await wrong({ attrValue: [{ ...sku, id: 0, attrValue: '{"净含量":"1kg"}' }] })).toMatchObject({ status: 404, code: 90758 });
  expect(await wrong({ tempId: 2_000_000_000 })).toMatchObject({ status: 404, code: 6501 });
  expect(await wrong({})).toMatchObject({
    status: 409,
    code: 90752,
    data: { fields: { title: expect.stringContaining("明前龙井 2026") } },
  });
});

test("a title is once in a shop, also for two that save at once, and free in another shop", async () => {
  const [shop, other] = [await openShop(), await openShop()];
  const body = await bodyFor(shop);
  const codes = await Promise.all([add(shop, body), add(shop, body)]);
  expect(codes.map(({ code }) => code).toSorted()).toEqual([200, 90752]);
  expect(await add(other, await bodyFor(other))).toMatchObject({ code: 200 });
});

test("an edit over a newer version is refused with that version, and keeps its own title", async () => {
  const shop = await openShop();
  const body = await bodyFor(shop);
  await add(shop, body);
  const [draft] = await drafts(shop);
  const edit = (changes: object) =>
    call(server, "updateVideoDraft", { token: shop.token, body: { ...body, id: draft?.id, productId: draft?.id, version: 0, ...changes } });
  expect(await edit({ attrValue: body.attrValue.slice(0, 1) })).toMatchObject({ code: 200 });
  expect((await drafts(shop))[0]).toMatchObject({ stock: 15 });
  expect(await edit({ title: "后" })).toMatchObject({ status: 409, code: 90011, data: { current: { version: 1 } } });
});

test("lists find by number and by a part of the title", async () => {
  const { token } = await server.createShop({ products: 2, videoProducts: [{ title: "龙井" }, { title: "红茶" }] });
  const found = async (query: Record<string, unknown>) =>
    (await read(server, "listVideoDrafts", { token, query })).list.map(({ title }) => title);
  expect(await found({})).toEqual(["红茶", "龙井"]);
  expect(await found({ search: "%E9%BE%99" })).toEqual(["龙井"]);
  const [first] = (await read(server, "listVideoDrafts", { token })).list;
  expect(await found({ proId: first?.id })).toEqual(["红茶"]);
});

test("WeChat's categories come as a tree and flat, brands as far as they have passed", async () => {
  const { token } = await server.createShop();
  const tree = await read(server, "listVideoCategories", { token });
  const flat = await read(server, "listFlatVideoCategories", { token });
  const leaves = tree.flatMap(({ children }) => children.flatMap((second) => second.children ?? []));
  expect(leaves.map(({ value }) => value)).toEqual(flat.map(({ thirdCatId }) => thirdCatId));
  expect((await read(server, "listUsableVideoBrands", { token })).map(({ id }) => id)).toEqual([501, 502, 503]);
  expect((await read(server, "listVideoBrands", { token, query: { status: 9 } })).list).toMatchObject([{ brandWording: "老树" }]);
});
