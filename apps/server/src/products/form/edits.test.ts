import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { coupons } from "../../coupons/tables";
import { orderDetails } from "../../orders/tables";
import { call } from "../../testing/test-call";
import { read } from "../../testing/test-read";
import { startServer, type Seed, type TestShop } from "../../testing/start-server";
import { productContents } from "../tables";
import { bodyOf, matrixOf, plainProduct, skuOf } from "../testing/product-bodies";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const openShop = (seed: Seed = {}) => server.createShop({ products: [{ name: "旧货", isShow: false }], ...seed });
const info = ({ token }: TestShop, id: number) => read(server, "getProduct", { token, path: { id } });
const save = async (shop: TestShop, change: object = {}) =>
  call(server, "saveProduct", { token: shop.token, body: { ...(await plainProduct(server, shop)), ...change } });
const update = ({ token }: TestShop, body: object) => call(server, "updateProduct", { token, body });

async function saved(shop: TestShop, change: object = {}) {
  const answer = await save(shop, change);
  if (answer.code !== 200 || !answer.data) throw new Error(`not saved: ${JSON.stringify(answer)}`);
  return info(shop, answer.data.id);
}

test("a coupon that is over is not given anew, and stays where it was given before", async () => {
  const shop = await openShop({ coupons: [{ name: "赠券", receiveType: 2, isLimited: true, total: 1, lastTotal: 1 }] });
  const { token } = shop;
  const coupon = (await read(server, "listUsableCoupons", { token }))[0]?.id ?? 0;
  const product = await saved(shop, { couponIds: [coupon] });
  await server.database.db.update(coupons).set({ lastTotal: 0 }).where(eq(coupons.merId, shop.merId));
  expect(await save(shop, { couponIds: [coupon] })).toMatchObject({
    status: 400,
    data: { fields: { couponIds: "优惠券“赠券”已过期或已领完，请移除" } },
  });
  expect(await update(shop, { ...bodyOf(product), name: "改名" })).toMatchObject({ code: 200 });
  expect((await info(shop, product.id)).couponIds).toEqual([coupon]);
});

test("a saved product comes back as it was given, off the shelf, and its prices and stock follow from its SKUs", async () => {
  const shop = await openShop({ coupons: [{ name: "赠券", receiveType: 2 }] });
  const coupon = (await read(server, "listUsableCoupons", { token: shop.token }))[0]?.id;
  const matrix = matrixOf({ 颜色: ["红", "蓝"], 尺码: ["S", "M"] }, (sku, place) => ({
    ...{ price: `${20 - place}.50`, otPrice: `${30 - place}`, cost: 1.2, stock: place, barCode: ` B${place} `, weight: "0.5" },
    image: `/files/demo/cup-${place + 1}.svg`,
  }));
  const product = await saved(shop, {
    ...matrix,
    ...{
      name: " 马克杯 ",
      keyword: "杯子, 水杯,杯子",
      guaranteeIds: "4,1",
      couponIds: [coupon],
      sort: 9,
      deliveryMethod: "2,1",
      brandId: 3,
    },
    ...{
      content: '<p onclick="x()">好<script>1</script></p>',
      sliderImage: JSON.stringify(["/files/demo/cup-1.svg", "https://a.test/b.jpg"]),
    },
  });
  expect(product).toMatchObject({
    ...{
      name: "马克杯",
      keyword: "杯子,水杯",
      guaranteeIds: "4,1",
      sort: 9,
      deliveryMethod: "1,2",
      specType: true,
      isShow: false,
      auditStatus: 0,
    },
    ...{ price: "17.50", otPrice: "27.00", cost: "1.20", stock: 6, sales: 0, content: "<p>好</p>", version: 0 },
    ...{ couponIds: [coupon], couponList: [{ id: coupon, name: "赠券" }], brandName: expect.any(String), categoryName: expect.any(String) },
    sliderImage: JSON.stringify(["/files/demo/cup-1.svg", "https://a.test/b.jpg"]),
    attr: [
      { attrName: "颜色", attrValues: "红,蓝" },
      { attrName: "尺码", attrValues: "S,M" },
    ],
  });
  expect(product.guaranteeList.map(({ id }) => id)).toEqual([1, 4]);
  expect(product.attrValue.map(({ sku, price, stock, barCode, image }) => [sku, price, stock, barCode, image])).toEqual([
    ["红,S", "20.50", 0, "B0", "/files/demo/cup-1.svg"],
    ["红,M", "19.50", 1, "B1", "/files/demo/cup-2.svg"],
    ["蓝,S", "18.50", 2, "B2", "/files/demo/cup-3.svg"],
    ["蓝,M", "17.50", 3, "B3", "/files/demo/cup-4.svg"],
  ]);
  expect(product.attrValue[1]?.attrValue).toBe('{"颜色":"红","尺码":"M"}');
});

