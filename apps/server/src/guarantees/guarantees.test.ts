import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

test("guarantees come by sort order, the hidden one only when all are wanted", async () => {
  const { token } = await server.createShop();
  const all = await read(server, "listGuarantees", { token });
  const shown = await read(server, "listGuarantees", { token, query: { type: 1 } });
  expect(all).toHaveLength(6);
  expect(shown).toEqual(all.filter(({ isShow }) => isShow));
  expect(shown).toHaveLength(5);
  expect(all.map(({ sort }) => sort)).toEqual([1, 2, 3, 4, 5, 6]);
});

const groupsOf = ({ token }: TestShop) => read(server, "listGuaranteeGroups", { token });
const add = ({ token }: TestShop, body: object) => call(server, "addGuaranteeGroup", { token, body });
const edit = ({ token }: TestShop, body: object) => call(server, "editGuaranteeGroup", { token, body });
const remove = ({ token }: TestShop, id: number) => call(server, "deleteGuaranteeGroup", { token, path: { id } });
const hidden = 6;

test("groups come newest first with their services, of which hidden ones say so", async () => {
  const shop = await server.createShop({ guaranteeGroups: [{ name: "旧", gids: [1, hidden] }] });
  const added = await add(shop, { name: " 新 ", gids: "3,1,3" });
  const groups = await groupsOf(shop);
  expect(added).toMatchObject({ code: 200, data: { id: groups[0]?.id } });
  expect(groups.map(({ name }) => name)).toEqual(["新", "旧"]);
  expect(groups.map(({ guaranteeList }) => guaranteeList.map(({ gid, isShow }) => [gid, isShow]))).toEqual([
    [
      [3, true],
      [1, true],
    ],
    [
      [1, true],
      [hidden, false],
    ],
  ]);
  expect(groups[0]?.guaranteeList[0]?.groupId).toBe(groups[0]?.id);
});

test("a group takes services that are offered, and keeps those that no longer are", async () => {
  const shop = await server.createShop({ guaranteeGroups: [{ name: "旧", gids: [1, hidden] }] });
  const [old] = await groupsOf(shop);
  const gone = { status: 400, data: { fields: { gids: "“免费安装”已无效，请取消选择" } } };
  expect(await add(shop, { name: "新", gids: `1,${hidden}` })).toMatchObject(gone);
  expect(await add(shop, { name: "新", gids: "1,999" })).toMatchObject({ status: 404, code: 6803 });
  expect(await edit(shop, { id: old?.id, name: "旧", gids: `2,${hidden}` })).toMatchObject({ code: 200 });
  expect(await edit(shop, { id: old?.id, name: "旧", gids: "2" })).toMatchObject({ code: 200 });
  expect(await edit(shop, { id: old?.id, name: "旧", gids: `2,${hidden}` })).toMatchObject(gone);
});

test("an edit over a newer version is refused with that version", async () => {
  const shop = await server.createShop({ guaranteeGroups: [{ name: "组" }] });
  const [group] = await groupsOf(shop);
  const change = (name: string) => edit(shop, { id: group?.id, name, gids: "1", version: group?.version });
  expect(await change("先")).toMatchObject({ code: 200 });
  expect(await change("后")).toMatchObject({ status: 409, code: 90011, data: { current: { name: "先", version: 1 } } });
});

test("a group whose services a product promises is not deleted, and the refusal names the product", async () => {
  const shop = await server.createShop({
    products: [
      { name: "绿茶", guaranteeIds: [2, 1] },
      { name: "红茶", guaranteeIds: [1] },
    ],
    guaranteeGroups: [
      { name: "两样", gids: [1, 2] },
      { name: "三样", gids: [1, 2, 3] },
    ],
  });
  const [three, two] = await groupsOf(shop);
  expect(await remove(shop, two?.id ?? 0)).toMatchObject({
    status: 409,
    code: 90211,
    message: "保障服务组合“两样”正在被 1 件商品使用：“绿茶”，请先在商品中更换保障服务",
  });
  expect(await remove(shop, three?.id ?? 0)).toMatchObject({ code: 200 });
  expect(await remove(shop, three?.id ?? 0)).toMatchObject({ status: 404, code: 6801 });
});

test("another shop's groups are not there", async () => {
  const [shop, other] = [await server.createShop({ guaranteeGroups: [{ name: "组", gids: [1] }] }), await server.createShop()];
  const [group] = await groupsOf(shop);
  expect(await groupsOf(other)).toEqual([]);
  expect(await edit(other, { id: group?.id, name: "改", gids: "1" })).toMatchObject({ status: 404, code: 6801 });
  expect(await remove(other, group?.id ?? 0)).toMatchObject({ status: 404, code: 6801 });
  expect(await groupsOf(shop)).toMatchObject([{ name: "组" }]);
});
