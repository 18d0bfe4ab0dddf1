import { beforeAll, expect, test } from "vitest";
import type { Output } from "../contract/contract";
import { call, requestOf } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

type Tree = Output<"listPictureCategories">;

/** The tree as names, those below in brackets. */
const outline = (tree: Tree): string => tree.map(({ name, child }) => (child.length > 0 ? `${name}(${outline(child)})` : name)).join(" ");
const flat = (tree: Tree): Tree => tree.flatMap((node) => [node, ...flat(node.child)]);
const treeOf = (token: string, query: object = {}) => read(server, "listPictureCategories", { token, query: { ...query } });
const idOf = async ({ token }: TestShop, name: string) => flat(await treeOf(token)).find((node) => node.name === name)?.id ?? 0;
const branch = [{ name: "主图", children: [{ name: "茶", children: [{ name: "绿茶" }] }, { name: "杯" }] }, { name: "海报" }];

test("categories form a tree of any depth, by sort order, with the ids above in their paths", async () => {
  const shop = await server.createShop({ pictureCategories: branch });
  const tree = await treeOf(shop.token, { type: 2, status: -1 });
  expect(outline(tree)).toBe("主图(茶(绿茶) 杯) 海报");
  const [root, tea] = [await idOf(shop, "主图"), await idOf(shop, "茶")];
  expect(flat(tree).find(({ name }) => name === "绿茶")).toMatchObject({ path: `/${root}/${tea}/`, pid: tea, type: 2 });
  expect(tree[0]).toMatchObject({ path: "/", pid: 0 });
});

test("a search brings what it finds, and all above that", async () => {
  const { token } = await server.createShop({ pictureCategories: branch });
  expect(outline(await treeOf(token, { name: "绿" }))).toBe("主图(茶(绿茶))");
  expect(outline(await treeOf(token, { name: "nothing" }))).toBe("");
});

test("a new category has the usual values, and its name once", async () => {
  const { token } = await server.createShop();
  const save = (body: object) => call(server, "savePictureCategory", { token, body });
  const { data } = await save({ pid: 0, name: " 新 ", type: 2, status: 0, url: "url", sort: 1, owner: 5 });
  expect(data).toEqual({ id: expect.any(Number) });
  expect((await treeOf(token))[0]).toMatchObject({ ...data, name: "新", status: false, sort: 1, url: "url", extra: null });
  expect(await save({ pid: 0, name: "新" })).toMatchObject({ status: 400, data: { fields: { name: expect.any(String) } } });
  // names are unique only within a type
  expect(await save({ pid: 0, name: "新", type: 3 })).toMatchObject({ code: 200 });
  expect(await save({ pid: 0, name: "x".repeat(51) })).toMatchObject({ status: 400 });
  expect(await save({ pid: 2_000_000_000, name: "y" })).toMatchObject({ status: 404, code: 7201 });
});

test("a category is changed by its address, by a form or by JSON, and keeps what is not named", async () => {
  const shop = await server.createShop({ pictureCategories: branch });
  const { token } = shop;
  const [tea, poster] = [await idOf(shop, "茶"), await idOf(shop, "海报")];
  const info = () => read(server, "getPictureCategory", { token, path: { id: tea } });
  await read(server, "updatePictureCategory", {
    token,
    path: { id: tea },
    query: { id: tea, pid: poster, name: "茶叶", type: 2, status: 0, sort: 7, url: "url" },
  });
  expect(await info()).toMatchObject({ name: "茶叶", pid: poster, sort: 7, url: "url" });
  await read(server, "updatePictureCategory", { token, path: { id: tea }, body: { name: "好茶" } });
  expect(await info()).toMatchObject({ name: "好茶", pid: poster, sort: 7 });
  const { url } = requestOf("updatePictureCategory", { path: { id: tea } });
  const headers = { "Authori-zation": token, "Content-Type": "application/x-www-form-urlencoded" };
  const answer = await server.fetch(new Request(url, { method: "POST", headers, body: "name=%E7%BA%A2%E8%8C%B6&sort=3&status=1" }));
  expect(answer.status).toBe(200);
  expect(await info()).toMatchObject({ name: "红茶", sort: 3, status: true });
});