test("a SKU keeps its stock place where a save leaves it out, and loses it where the save says so", async () => {
  const shop = await openShop();
  const placed = await saved(shop, { attrValue: [{ ...skuOf({ 规格: "默认" }), stockPlace: " A-03-2 " }] });
  expect(placed.attrValue[0]?.stockPlace).toBe("A-03-2");
  const [sku] = placed.attrValue;
  const withPlace = (product: typeof placed, stockPlace: string | null | undefined) =>
    update(shop, { ...bodyOf(product), name: "改名", attrValue: [{ ...sku, stockPlace }] });
  expect(await withPlace(placed, undefined)).toMatchObject({ code: 200 });
  const kept = await info(shop, placed.id);
  expect(kept).toMatchObject({ name: "改名", attrValue: [{ stockPlace: "A-03-2" }] });
  expect(await withPlace(kept, "x".repeat(33))).toMatchObject({ status: 400 });
  expect(await withPlace(kept, null)).toMatchObject({ code: 200 });
  expect((await info(shop, placed.id)).attrValue[0]?.stockPlace).toBeNull();
});

test("spec names that are numbers keep their order; virtual goods take no shipping template", async () => {
  const shop = await openShop();
  expect(await saved(shop, { type: 2, tempId: 0, deliveryMethod: "2" })).toMatchObject({ type: 2, tempId: 0, deliveryMethod: "1" });
  const product = await saved(shop, {
    ...{
      specType: true,
      attr: [
        { attrName: "2", attrValues: "b,a" },
        { attrName: "1", attrValues: "x" },
      ],
    },
    attrValue: [skuOf({ "1": "x", "2": "b" }), skuOf({ "1": "x", "2": "a" })],
  });
  expect(product.attrValue.map(({ sku, attrValue }) => [sku, attrValue])).toEqual([
    ["b,x", '{"2":"b","1":"x"}'],
    ["a,x", '{"2":"a","1":"x"}'],
  ]);
});

const plain = (change: object) => ({ attrValue: [skuOf({ 规格: "默认" }, change)] });
const multi = (attrValues: string, attrName = "色") => ({ specType: true, attr: [{ attrName, attrValues }] });
const pictureWrong = "图片地址不正确，请从素材库选择，或填写 http(s) 开头的图片地址";
const priceWrong = "请填写 0 到 999999.99 的数字，最多两位小数";
const elevenPictures = JSON.stringify(Array.from({ length: 11 }, (_, at) => `https://a.test/${at}.png`));
const videoLast = '["https://a.test/1.png","https://a.test/v.mp4"]';

