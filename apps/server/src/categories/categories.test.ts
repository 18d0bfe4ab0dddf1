import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const list = ({ token }: TestShop) => read(server, "listProductCategories", { token });
const tree = async ({ token }: TestShop) =>
  (await read(server, "getProductCategoryTree", { token })).map(({ name, childList }) => [name, childList.map((child) => child.name)]);
const idOf = async (shop: TestShop, wanted: string) => (await list(shop)).find(({ name }) => name === wanted)?.id ?? 0;
const add = ({ token }: TestShop, body: object) => call(server, "addProductCategory", { token, body: { pid: 0, sort: 0, ...body } });
const update = ({ token }: TestShop, body: object) => call(server, "updateProductCategory", { token, body: { pid: 0, sort: 0, ...body } });
const remove = ({ token }: TestShop, id: number) => call(server, "deleteProductCategory", { token, path: { id } });
const toggle = ({ token }: TestShop, id: number) => call(server, "toggleProductCategory", { token, path: { id } });

test("the platform's tree has three levels, all shown", async () => {
  const { token } = await server.createShop();
  const roots = await read(server, "getPlatformCategoryTree", { token });
  expect(roots).toHaveLength(10);
  expect(roots[0]).toMatchObject({ name: "食品茶饮", level: 1, pid: 0 });
  expect(roots[0]?.childList[0]?.childList[0]).toMatchObject({ name: "绿茶", level: 3, pid: roots[0]?.childList[0]?.id, childList: [] });
});

test("added categories stand in the tree by sort order, oldest first", async () => {
  const shop = await server.createShop();
  const added = await add(shop, { name: " 茶 " });
  await add(shop, { name: "器", sort: 5 });
  const tea = await idOf(shop, "茶");
  expect(added).toMatchObject({ code: 200, data: { id: tea } });
  await add(shop, { name: "绿茶", pid: tea });
  await add(shop, { name: "红茶", pid: tea });
  expect(await tree(shop)).toEqual([
    ["器", []],
    ["茶", ["绿茶", "红茶"]],
  ]);
  expect(await list(shop)).toMatchObject([
    { name: "器", merId: shop.merId, isShow: true, isDel: false },
    { name: "茶" },
    { name: "绿茶", pid: tea },
    {},
  ]);
});

test("a name is used once per shop, until its category is deleted", async () => {
  const [shop, other] = [await server.createShop({ categories: [{ name: "茶" }, { name: "器" }] }), await server.createShop()];
  const taken = { status: 400, data: { fields: { name: "已有同名的分类" } } };
  expect(await add(shop, { name: "茶" })).toMatchObject(taken);
  expect(await update(shop, { id: await idOf(shop, "器"), name: "茶" })).toMatchObject(taken);
  expect(await update(shop, { id: await idOf(shop, "茶"), name: "茶", sort: 3 })).toMatchObject({ code: 200 });
  expect(await add(other, { name: "茶" })).toMatchObject({ code: 200 });
  await remove(shop, await idOf(shop, "茶"));
  expect(await add(shop, { name: "茶" })).toMatchObject({ code: 200 });
});

test("an icon is a file of the shop or a web address, and a name can be seen", async () => {
  const shop = await server.createShop();
  for (const icon of ["javascript:alert(1)", '" onerror=alert(1)', "data:text/html,<script>alert(1)</script>"])
    expect(await add(shop, { name: "茶", icon }), icon).toMatchObject({ code: 400, data: { fields: { icon: expect.any(String) } } });
  expect(await add(shop, { name: "\u200b\u200c" })).toMatchObject({ code: 400, data: { fields: { name: "此项必填" } } });
  expect(await add(shop, { name: "茶\ufffe" })).toMatchObject({ code: 400, data: { fields: { name: "含有无法保存的字符" } } });
  expect(await add(shop, { name: "茶", icon: "https://img.test/1.png" })).toMatchObject({ code: 200 });
});

test("there are two levels, no more", async () => {
  const shop = await server.createShop({ categories: [{ name: "茶", children: ["绿茶"] }, { name: "器" }] });
  const [tea, green, ware] = [await idOf(shop, "茶"), await idOf(shop, "绿茶"), await idOf(shop, "器")];
  const wrongParent = { status: 400, data: { fields: { pid: expect.any(String) } } };
  expect(await add(shop, { name: "龙井", pid: green })).toMatchObject(wrongParent);
  expect(await update(shop, { id: tea, name: "茶", pid: ware })).toMatchObject(wrongParent);
  expect(await update(shop, { id: tea, name: "茶", pid: tea })).toMatchObject({ data: { fields: { pid: "上级分类不能选当前分类" } } });
  expect(await add(shop, { name: "龙井", pid: 2147483647 })).toMatchObject({ status: 404, code: 6203 });
  expect(await update(shop, { id: green, name: "绿茶", pid: ware })).toMatchObject({ code: 200 });
  expect(await tree(shop)).toEqual([
    ["茶", []],
    ["器", ["绿茶"]],
  ]);
});

