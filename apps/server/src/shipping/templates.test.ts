import type { Schema } from "@shopkeeper/sdk/contract";
import { beforeAll, expect, test } from "vitest";
import { shippingTemplates } from "./tables";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";
import { eq } from "drizzle-orm";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const amounts = { first: 1, firstPrice: "8.5", renewal: "1.00", renewalPrice: 0 };
const body = {
  ...{ name: " 华东 ", type: 1, appoint: 2, sort: 5 },
  shippingTemplatesRegionRequestList: [
    { cityId: "0", title: "[[0,0]]", ...amounts },
    { cityId: "330106,810001", title: "not looked at", ...amounts },
  ],
  shippingTemplatesFreeRequestList: [{ cityId: "330105", number: 3, price: 99 }],
};
const save = ({ token }: TestShop, changes: object = {}) => call(server, "saveShippingTemplate", { token, body: { ...body, ...changes } });
const update = ({ token }: TestShop, id: number, changes: object = {}) =>
  call(server, "updateShippingTemplate", { token, body: { id, ...body, ...changes } });
const remove = ({ token }: TestShop, id: number) => call(server, "deleteShippingTemplate", { token, path: { id } });
const rowsOf = async ({ token }: TestShop) => (await read(server, "listShippingTemplates", { token })).list;
const infoOf = ({ token }: TestShop, id: number): Promise<Schema<"ShippingTemplateInfo">> =>
  read(server, "getShippingTemplate", { token, path: { id } });

test("a template comes back with its rows, whose titles are the ways to their districts", async () => {
  const shop = await server.createShop();
  const { data } = await save(shop);
  const [row] = await rowsOf(shop);
  expect(data).toEqual({ id: row?.id });
  expect(row).toMatchObject({ name: "华东", type: 1, appoint: 2, sort: 5 });
  expect(await infoOf(shop, row?.id ?? 0)).toMatchObject({
    version: 0,
    regionList: [
      { title: "[[0,0]]", first: "1.00", firstPrice: "8.50", renewal: "1.00", renewalPrice: "0.00" },
      { title: "[[330000,330100,330106],[810000,810001]]" },
    ],
    freeList: [{ title: "[[330000,330100,330105]]", number: "3.00", price: "99.00" }],
  });
  expect(await update(shop, row?.id ?? 0, { appoint: 0, type: 0 })).toMatchObject({ code: 200 });
  expect(await infoOf(shop, row?.id ?? 0)).toMatchObject({ appoint: 0, regionList: null, freeList: null, version: 1 });
});