const broken: readonly [change: object, field: string, message: string][] = [
  [{ name: "字".repeat(129) }, "name", "最多 128 个字"],
  [{ name: " " }, "name", "此项必填"],
  [{ cateId: "" }, "cateId", "格式不正确"],
  [{ sort: 10000 }, "sort", "不能大于 9999"],
  [{ tempId: 0 }, "tempId", "请选择运费模板"],
  [{ image: "javascript:alert(1)" }, "image", pictureWrong],
  [{ image: "/files/../secret.png" }, "image", pictureWrong],
  [{ sliderImage: "{}" }, "sliderImage", "轮播图格式不正确，请重新选择"],
  [{ sliderImage: "[]" }, "sliderImage", "请上传商品轮播图"],
  [{ sliderImage: '["https://a.test/v.mp4"]' }, "sliderImage", "请上传商品轮播图"],
  [{ sliderImage: videoLast }, "sliderImage", "轮播图只能有一个视频，并且放在最前面"],
  [{ sliderImage: elevenPictures }, "sliderImage", "最多选择10张图片！"],
  [plain({ price: "1000000" }), "attrValue.0.price", priceWrong],
  [plain({ price: 1.234 }), "attrValue.0.price", priceWrong],
  [plain({ cost: -1 }), "attrValue.0.cost", priceWrong],
  [plain({ stock: 1_000_000 }), "attrValue.0.stock", "不能大于 999999"],
  [{ attrValue: [skuOf({ 颜色: "红" })] }, "attrValue.0.attrValue", "规格组合与规格不一致，请重新生成"],
  [{ attrValue: [{ ...skuOf({}), attrValue: "{oops" }] }, "attrValue.0.attrValue", "规格组合与规格不一致，请重新生成"],
  [{ attrValue: [skuOf({ 规格: "默认" }), skuOf({ 规格: "默认" })] }, "attr", "单规格商品只有一个规格和一个规格值"],
  [{ ...multi("红,蓝"), attrValue: [skuOf({ 色: "红" }), skuOf({ 色: "红" })] }, "attrValue.1.attrValue", "规格组合“红”重复"],
  [{ ...multi(""), attr: [...multi("红").attr, ...multi("蓝", "色 ").attr] }, "attr.1.attrName", "规格“色”重复，请删除其中一个"],
  [multi("红, 红"), "attr.0.attrValues", "规格“色”的值“红”重复，请删除其中一个"],
  [multi("红,,蓝"), "attr.0.attrValues", "规格“色”中有空的规格值，请填写或删除"],
  [{ isPaidMember: 1 }, "attrValue.0.vipPrice", "请输入会员价"],
  [{ isPaidMember: 1, ...plain({ vipPrice: "12.30" }) }, "attrValue.0.vipPrice", "会员价须大于 0 且小于售价"],
  [{ isSub: 1, ...plain({ brokerage: 20, brokerageTwo: 11 }) }, "attrValue.0.brokerage", "两级佣金比例之和不能超过 30%"],
];

test("what is wrong with a product is refused at its field, all of it at once, and nothing is saved", async () => {
  const shop = await openShop();
  const body = await plainProduct(server, shop);
  const refusedBy = (change: object) => call(server, "saveProduct", { token: shop.token, body: { ...body, ...change } });
  for (const [change, field, message] of broken)
    expect(await refusedBy(change), field).toMatchObject({ status: 400, code: 400, data: { fields: { [field]: message } } });
  expect(await refusedBy({ image: "x", tempId: 0, ...plain({ image: "y" }) })).toMatchObject({
    status: 400,
    data: { fields: { image: pictureWrong, tempId: expect.any(String), "attrValue.0.image": pictureWrong } },
  });
  expect((await read(server, "listProductIds", { token: shop.token, query: { type: 2 } })).length).toBe(1);
});

