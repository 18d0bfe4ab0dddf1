import { beforeAll, expect, test } from "vitest";
import type { OperationId } from "../../contract/contract";
import { call } from "../../testing/test-call";
import { read } from "../../testing/test-read";
import { startServer, type Seed, type TestShop } from "../../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const states = {
  仓库: { isShow: false },
  在售: {},
  售罄: { isShow: false, stock: 0 },
  回收: { isShow: false, isRecycle: true },
  待提审: { isShow: false, auditStatus: 1 },
  审核中: { isShow: false, auditStatus: 1, isAudit: true },
  被拒: { isShow: false, auditStatus: 3, reason: "主图不清晰" },
} as const;

type Name = keyof typeof states;

const openShop = (merchant: Seed["merchant"] = {}) =>
  server.createShop({ merchant, products: Object.entries(states).map(([name, state]) => ({ name, ...state })) });

async function idsOf({ token }: TestShop): Promise<Record<string, number>> {
  const rows = [];
  for (const type of [1, 2, 3, 5, 6, 7, 8]) rows.push(...(await read(server, "listProducts", { token, query: { type } })).list);
  return Object.fromEntries(rows.map(({ name, id }) => [name, id]));
}

const info = ({ token }: TestShop, id: number) => read(server, "getProduct", { token, path: { id } });

const actions = {
  putOn: (id: number) => ["putOnProduct", { path: { id } }],
  takeDown: (id: number) => ["takeDownProduct", { path: { id } }],
  recycle: (id: number) => ["deleteProduct", { body: { id, type: "recycle" } }],
  delete: (id: number) => ["deleteProduct", { body: { id, type: "delete" } }],
  restore: (id: number) => ["restoreProduct", { path: { id } }],
  submit: (id: number) => ["submitProduct", { body: { id, isAutoUp: true } }],
  submitById: (id: number) => ["submitProductById", { path: { id }, body: { isAutoUp: true } }],
  withdraw: (id: number) => ["withdrawProduct", { path: { id } }],
} as const satisfies Record<string, (id: number) => readonly [OperationId, object]>;

const everyAction = ["putOn", "takeDown", "recycle", "delete", "restore", "submit", "submitById", "withdraw"] as const;

async function act(shop: TestShop, action: keyof typeof actions, id: number) {
  const [operation, request] = actions[action](id);
  return call(server, operation, { token: shop.token, ...request });
}

const refused: readonly [keyof typeof actions, Name, number][] = [
  ["putOn", "售罄", 90501],
  ["putOn", "回收", 6105],
  ["putOn", "待提审", 6104],
  ["putOn", "审核中", 6107],
  ["putOn", "被拒", 6104],
  ["recycle", "回收", 6103],
  ["delete", "在售", 6106],
  ["submit", "仓库", 6104],
  ["submit", "在售", 6104],
  ["submit", "回收", 6103],
  ["submit", "审核中", 6107],
  ["submit", "被拒", 6104],
  ["withdraw", "仓库", 6104],
  ["withdraw", "待提审", 6104],
];

test("an action that a product's state does not allow is refused, and changes nothing", async () => {
  const shop = await openShop({ productSwitch: true });
  const ids = await idsOf(shop);
  for (const [action, name, code] of refused) {
    const before = await info(shop, ids[name] ?? 0);
    expect(await act(shop, action, before.id), `${action} ${name}`).toMatchObject({ status: 409, code });
    expect(await info(shop, before.id)).toEqual(before);
  }
});

const allowed: readonly [keyof typeof actions, Name, object][] = [
  ["putOn", "仓库", { isShow: true }],
  ["putOn", "在售", { isShow: true, version: 0 }],
  ["takeDown", "在售", { isShow: false }],
  ["takeDown", "仓库", { isShow: false, version: 0 }],
  ["recycle", "在售", { isRecycle: true, isShow: false }],
  ["recycle", "审核中", { isRecycle: true, isAudit: false, auditStatus: 1 }],
  ["restore", "回收", { isRecycle: false, isShow: false }],
  ["restore", "在售", { isShow: true, version: 0 }],
  ["submit", "待提审", { isAudit: true, auditStatus: 1, isAutoUp: true }],
  ["submitById", "待提审", { isAudit: true, auditStatus: 1, isAutoUp: true }],
  ["withdraw", "审核中", { isAudit: false, auditStatus: 1 }],
];