test("names are the shop's only ones of their kind, for two who save at once too", async () => {
  const [shop, other] = [await server.createShop(), await server.createShop()];
  const answers = await Promise.all([save(shop), save(shop)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await save(shop)).toMatchObject({ status: 400, data: { fields: { name: "已有同名的运费模板，请换一个名称" } } });
  expect(await save(other)).toMatchObject({ code: 200 });
  await save(shop, { name: "华南" });
  const [newest, oldest] = await rowsOf(shop);
  expect(await update(shop, newest?.id ?? 0)).toMatchObject({ status: 400, data: { fields: { name: expect.any(String) } } });
  expect(await update(shop, oldest?.id ?? 0)).toMatchObject({ code: 200 });
});

test.each<[string, object, string, string]>([
  ["no row", { shippingTemplatesRegionRequestList: null }, "shippingTemplatesRegionRequestList", "请添加运费区域"],
  ["nothing to count", { type: 0 }, "type", "请选择计费方式"],
  [
    "no country first",
    { shippingTemplatesRegionRequestList: [{ cityId: "330106", ...amounts }] },
    "shippingTemplatesRegionRequestList.0.cityId",
    "第一行必须是全国的默认运费",
  ],
  [
    "half a piece",
    { shippingTemplatesRegionRequestList: [{ cityId: "all", ...amounts, first: 0.5 }] },
    "shippingTemplatesRegionRequestList.0.first",
    "件数为不小于 1 的整数",
  ],
  [
    "an unknown district",
    { shippingTemplatesFreeRequestList: [{ cityId: "330106,999999", number: 1, price: 0 }] },
    "shippingTemplatesFreeRequestList.0.cityId",
    "有区域不存在，请重新选择",
  ],
  [
    "a whole province",
    { shippingTemplatesFreeRequestList: [{ cityId: "330000", number: 1, price: 0 }] },
    "shippingTemplatesFreeRequestList.0.cityId",
    "有区域不存在，请重新选择",
  ],
  [
    "a district twice",
    {
      shippingTemplatesFreeRequestList: [
        { cityId: "330106", number: 1, price: 0 },
        { cityId: "330105,330106", number: 2, price: 0 },
      ],
    },
    "shippingTemplatesFreeRequestList.1.cityId",
    "有区域已在第 1 行，请勿重复选择",
  ],
  [
    "a negative price",
    { shippingTemplatesFreeRequestList: [{ cityId: "330106", number: 1, price: -1 }] },
    "shippingTemplatesFreeRequestList.0.price",
    "",
  ],
  [
    "three decimals",
    { shippingTemplatesFreeRequestList: [{ cityId: "330106", number: 1, price: "1.234" }] },
    "shippingTemplatesFreeRequestList.0.price",
    "",
  ],
])("a template with %s is refused at its field, and nothing is stored", async (_name, changes, field, message) => {
  const shop = await server.createShop();
  const answer = await save(shop, changes);
  expect(answer).toMatchObject({ status: 400, data: { fields: { [field]: message || expect.any(String) } } });
  expect(await rowsOf(shop)).toEqual([]);
});

test("an edit over a newer version is refused with that version, rows and all", async () => {
  const shop = await server.createShop({ shippingTemplates: [{ name: "旧" }] });
  const [row] = await rowsOf(shop);
  expect(await update(shop, row?.id ?? 0, { version: 0 })).toMatchObject({ code: 200 });
  const late = await update(shop, row?.id ?? 0, { version: 0, name: "迟" });
  expect(late).toMatchObject({ status: 409, code: 90011, data: { current: { name: "华东", version: 1 } } });
});

test("a template that a product has is not deleted, and the refusal names it; without one it goes with its rows", async () => {
  const shop = await server.createShop({ shippingTemplates: [{ name: "甲" }], products: [{ name: "绿茶" }] });
  const [row] = await rowsOf(shop);
  const id = row?.id ?? 0;
  expect(await remove(shop, id)).toMatchObject({
    ...{ status: 409, code: 6502 },
    message: "运费模板“甲”正在被 1 件商品使用：“绿茶”，请先在商品中更换运费模板",
  });
  await save(shop);
  const [free] = (await rowsOf(shop)).filter(({ name }) => name === "华东");
  expect(await remove(shop, free?.id ?? 0)).toMatchObject({ code: 200 });
  expect(await remove(shop, free?.id ?? 0)).toMatchObject({ status: 404, code: 6501 });
});

test("another shop's template is neither changed nor deleted", async () => {
  const [shop, other] = [await server.createShop({ shippingTemplates: [{ name: "甲" }] }), await server.createShop()];
  const [row] = await rowsOf(shop);
  for (const attempt of [update(other, row?.id ?? 0), remove(other, row?.id ?? 0)])
    expect(await attempt).toMatchObject({ status: 404, code: 6501 });
  expect(await server.database.db.$count(shippingTemplates, eq(shippingTemplates.merId, shop.merId))).toBe(1);
});

test("the demo's provider answers waybill templates as they are; without one there is a refusal of ours", async () => {
  const { token } = await server.createShop();
  const ask = (on: Pick<typeof server, "fetch">, by: string) => call(on, "getWaybillTemplates", { token: by, query: { com: "shunfeng" } });
  expect(await ask(server, token)).toMatchObject({ code: 200, data: { count: 2 } });
  const { noLogistics } = await import("../ports/logistics");
  const bare = await startServer({ ports: { logistics: noLogistics } });
  expect(await ask(bare, (await bare.createShop()).token)).toMatchObject({ status: 409, code: 90231 });
});
