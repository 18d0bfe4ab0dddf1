import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { menuRows } from "../layout/menu-tree";
import { roles } from "../session/tables";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const addRole = async ({ token }: Pick<TestShop, "token">, body: object = {}) =>
  call(server, "saveRole", { token, body: { roleName: "客服", rules: "700,710", status: true, ...body } });
const list = ({ token }: Pick<TestShop, "token">, query = {}) => read(server, "listRoles", { token, query });
const roleOf = (token: string, id: number) => read(server, "getRole", { token, path: { id } });
const stored = async (id: number) => (await server.database.db.select().from(roles).where(eq(roles.id, id)))[0];

/** The id of the shop's newest role. */
async function newest(shop: Pick<TestShop, "token">) {
  const { list: rows } = await list(shop);
  return rows.at(-1)?.id ?? 0;
}

type Node = { id: number; checked: boolean | null; lock: string | null; childList: readonly Node[] };
const nodesIn = (tree: readonly Node[]): Node[] => tree.flatMap((node) => [node, ...nodesIn(node.childList)]);

test("a role keeps the menus it is given, with the folders above them, and shows them checked in the tree", async () => {
  const shop = await server.createShop();
  const { data } = await addRole(shop, { rules: "710,712" });
  const id = await newest(shop);
  expect(data).toEqual({ id });
  expect((await stored(id))?.menuIds).toEqual([700, 710, 712]);
  const { menuList, ...role } = await roleOf(shop.token, id);
  expect(role).toMatchObject({ roleName: "客服", status: true, version: 0 });
  const nodes = nodesIn(menuList);
  expect(nodes).toHaveLength(menuRows.length);
  expect(nodes.filter(({ checked }) => checked).map((node) => node.id)).toEqual([700, 710, 712]);
});

test("a name is unique in its shop, also against spaces around it, and free in another", async () => {
  const [shop, other] = [await server.createShop(), await server.createShop()];
  await addRole(shop);
  expect(await addRole(shop, { roleName: " 客服 " })).toMatchObject({ code: 90257, data: { fields: { roleName: /客服/ } } });
  expect(await addRole(other)).toMatchObject({ code: 200 });
});

test("of two roles with one name at once one is made", async () => {
  const shop = await server.createShop();
  const answers = await Promise.all([addRole(shop), addRole(shop)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 90257]);
});

test("a role of nothing, or of a menu that does not exist, is refused at its field", async () => {
  const shop = await server.createShop();
  expect(await addRole(shop, { rules: "700" })).toMatchObject({ code: 400, data: { fields: { rules: /菜单/ } } });
  expect(await addRole(shop, { rules: "710,999999" })).toMatchObject({ code: 7501, data: { fields: { rules: /菜单/ } } });
});

test("an editor grants what he holds, and no more", async () => {
  const shop = await server.createShop();
  const manager = await shop.as(["merchant:admin:role:save", "merchant:coupon:page:list"]);
  expect(await addRole(manager, { rules: "710" })).toMatchObject({ code: 200 });
  expect(await addRole(manager, { roleName: "删除", rules: "710,712" })).toMatchObject({
    code: 90256,
    data: { fields: { rules: /删除/ } },
  });
  const tree = nodesIn(await read(server, "listMenuTree", { token: manager.token }));
  expect(tree.filter(({ lock }) => lock === null).map(({ id }) => id)).toEqual([700, 710]);
});

test("a role that holds more than its editor is neither changed, nor disabled, nor deleted by him", async () => {
  const shop = await server.createShop();
  await addRole(shop, { rules: "710,712" });
  const id = await newest(shop);
  const rights = ["merchant:admin:role:update", "merchant:admin:role:update:status", "merchant:admin:role:delete"];
  const { token } = await shop.as([...rights, "merchant:coupon:page:list"]);
  const body = { id, roleName: "客服", rules: "710", status: true };
  expect(await call(server, "updateRole", { token, body })).toMatchObject({ code: 90255 });
  expect(await call(server, "setRoleStatus", { token, body: { id, status: false } })).toMatchObject({ code: 90255 });
  expect(await call(server, "deleteRole", { token, path: { id } })).toMatchObject({ code: 90255 });
});