test("an action that is allowed leads to the next state", async () => {
  const products = allowed.map(([action, name]) => ({ ...states[name], name: `${action} ${name}` }));
  const shop = await server.createShop({ merchant: { productSwitch: true }, products });
  const ids = await idsOf(shop);
  for (const [action, name, after] of allowed) {
    const id = ids[`${action} ${name}`] ?? 0;
    expect(await act(shop, action, id)).toMatchObject({ code: 200, data: null });
    expect(await info(shop, id), `${action} ${name}`).toMatchObject(after);
  }
});

test("who submits without saying so does not wish the product to be on the shelf", async () => {
  const shop = await openShop({ productSwitch: true });
  const id = (await idsOf(shop)).待提审 ?? 0;
  expect(await call(server, "submitProductById", { token: shop.token, path: { id } })).toMatchObject({ code: 200 });
  expect(await info(shop, id)).toMatchObject({ isAudit: true, isAutoUp: false });
});

test("a closed shop puts nothing on the shelf, and takes down what is there", async () => {
  const shop = await openShop({ isSwitch: false });
  const ids = await idsOf(shop);
  expect(await act(shop, "putOn", ids.仓库 ?? 0)).toMatchObject({ status: 409, code: 4103 });
  expect(await act(shop, "putOn", ids.在售 ?? 0)).toMatchObject({ code: 200 });
  expect(await act(shop, "takeDown", ids.在售 ?? 0)).toMatchObject({ code: 200 });
});

test("what lacks something is not put on the shelf, and the refusal says what, in the language of the caller", async () => {
  const shop = await server.createShop({ products: [{ name: "缺件", isShow: false, cateIds: [], tempId: 0, sliderImage: "{oops" }] });
  const id = (await idsOf(shop)).缺件;
  const put = (headers?: Record<string, string>) => call(server, "putOnProduct", { token: shop.token, path: { id }, headers });
  expect(await put()).toMatchObject({
    status: 409,
    code: 90502,
    message: "商品“缺件”还缺少商户商品分类、运费模板、商品轮播图，请编辑补全后再上架",
  });
  expect(await put({ "Accept-Language": "en" })).toMatchObject({
    message: "“缺件” still lacks a shop category, a shipping template, slider pictures. Fill that in before publishing it.",
  });
});

test("where nobody reviews, what waits passes as soon as it is submitted", async () => {
  const shop = await openShop();
  const id = (await idsOf(shop)).待提审 ?? 0;
  expect(await act(shop, "submit", id)).toMatchObject({ code: 200 });
  expect(await info(shop, id)).toMatchObject({ auditStatus: 2, isAudit: false, isShow: true });
});

test("a deleted product is gone for good; one of another shop was never there", async () => {
  const [shop, other] = [await openShop(), await openShop()];
  const [id, foreign] = [(await idsOf(shop)).回收 ?? 0, (await idsOf(other)).仓库 ?? 0];
  expect(await act(shop, "delete", id)).toMatchObject({ code: 200 });
  for (const gone of [id, foreign, 2147483647]) {
    for (const action of everyAction) expect(await act(shop, action, gone)).toMatchObject({ status: 404, code: 6102 });
    expect(await call(server, "getProduct", { token: shop.token, path: { id: gone } })).toMatchObject({ status: 404, code: 6102 });
  }
});

test("a product that a coupon or an open order uses is not deleted, and the refusal says by what", async () => {
  const shop = await server.createShop({
    products: [{ name: "券中", isShow: false }, { name: "订单中" }, { name: "订单完" }],
    orders: [{ lines: [{ product: 0 }] }, { lines: [{ product: 1 }], status: 6 }],
  });
  const ids = await idsOf(shop);
  const { token } = shop;
  const body = {
    ...{ name: "春节券", category: 2, receiveType: 1, money: 1, minPrice: 0, isLimited: 0, isTimeReceive: 0 },
    ...{ isFixedTime: 0, day: 3, sort: 0, status: 1 },
  };
  await read(server, "saveCoupon", { token, body: { ...body, productIds: String(ids.券中) } });
  for (const name of ["订单中", "订单完"]) await read(server, "takeDownProduct", { token, path: { id: ids[name] } });
  expect(await act(shop, "delete", ids.券中 ?? 0)).toMatchObject({
    ...{ status: 409, code: 90503 },
    message: "商品“券中”正在被优惠券“春节券”使用，请先从优惠券中移除",
  });
  expect(await act(shop, "delete", ids.订单中 ?? 0)).toMatchObject({
    ...{ status: 409, code: 90504 },
    message: "商品“订单中”还有 1 笔未完成的订单，请等订单完成后再删除",
  });
  expect(await act(shop, "recycle", ids.订单中 ?? 0)).toMatchObject({ code: 200 });
  const results = await read(server, "deleteProducts", { token, body: { idList: [ids.订单完, ids.券中] } });
  expect(results).toMatchObject([
    { id: ids.订单完, name: "订单完", code: 200, message: null },
    { id: ids.券中, name: "券中", code: 90503, message: expect.stringContaining("春节券") },
  ]);
});