test("2,048 combinations are taken and 2,049 are not", async () => {
  const shop = await openShop();
  const values = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`);
  const product = await saved(shop, matrixOf({ 一: values(64), 二: values(32) }));
  expect(product.attrValue).toHaveLength(2048);
  expect(product.stock).toBe(20_480);
  const tooMany = { ...matrixOf({ 一: values(64), 二: values(33) }), attrValue: [skuOf({ 一: "v0", 二: "v0" })] };
  expect(await save(shop, tooMany)).toMatchObject({
    status: 400,
    data: { fields: { attr: "规格组合共 2112 个，最多 2048 个，请减少规格值" } },
  });
});

test("what a product names must be there, of the shop, and of the third level", async () => {
  const [shop, other] = [await openShop(), await openShop({ coupons: 1 })];
  const foreign = await plainProduct(server, other);
  const coupon = (await read(server, "listCoupons", { token: other.token })).list[0]?.id;
  const platform = await read(server, "getPlatformCategoryTree", { token: shop.token });
  const refused: readonly [object, number, number, string][] = [
    [{ cateId: foreign.cateId }, 404, 6203, "cateId"],
    [{ cateId: "9999999999" }, 404, 6203, "cateId"],
    [{ tempId: foreign.tempId }, 404, 6501, "tempId"],
    [{ couponIds: [coupon] }, 404, 10001, "couponIds"],
    [{ categoryId: 2147483647 }, 404, 6201, "categoryId"],
    [{ categoryId: platform[0]?.id }, 400, 400, "categoryId"],
    [{ brandId: 2147483647 }, 404, 6703, "brandId"],
    [{ guaranteeIds: "1,2147483647" }, 404, 6803, "guaranteeIds"],
  ];
  for (const [change, status, code, field] of refused) {
    expect(await save(shop, change)).toMatchObject({ status, code, data: { fields: { [field]: expect.any(String) } } });
  }
});

test("an edit keeps the numbers of SKUs by their id or their values, takes out what is left out, and brings it back with its number", async () => {
  const shop = await openShop();
  const first = await saved(shop, matrixOf({ 颜色: ["红", "蓝"], 尺码: ["S", "M"] }));
  const idOf = (product: typeof first, sku: string) => product.attrValue.find((row) => row.sku === sku)?.id;
  const change = (product: typeof first, matrix: object) => update(shop, { ...bodyOf(product), ...matrix });

  // 红 is renamed to 大红 by the ids of its SKUs; the specs are swapped; 蓝,M is removed
  const renamed = matrixOf({ 尺码: ["S", "M"], 颜色: ["大红", "蓝"] });
  const sent = renamed.attrValue
    .filter(({ attrValue }) => attrValue !== '{"尺码":"M","颜色":"蓝"}')
    .map((row) => ({ ...row, id: row.attrValue.includes("大红") ? idOf(first, row.attrValue.includes('"S"') ? "红,S" : "红,M") : 0 }));
  expect(await change(first, { ...renamed, attrValue: sent })).toMatchObject({ code: 200 });
  const second = await info(shop, first.id);
  expect(second.attrValue.map(({ id, sku }) => [sku, id])).toEqual([
    ["S,大红", idOf(first, "红,S")],
    ["S,蓝", idOf(first, "蓝,S")],
    ["M,大红", idOf(first, "红,M")],
  ]);
  expect(second).toMatchObject({ stock: 30, version: 1 });

  expect(await change(second, matrixOf({ 尺码: ["S", "M"], 颜色: ["大红", "蓝", "绿"] }))).toMatchObject({ code: 200 });
  const third = await info(shop, first.id);
  expect(idOf(third, "M,蓝")).toBe(idOf(first, "蓝,M"));
  expect(third.attrValue).toHaveLength(6);
  const old = new Set(first.attrValue.map(({ id }) => id));
  expect(third.attrValue.filter(({ id }) => !old.has(id)).map(({ sku }) => sku)).toEqual(["S,绿", "M,绿"]);
});

test("values may change places among SKUs in one edit", async () => {
  const shop = await openShop();
  const first = await saved(shop, matrixOf({ 颜色: ["红", "蓝", "绿"] }));
  const [red, blue, green] = first.attrValue;
  const turned = [
    skuOf({ 颜色: "蓝" }, { id: red?.id }),
    skuOf({ 颜色: "绿" }, { id: blue?.id }),
    skuOf({ 颜色: "红" }, { id: green?.id }),
  ];
  expect(await update(shop, { ...bodyOf(first), attrValue: turned })).toMatchObject({ code: 200 });
  const { attrValue } = await info(shop, first.id);
  expect(attrValue.map(({ id, sku }) => [id, sku])).toEqual([
    [red?.id, "蓝"],
    [blue?.id, "绿"],
    [green?.id, "红"],
  ]);
});

test("SKUs of other products, of other shops, and one SKU twice are refused, and nothing of the edit stays", async () => {
  const [shop, other] = [await openShop(), await openShop()];
  const [mine, own, foreign] = [await saved(shop, matrixOf({ 颜色: ["红", "蓝"] })), await saved(shop), await saved(other)];
  for (const id of [own.attrValue[0]?.id, foreign.attrValue[0]?.id, 2147483647]) {
    const rows = mine.attrValue.map((row, at) => ({ ...row, id: at === 0 ? id : row.id }));
    expect(await update(shop, { ...bodyOf(mine), name: "改名", attrValue: rows })).toMatchObject({
      ...{ status: 404, code: 6901 },
      data: { fields: { "attrValue.0.id": expect.any(String) } },
    });
  }
  const twice = mine.attrValue.map((row) => ({ ...row, id: mine.attrValue[0]?.id }));
  expect(await update(shop, { ...bodyOf(mine), attrValue: twice })).toMatchObject({
    status: 400,
    data: { fields: { "attrValue.1.id": expect.any(String) } },
  });
  expect(await info(shop, mine.id)).toEqual(mine);
});

test("only what is off the shelf, kept, and out of review is edited; the type stays", async () => {
  const shop = await openShop({
    products: [
      { name: "仓库", isShow: false },
      { name: "在售" },
      { name: "回收", isShow: false, isRecycle: true },
      { name: "审核", isShow: false, auditStatus: 1, isAudit: true },
    ],
  });
  const idOf = async (name: string, type: number) =>
    (await read(server, "listProducts", { token: shop.token, query: { name, type } })).list[0]?.id ?? 0;
  const edit = async (id: number, change: object = {}) => update(shop, { ...bodyOf(await info(shop, id)), ...change });
  expect(await edit(await idOf("在售", 1))).toMatchObject({ status: 409, code: 6106 });
  expect(await edit(await idOf("回收", 5))).toMatchObject({ status: 409, code: 6105 });
  expect(await edit(await idOf("审核", 6))).toMatchObject({ status: 409, code: 6107 });
  expect(await edit(await idOf("仓库", 2), { type: 2 })).toMatchObject({ status: 409, code: 90505 });
  expect(await edit(await idOf("仓库", 2), { name: "改名" })).toMatchObject({ code: 200 });
  const [other] = [await openShop()];
  const body = bodyOf(await info(shop, await idOf("改名", 2)));
  expect(await update(other, body)).toMatchObject({ status: 404, code: 6102 });
  expect(await update(shop, { ...body, id: 2147483647 })).toMatchObject({ status: 404, code: 6102 });
});

test("the second edit of an old version is refused with the product as it is now; without a version it goes through", async () => {
  const shop = await openShop();
  const product = await saved(shop);
  const edit = (name: string, version?: number) => update(shop, { ...bodyOf(product), name, version });
  expect(await edit("先来", product.version)).toMatchObject({ code: 200 });
  expect(await edit("后到", product.version)).toMatchObject({
    ...{ status: 409, code: 90011 },
    data: { current: { id: product.id, name: "先来", version: 1, attrValue: [{ sku: "默认" }] } },
  });
  expect(await edit("不问", undefined)).toMatchObject({ code: 200 });
  expect(await info(shop, product.id)).toMatchObject({ name: "不问", version: 2 });
});

test("where the platform reviews, a save waits; what changes nothing stays judged, what changes waits again", async () => {
  const shop = await openShop({ merchant: { productSwitch: true }, products: [{ name: "已过审", isShow: false }] });
  const product = await saved(shop, { isAutoUp: true });
  expect(product).toMatchObject({ auditStatus: 1, isAudit: false, isShow: false, isAutoUp: true });
  expect(await saved(shop, { isAutoSubmitAudit: true })).toMatchObject({ auditStatus: 1, isAudit: true, isShow: false });
  const [passed] = (await read(server, "listProducts", { token: shop.token, query: { type: 2 } })).list;
  const before = await info(shop, passed?.id ?? 0);
  expect(before.auditStatus).toBe(2);
  expect(await update(shop, bodyOf(before))).toMatchObject({ data: { auditStatus: 2 } });
  expect(await info(shop, before.id)).toEqual(before);
  expect(await update(shop, { ...bodyOf(before), intro: "改了" })).toMatchObject({ data: { auditStatus: 1, isAudit: false } });
});

test("where nobody reviews, a save is free of it, and lies on the shelf at once where that was wished and the shop is open", async () => {
  const open = await openShop();
  const shut = await openShop({ merchant: { isSwitch: false } });
  expect((await save(open, { isAutoUp: 1 })).data).toMatchObject({ isShow: true, auditStatus: 0, isAudit: false });
  expect((await save(open, { isAutoUp: 1, attrValue: [skuOf({ 规格: "默认" }, { stock: 0 })] })).data).toMatchObject({ isShow: false });
  expect((await save(shut, { isAutoUp: 1 })).data).toMatchObject({ isShow: false, auditStatus: 0 });
  expect(await read(server, "getProductSwitches", { token: shut.token })).toEqual({ productSwitch: false, isSwitch: false });
});

test("orders that were placed keep their price and name when the product is edited", async () => {
  const shop = await openShop({ products: [{ name: "下过单", isShow: true }], orders: [{}] });
  const { db } = server.database;
  const before = await db.select().from(orderDetails).where(eq(orderDetails.merId, shop.merId));
  const id = before[0]?.productId ?? 0;
  await read(server, "takeDownProduct", { token: shop.token, path: { id } });
  const product = await info(shop, id);
  const dearer = product.attrValue.map((row) => ({ ...row, price: "9999.00", stock: 1 }));
  expect(await update(shop, { ...bodyOf(product), name: "改名", attrValue: dearer })).toMatchObject({ code: 200 });
  expect(await db.select().from(orderDetails).where(eq(orderDetails.merId, shop.merId))).toEqual(before);
  expect((await info(shop, id)).attrValue.map((row) => row.id)).toEqual(product.attrValue.map((row) => row.id));
});

test("pictures of a product, of its slider, its SKUs and its description are in use", async () => {
  const shop = await openShop({ pictures: 4 });
  const { list } = await read(server, "listAttachments", { token: shop.token });
  const [cover = "", slide = "", sku = "", inText = ""] = list.map(({ sattDir }) => sattDir ?? "");
  const product = await saved(shop, {
    ...{ image: cover, sliderImage: JSON.stringify([slide]), content: `<p><img src="${inText}"></p>` },
    attrValue: [skuOf({ 规格: "默认" }, { image: sku })],
  });
  const ids = list.map(({ attId }) => attId).join(",");
  const uses = await read(server, "listAttachmentUses", { token: shop.token, query: { ids } });
  const named = (kind: string) => expect.arrayContaining([expect.objectContaining({ kind, id: String(product.id) })]);
  expect(uses.map((each) => each.uses)).toEqual(["product", "product", "sku", "product"].map(named));
  const [content] = await server.database.db.select().from(productContents).where(eq(productContents.merId, shop.merId));
  expect(content?.pictures).toEqual([inText.replace("/files/", "")]);
});

test("a product with a broken slider is read like any other", async () => {
  const shop = await openShop({ products: [{ name: "坏图", isShow: false, sliderImage: "{oops" }] });
  const [id = 0] = await read(server, "listProductIds", { token: shop.token, query: { type: 2 } });
  expect(await info(shop, id)).toMatchObject({ name: "坏图", sliderImage: "[]" });
});