test("a category with children or products is not deleted", async () => {
  const shop = await server.createShop({ categories: [{ name: "茶", children: ["绿茶", "红茶"] }] });
  const [tea, green, red] = [await idOf(shop, "茶"), await idOf(shop, "绿茶"), await idOf(shop, "红茶")];
  expect(await remove(shop, tea)).toMatchObject({ status: 409, code: 90201 });
  expect(await remove(shop, red)).toMatchObject({ code: 200 });
  expect(await remove(shop, red)).toMatchObject({ status: 404, code: 6203 });
  const full = await server.createShop({ categories: [{ name: "茶", children: ["绿茶"] }], products: 3 });
  expect(await remove(full, await idOf(full, "绿茶"))).toMatchObject({
    status: 409,
    code: 6204,
    message: expect.stringMatching(/^分类“绿茶”下还有 3 件商品：“.+”、“.+”、“.+”，请先移走$/),
  });
  expect(await remove(shop, green)).toMatchObject({ code: 200 });
  expect(await remove(shop, tea)).toMatchObject({ code: 200 });
  expect(await list(shop)).toEqual([]);
});

test("hiding a root hides what is below it, showing a child shows its root", async () => {
  const shop = await server.createShop({ categories: [{ name: "茶", children: ["绿茶", "红茶"] }] });
  await toggle(shop, await idOf(shop, "茶"));
  expect(await tree(shop)).toEqual([]);
  expect((await list(shop)).map(({ isShow }) => isShow)).toEqual([false, false, false]);
  await toggle(shop, await idOf(shop, "红茶"));
  expect(await tree(shop)).toEqual([["茶", ["红茶"]]]);
  await toggle(shop, await idOf(shop, "红茶"));
  expect(await tree(shop)).toEqual([["茶", []]]);
});

test("categories are put in an order, all of one parent at once", async () => {
  const shop = await server.createShop({ categories: [{ name: "茶", children: ["绿茶", "红茶", "白茶"] }, { name: "器" }] });
  const sort = (...names: string[]) =>
    Promise.all(names.map((name) => idOf(shop, name))).then((ids) =>
      call(server, "sortProductCategories", { token: shop.token, body: { ids } }),
    );
  expect(await sort("白茶", "绿茶", "红茶")).toMatchObject({ code: 200, data: null });
  expect(await sort("器", "茶")).toMatchObject({ code: 200 });
  expect(await tree(shop)).toEqual([
    ["器", []],
    ["茶", ["白茶", "绿茶", "红茶"]],
  ]);
  expect(await sort("茶")).toMatchObject({ status: 409, code: 90202 });
  expect(await sort("茶", "绿茶")).toMatchObject({ status: 404, code: 6203 });
  expect(await sort("茶", "茶")).toMatchObject({ status: 409, code: 90202 });
});

test("an update over a newer version is refused with that version; without one it goes through", async () => {
  const shop = await server.createShop({ categories: [{ name: "茶" }] });
  const id = await idOf(shop, "茶");
  expect(await update(shop, { id, name: "名茶", version: 0 })).toMatchObject({ code: 200 });
  expect(await update(shop, { id, name: "好茶", version: 0 })).toMatchObject({
    status: 409,
    code: 90011,
    data: { current: { id, name: "名茶", version: 1 } },
  });
  expect(await update(shop, { id, name: "好茶" })).toMatchObject({ code: 200 });
});

test("another shop's categories are not there", async () => {
  const [shop, other] = [await server.createShop({ categories: [{ name: "茶" }] }), await server.createShop()];
  const id = await idOf(shop, "茶");
  const missing = { status: 404, code: 6203 };
  expect(await update(other, { id, name: "改" })).toMatchObject(missing);
  expect(await remove(other, id)).toMatchObject(missing);
  expect(await toggle(other, id)).toMatchObject(missing);
  expect(await add(other, { name: "下级", pid: id })).toMatchObject(missing);
  expect(await list(shop)).toMatchObject([{ name: "茶", isShow: true }]);
});

test("equal names added at once are kept once", async () => {
  const shop = await server.createShop({ categories: 1 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(shop, { name: "茶" })));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 400)).toHaveLength(19);
});