test("a batch gives every product its own result, in the order asked, each once", async () => {
  const shop = await openShop();
  const ids = await idsOf(shop);
  const idList = [ids.售罄, ids.仓库, ids.在售, ids.回收, ids.仓库];
  const results = await read(server, "putOnProducts", { token: shop.token, body: { idList } });
  expect(results.map(({ name, code, message }) => [name, code, message])).toEqual([
    ["售罄", 90501, "商品“售罄”库存为 0，请先补充库存再上架"],
    ["仓库", 200, null],
    ["在售", 200, null],
    ["回收", 6105, "商品在回收站中，请先恢复再操作"],
  ]);
  const names = async (type: number) =>
    (await read(server, "listProducts", { token: shop.token, query: { type } })).list.map(({ name }) => name);
  expect(await names(1)).toEqual(["在售", "仓库"]);
  await read(server, "takeDownProducts", { token: shop.token, body: { idList: [ids.仓库, ids.在售] } });
  await read(server, "recycleProducts", { token: shop.token, body: { idList: [ids.仓库, ids.被拒] } });
  expect(await names(5)).toEqual(["被拒", "回收", "仓库"]);
  await read(server, "restoreProducts", { token: shop.token, body: { idList: [ids.仓库, ids.回收, ids.被拒] } });
  expect(await names(5)).toEqual([]);
  expect(
    (await read(server, "submitProducts", { token: shop.token, body: { idList: [ids.待提审, ids.被拒] } })).map(({ code }) => code),
  ).toEqual([200, 6104]);
});

test("a batch with a product that is not the shop's does nothing at all, and says which", async () => {
  const [shop, other] = [await openShop(), await openShop()];
  const [own, foreign] = [await idsOf(shop), await idsOf(other)];
  const one = ["putOnProducts", "takeDownProducts", "recycleProducts"] as const;
  for (const operation of [...one, "deleteProducts", "restoreProducts", "submitProducts"] as const) {
    const answer = await call(server, operation, { token: shop.token, body: { idList: [own.仓库, foreign.仓库] } });
    expect(answer).toMatchObject({ status: 404, code: 6102, data: { ids: [foreign.仓库] } });
  }
  expect(await info(shop, own.仓库 ?? 0)).toMatchObject({ isShow: false, isRecycle: false, version: 0 });
  expect(await call(server, "putOnProducts", { token: shop.token, body: { idList: [] } })).toMatchObject({ status: 400 });
  const many = Array.from({ length: 501 }, (_, at) => at + 1);
  expect(await call(server, "putOnProducts", { token: shop.token, body: { idList: many } })).toMatchObject({ status: 400 });
});

test("the shipping template is set where the product may be changed; virtual goods have none", async () => {
  const shop = await server.createShop({
    products: [...Object.entries(states).map(([name, state]) => ({ name, ...state })), { name: "虚拟", type: 2, isShow: false }],
    shippingTemplates: [{ name: "甲" }, { name: "乙" }],
  });
  const { token } = shop;
  const ids = await idsOf(shop);
  const templates = (await read(server, "listShippingTemplates", { token })).list;
  const templateId = templates[0]?.id;
  const set = (id: number | undefined, template = templateId) =>
    call(server, "setFreightTemplate", { token, body: { id, templateId: template } });
  const before = await info(shop, ids.仓库 ?? 0);
  expect(templates.map(({ name }) => name)).toEqual(["乙", "甲"]);
  expect(before.tempId).not.toBe(templateId);
  expect(await set(ids.仓库)).toMatchObject({ code: 200 });
  expect(await info(shop, ids.仓库 ?? 0)).toMatchObject({ tempId: templateId, version: 1 });
  expect(await set(ids.虚拟)).toMatchObject({ code: 200 });
  expect(await info(shop, ids.虚拟 ?? 0)).toMatchObject({ tempId: 0, version: 0 });
  expect(await set(ids.仓库, 2147483647)).toMatchObject({ status: 404, code: 6501, data: { fields: { templateId: expect.any(String) } } });
  const idList = (["在售", "回收", "待提审", "审核中", "被拒", "售罄"] as const).map((name) => ids[name]);
  const results = await read(server, "setFreightTemplates", { token, body: { idList, templateId } });
  expect(results.map(({ code }) => code)).toEqual([6106, 6105, 6104, 6107, 6104, 200]);
});
