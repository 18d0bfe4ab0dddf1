import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const colours = [{ value: "颜色", detail: ["红", "蓝"] }];
const text = (specs: unknown) => JSON.stringify(specs);
const save = ({ token }: TestShop, ruleName: string, specs: unknown = colours) =>
  call(server, "saveSpecRule", { token, body: { ruleName, ruleValue: text(specs) } });
const update = ({ token }: TestShop, body: object) =>
  call(server, "updateSpecRule", { token, body: { ruleName: "改名", ruleValue: text(colours), ...body } });
const list = ({ token }: TestShop, query = {}) => read(server, "listSpecRules", { token, query });
const names = async (shop: TestShop, query = {}) => (await list(shop, query)).list.map(({ ruleName }) => ruleName);
const info = ({ token }: TestShop, id: number) => read(server, "getSpecRule", { token, path: { id } });

async function idOf(shop: TestShop, name: string) {
  const rule = (await list(shop)).list.find(({ ruleName }) => ruleName === name);
  if (!rule) throw new Error(`no rule ${name}`);
  return rule.id;
}

test("the newest rule comes first, and every page is counted", async () => {
  const shop = await server.createShop({ specRules: [{ ruleName: "一" }, { ruleName: "二" }, { ruleName: "三" }] });
  expect(await names(shop)).toEqual(["三", "二", "一"]);
  expect(await list(shop, { page: 2, limit: 2 })).toMatchObject({ page: 2, limit: 2, total: 3, totalPage: 2, list: [{ ruleName: "一" }] });
});

test("a rule is found by any part of its name, whatever its case, also when the words are encoded once more", async () => {
  const shop = await server.createShop({ specRules: [{ ruleName: "Size 100%" }, { ruleName: "颜色_深" }] });
  expect(await names(shop, { keywords: " size " })).toEqual(["Size 100%"]);
  expect(await names(shop, { keywords: "%" })).toEqual(["Size 100%"]);
  expect(await names(shop, { keywords: encodeURIComponent("颜色") })).toEqual(["颜色_深"]);
  expect(await names(shop, { keywords: "尺码" })).toEqual([]);
});

test("a saved rule comes back as it was given, trimmed, in the order of its values", async () => {
  const shop = await server.createShop();
  const specs = [{ value: " 尺码 ", detail: ["XL ", "S", "<b>M</b>"], inputVisible: false }, ...colours];
  expect(await save(shop, " 上衣 ", specs)).toMatchObject({ status: 200, data: { id: expect.any(Number) } });
  const [rule] = (await list(shop)).list;
  expect(rule).toMatchObject({ ruleName: "上衣", merId: shop.merId, version: 0 });
  expect(JSON.parse(rule?.ruleValue ?? "")).toEqual([{ value: "尺码", detail: ["XL", "S", "<b>M</b>"] }, ...colours]);
});

test("two rules of a shop cannot have one name; two shops can", async () => {
  const [one, other] = [await server.createShop({ specRules: [{ ruleName: "尺码" }] }), await server.createShop()];
  expect(await save(one, " 尺码")).toMatchObject({
    status: 409,
    code: 6601,
    data: { fields: { ruleName: "已有名为“尺码”的规格，请换一个名称" } },
  });
  expect(await save(other, "尺码")).toMatchObject({ code: 200 });
});

test("of many that take one name at once, by adding or renaming, one gets it", async () => {
  const shop = await server.createShop({ specRules: [{ ruleName: "旧" }] });
  const id = await idOf(shop, "旧");
  const answers = await Promise.all([save(shop, "新"), update(shop, { id, ruleName: "新" }), save(shop, "新"), save(shop, "新")]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 6601, 6601, 6601]);
});