test("a category goes below neither itself nor one of its own", async () => {
  const shop = await server.createShop({ pictureCategories: branch });
  const [root, green] = [await idOf(shop, "主图"), await idOf(shop, "绿茶")];
  const move = (id: number, pid: number) => call(server, "updatePictureCategory", { token: shop.token, path: { id }, body: { pid } });
  expect(await move(root, root)).toMatchObject({ status: 400, data: { fields: { pid: "上级分类不能选当前分类" } } });
  expect(await move(root, green)).toMatchObject({ status: 400, data: { fields: { pid: expect.any(String) } } });
  expect(await move(green, 0)).toMatchObject({ code: 200 });
  expect(outline(await treeOf(shop.token))).toBe("主图(茶 杯) 绿茶 海报");
});

test("two people cannot tie the tree into a ring together", async () => {
  const shop = await server.createShop({ pictureCategories: [{ name: "甲" }, { name: "乙" }] });
  const [one, other] = [await idOf(shop, "甲"), await idOf(shop, "乙")];
  const move = (id: number, pid: number) => call(server, "updatePictureCategory", { token: shop.token, path: { id }, body: { pid } });
  const answers = await Promise.all([move(one, other), move(other, one)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
  expect(flat(await treeOf(shop.token))).toHaveLength(2);
});

test("off takes all below along, on takes all above", async () => {
  const shop = await server.createShop({ pictureCategories: branch });
  const { token } = shop;
  const switchOne = async (name: string) => read(server, "togglePictureCategory", { token, path: { id: await idOf(shop, name) } });
  const on = async () =>
    flat(await treeOf(token, { status: 1 }))
      .filter(({ status }) => status)
      .map(({ name }) => name);
  expect(await on()).toEqual([]);
  await switchOne("绿茶");
  expect(await on()).toEqual(["主图", "茶", "绿茶"]);
  await switchOne("茶");
  expect(await on()).toEqual(["主图"]);
  expect(outline(await treeOf(token, { status: 0 }))).toBe("主图(茶(绿茶) 杯) 海报");
});

test("a category goes when nothing is below it, and its pictures stay", async () => {
  const shop = await server.createShop({ pictureCategories: branch, pictures: [{ category: "茶" }, { category: "杯" }] });
  const { token } = shop;
  const remove = async (name: string) => call(server, "deletePictureCategory", { token, path: { id: await idOf(shop, name) } });
  expect(await remove("主图")).toMatchObject({ code: 90201, status: 409, message: expect.stringContaining("主图") });
  const cup = await idOf(shop, "杯");
  expect(await remove("杯")).toMatchObject({ code: 200 });
  const { list } = await read(server, "listAttachments", { token });
  expect(list.map(({ pid }) => pid)).toEqual([0, await idOf(shop, "茶")]);
  expect(await call(server, "getPictureCategory", { token, path: { id: cup } })).toMatchObject({ code: 7201, status: 404 });
});

test("the flat lists page, filter and find by ids", async () => {
  const shop = await server.createShop({ pictureCategories: branch });
  const { token } = shop;
  const [root, tea] = [await idOf(shop, "主图"), await idOf(shop, "茶")];
  const page = await read(server, "listPictureCategoryPage", { token, query: { limit: 2, page: 2 } });
  expect([page.total, page.totalPage, page.list.length]).toEqual([5, 3, 2]);
  const below = await read(server, "listPictureCategoryPage", { token, query: { pid: root } });
  expect(below.list.map(({ name }) => name)).toEqual(["茶", "杯"]);
  expect((await read(server, "listPictureCategoriesByIds", { token, query: { ids: `${tea},${root}` } })).map(({ id }) => id)).toEqual([
    tea,
    root,
  ]);
});