test("the five menus are granted by the account admin alone; another owner's roles may keep them", async () => {
  const shop = await server.createShop();
  expect(await addRole(shop, { rules: "530" })).toMatchObject({ code: 90256, data: { fields: { rules: /admin/ } } });
  expect(await addRole(shop, { rules: "541" })).toMatchObject({ code: 90256 });
  expect(await addRole(shop, { rules: "560" })).toMatchObject({ code: 200 });
  const id = await newest(shop);
  await server.database.db
    .update(roles)
    .set({ menuIds: [500, 520, 530, 560] })
    .where(eq(roles.id, id));
  const body = { id, roleName: "店长", rules: "500,520,530,560,561", status: true };
  expect(await call(server, "updateRole", { token: shop.token, body })).toMatchObject({ code: 200 });
  const tree = nodesIn((await roleOf(shop.token, id)).menuList);
  expect(tree.filter(({ lock }) => lock === "adminOnly").map((node) => node.id)).toEqual(expect.arrayContaining([500, 520, 530, 540, 541]));
});

test("a role that is held is not deleted, and says by whom", async () => {
  const shop = await server.createShop();
  await shop.as(["merchant:coupon:page:list"]);
  const id = await newest(shop);
  const { code, message } = await call(server, "deleteRole", { token: shop.token, path: { id } });
  expect([code, message]).toEqual([7502, expect.stringContaining("Staff（staff-")]);
  await addRole(shop);
  expect(await call(server, "deleteRole", { token: shop.token, path: { id: await newest(shop) } })).toMatchObject({ code: 200 });
  expect((await list(shop)).total).toBe(1);
});

test("what a role grants holds from the next call on, and a disabled one grants nothing", async () => {
  const shop = await server.createShop();
  const clerk = await shop.as(["merchant:coupon:page:list"]);
  const id = await newest(shop);
  const allowed = async () => (await call(server, "listCoupons", { token: clerk.token })).code;
  await call(server, "setRoleStatus", { token: shop.token, body: { id, status: false } });
  expect(await allowed()).toBe(403);
  await call(server, "setRoleStatus", { token: shop.token, body: { id, status: true } });
  expect(await allowed()).toBe(200);
  await call(server, "updateRole", { token: shop.token, body: { id, roleName: "客服", rules: "720", status: true } });
  expect(await allowed()).toBe(403);
});

test("nobody takes rights from himself by changing or disabling his role", async () => {
  const shop = await server.createShop();
  const { token } = await shop.as(["merchant:admin:role:update", "merchant:admin:role:update:status", "merchant:coupon:page:list"]);
  const id = await newest(shop);
  const change = (rules: string) => call(server, "updateRole", { token, body: { id, roleName: "店长", rules, status: true } });
  expect(await change("532,534")).toMatchObject({ code: 90253 });
  expect(await change("532,534,710")).toMatchObject({ code: 200 });
  expect(await call(server, "setRoleStatus", { token, body: { id, status: false } })).toMatchObject({ code: 90253 });
});

test("who saves an older version sees the newer one", async () => {
  const shop = await server.createShop();
  await addRole(shop);
  const id = await newest(shop);
  const save = (roleName: string) =>
    call(server, "updateRole", { token: shop.token, body: { id, roleName, rules: "710", status: true, version: 0 } });
  expect(await save("一")).toMatchObject({ code: 200 });
  expect(await save("二")).toMatchObject({ code: 90011, data: { current: { roleName: "一" } } });
});

test("another shop's role is not there", async () => {
  const [shop, other] = [await server.createShop(), await server.createShop()];
  await addRole(other);
  const id = await newest(other);
  const { token } = shop;
  for (const answer of [
    await call(server, "getRole", { token, path: { id } }),
    await call(server, "deleteRole", { token, path: { id } }),
    await call(server, "setRoleStatus", { token, body: { id, status: false } }),
  ]) {
    expect(answer).toMatchObject({ code: 7502 });
  }
});