test.each<[string, unknown, string]>([
  ["no list", { value: "颜色", detail: ["红"] }, "规格内容格式不正确，请重新填写"],
  ["values that are no list", [{ value: "颜色", detail: "红" }], "规格内容格式不正确，请重新填写"],
  ["a value that is no text", [{ value: "颜色", detail: [1] }], "规格内容格式不正确，请重新填写"],
  ["one value twice once they are trimmed", [{ value: "颜色", detail: ["红", " 红"] }], "规格“颜色”的值“红”重复，请删除其中一个"],
])("%s is refused at its field", async (_what, specs, message) => {
  const shop = await server.createShop();
  expect(await save(shop, "规格", specs)).toMatchObject({ status: 400, data: { fields: { ruleValue: message } } });
  expect((await list(shop)).total).toBe(0);
});

test("text that is no JSON, and a name that is empty or too long, are refused at their fields", async () => {
  const shop = await server.createShop();
  const send = (body: object) => call(server, "saveSpecRule", { token: shop.token, body });
  expect(await send({ ruleName: "规格", ruleValue: "[{" })).toMatchObject({
    data: { fields: { ruleValue: "规格内容格式不正确，请重新填写" } },
  });
  expect(await send({ ruleName: "  ", ruleValue: text(colours) })).toMatchObject({
    status: 400,
    data: { fields: { ruleName: "此项必填" } },
  });
  expect(await send({ ruleName: "长".repeat(21), ruleValue: text(colours) })).toMatchObject({
    data: { fields: { ruleName: "最多 20 个字" } },
  });
  expect(await save(shop, "😀".repeat(20))).toMatchObject({ code: 200 });
});

test("an update changes name and specs, and may keep its own name", async () => {
  const shop = await server.createShop({ specRules: [{ ruleName: "尺码" }] });
  const id = await idOf(shop, "尺码");
  expect(await update(shop, { id, ruleName: "尺码" })).toMatchObject({ code: 200, data: null });
  expect(await info(shop, id)).toEqual({ id, merId: shop.merId, ruleName: "尺码", ruleValue: text(colours), version: 1 });
  expect(await update(shop, { id })).toMatchObject({ code: 200 });
  expect(await names(shop)).toEqual(["改名"]);
});

test("an update to the name of another rule is refused", async () => {
  const shop = await server.createShop({ specRules: [{ ruleName: "尺码" }, { ruleName: "颜色" }] });
  expect(await update(shop, { id: await idOf(shop, "尺码"), ruleName: "颜色" })).toMatchObject({ status: 409, code: 6601 });
});

test("an update over a newer version is refused with that version; without one it goes through", async () => {
  const shop = await server.createShop({ specRules: [{ ruleName: "尺码" }] });
  const id = await idOf(shop, "尺码");
  expect(await update(shop, { id, version: 0 })).toMatchObject({ code: 200 });
  expect(await update(shop, { id, version: 0, ruleName: "后来" })).toMatchObject({
    status: 409,
    code: 90011,
    data: { current: { id, ruleName: "改名", version: 1 } },
  });
  expect(await update(shop, { id, ruleName: "后来" })).toMatchObject({ code: 200 });
});

test("a deleted rule is gone, its name is free again, and it cannot be deleted twice", async () => {
  const shop = await server.createShop({ specRules: [{ ruleName: "尺码" }] });
  const id = await idOf(shop, "尺码");
  const remove = () => call(server, "deleteSpecRule", { token: shop.token, path: { id } });
  expect(await remove()).toMatchObject({ code: 200, data: null });
  expect(await remove()).toMatchObject({ status: 404, code: 6602 });
  expect(await update(shop, { id })).toMatchObject({ status: 404, code: 6602 });
  expect(await save(shop, "尺码")).toMatchObject({ code: 200 });
});

test("a rule that holds no JSON is listed like any other", async () => {
  const shop = await server.createShop({ specRules: [{ ruleName: "坏", ruleValue: "{oops" }, { ruleName: "好" }] });
  expect((await list(shop)).list.map(({ ruleValue }) => ruleValue)).toEqual([
    text([{ value: "颜色", detail: ["红", "黄", "蓝"] }]),
    "{oops",
  ]);
});
