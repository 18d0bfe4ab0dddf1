import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { operationLogs } from "../logs/tables";
import { accounts, roles, serviceTokens } from "../session/tables";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let now = new Date("2026-05-01T00:00:00Z");
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ ports: { clock: { now: () => now } } });
});

const coupons = "merchant:coupon:page:list";
const makesTokens = "merchant:service:token:save";

const statusOf = async (token: string) => (await call(server, "listCoupons", { token })).status;
const newestRole = async ({ token }: Pick<TestShop, "token">) => (await read(server, "listRoles", { token })).list.at(-1)?.id ?? 0;
const make = (token: string, body: { name?: string; roles: number; days?: number }) =>
  call(server, "saveServiceToken", { token, body: { name: "nightly", days: 30, ...body, roles: String(body.roles) } });
const made = (token: string, body: Parameters<typeof make>[1]) =>
  read(server, "saveServiceToken", { token, body: { name: "nightly", days: 30, ...body, roles: String(body.roles) } });

/** A shop with a role that lists coupons, and a service token of the owner with this role. */
async function withToken(seed = {}) {
  const shop = await server.createShop(seed);
  const staff = await shop.as([coupons]);
  const roleId = await newestRole(shop);
  return { shop, staff, roleId, ...(await made(shop.token, { roles: roleId })) };
}

test("a service token is sent like a session's, does what its roles grant, and nothing else", async () => {
  const { token } = await withToken();
  expect(await statusOf(token)).toBe(200);
  expect((await call(server, "listCoupons", { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
  expect((await call(server, "listRoles", { token })).status).toBe(403);
  expect(await read(server, "getLoginInfo", { token })).toMatchObject({ account: "token nightly", realName: "nightly", phone: null });
});

test("it is stored as its digest, and shown by no list", async () => {
  const { shop, token } = await withToken();
  const rows = await server.database.db.select().from(serviceTokens).where(eq(serviceTokens.merId, shop.merId));
  expect(JSON.stringify(rows)).not.toContain(token);
  const page = await read(server, "listServiceTokens", { token: shop.token });
  expect(JSON.stringify(page)).not.toContain(token);
  expect(page.list).toMatchObject([{ name: "nightly", maker: "Owner", state: 1, lastTime: null, endTime: "2026-05-31 08:00:00" }]);
});

test("its last use is noted, to ten minutes", async () => {
  const { shop, token } = await withToken();
  await server.fetch(
    new Request("http://shop.test/api/admin/merchant/getAdminInfoByToken", { headers: { "Authori-zation": token } }),
    "203.0.113.9",
  );
  const [row] = (await read(server, "listServiceTokens", { token: shop.token })).list;
  expect(row).toMatchObject({ lastTime: "2026-05-01 08:00:00", lastIp: "203.0.113.9" });
});

test("what it does stands in the log under its name", async () => {
  const shop = await server.createShop();
  const token = await shop.script(["merchant:coupon:save"]);
  const [row] = (await read(server, "listServiceTokens", { token: shop.token })).list;
  await call(server, "saveCoupon", { token, body: { name: "x" } });
  const rows = await server.database.db.select().from(operationLogs).where(eq(operationLogs.merId, shop.merId));
  expect(rows.map(({ account, operation }) => [account, operation])).toEqual([[`token ${row?.name}`, "saveCoupon"]]);
});

test("revoked, it ends at once, as it does at its end", async () => {
  const { shop, id, token, roleId } = await withToken();
  await call(server, "revokeServiceToken", { token: shop.token, path: { id } });
  expect(await call(server, "listCoupons", { token })).toMatchObject({ status: 401, code: 90784 });
  const short = await made(shop.token, { roles: roleId, days: 1 });
  const today = now;
  now = new Date(today.getTime() + 86_400_000);
  expect(await statusOf(short.token)).toBe(401);
  now = today;
});

test("it may do no more than its maker may at that moment", async () => {
  const { shop, roleId } = await withToken();
  const maker = await shop.as([makesTokens, coupons]);
  const { token } = await made(maker.token, { name: "of a clerk", roles: roleId });
  expect(await statusOf(token)).toBe(200);
  const makersRole = await newestRole(shop);
  await server.database.db.update(roles).set({ status: false }).where(eq(roles.id, makersRole));
  expect(await statusOf(token)).toBe(403);
  await server.database.db.update(roles).set({ status: true }).where(eq(roles.id, makersRole));
  const [account] = await server.database.db.select().from(accounts).where(eq(accounts.account, maker.account));
  const query = { id: account?.id };
  await call(server, "setAdminStatus", { token: shop.token, query: { ...query, status: false } });
  expect(await statusOf(token)).toBe(401);
  await call(server, "setAdminStatus", { token: shop.token, query: { ...query, status: true } });
  expect(await statusOf(token)).toBe(200);
  await call(server, "deleteAdmin", { token: shop.token, query });
  expect(await statusOf(token)).toBe(401);
});

test("nobody gives it a role that holds more than himself, or one of another shop", async () => {
  const { shop } = await withToken();
  await shop.as(["merchant:coupon:save"]);
  const roleId = await newestRole(shop);
  const maker = await shop.as([makesTokens]);
  expect(await make(maker.token, { name: "more", roles: roleId })).toMatchObject({
    code: 90255,
    data: { fields: { roles: expect.any(String) } },
  });
  const other = await withToken();
  expect(await make(shop.token, { name: "foreign", roles: other.roleId })).toMatchObject({ code: 7502 });
});

test("it makes no accounts, roles or tokens, whatever its roles grant", async () => {
  const shop = await server.createShop();
  const token = await shop.script([makesTokens, "merchant:admin:save"]);
  expect(await make(token, { roles: await newestRole(shop) })).toMatchObject({ status: 403, code: 90785 });
});

test("its name is unique in the shop; sent again at once, an unused one is replaced", async () => {
  const { shop, token, roleId } = await withToken();
  const again = await made(shop.token, { roles: roleId });
  expect([await statusOf(token), await statusOf(again.token)]).toEqual([401, 200]);
  expect(await make(shop.token, { roles: roleId })).toMatchObject({ code: 90781, data: { fields: { name: expect.any(String) } } });
});

test("a role that it has is not deleted", async () => {
  const { shop, roleId, staff } = await withToken();
  const [account] = await server.database.db.select().from(accounts).where(eq(accounts.account, staff.account));
  await call(server, "deleteAdmin", { token: shop.token, query: { id: account?.id } });
  expect(await call(server, "deleteRole", { token: shop.token, path: { id: roleId } })).toMatchObject({ code: 90786 });
});
