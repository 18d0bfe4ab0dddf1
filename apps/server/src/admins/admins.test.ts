import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { accountRoles, accounts } from "../session/tables";
import { call } from "../test-call";
import { read } from "../test-read";
import { startServer, type TestShop } from "../testing";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const list = ({ token }: Pick<TestShop, "token">, query = {}) => read(server, "listAdmins", { token, query });
const names = async (by: Pick<TestShop, "token">, query = {}) => (await list(by, query)).list.map(({ account }) => account);

test("an owner sees everybody of the shop, newest first, with their roles", async () => {
  const shop = await server.createShop({ merchant: { realName: "林知夏" } });
  const staff = await shop.as(["merchant:coupon:page:list"]);
  const [member, owner] = (await list(shop)).list;
  expect(member).toMatchObject({ account: staff.account, type: 4, status: true, roles: expect.stringMatching(/^\d+$/) });
  expect(member?.roleNames).not.toBe("");
  expect(owner).toMatchObject({ account: shop.account, realName: "林知夏", type: 2, roles: "", roleNames: "" });
});

test("a member of staff sees the staff and not the owner", async () => {
  const shop = await server.createShop();
  const staff = await shop.as(["merchant:admin:list"]);
  expect(await names(staff)).toEqual([staff.account]);
});

test("nobody of another shop is ever among them", async () => {
  const [shop, other] = [await server.createShop(), await server.createShop()];
  await other.as([]);
  expect(await names(shop)).toEqual([shop.account]);
});

test("they are counted over all pages, and found by name, account, role and state", async () => {
  const shop = await server.createShop({ merchant: { realName: "林知夏" } });
  const [first, second] = [await shop.as([]), await shop.as([])];
  expect(await list(shop, { page: 2, limit: 2 })).toMatchObject({ total: 3, totalPage: 2, list: [{ account: shop.account }] });
  expect(await names(shop, { realName: "知夏" })).toEqual([shop.account]);
  expect(await names(shop, { realName: first.account.toUpperCase() })).toEqual([first.account]);
  const { db } = server.database;
  await db.update(accounts).set({ status: false }).where(eq(accounts.account, second.account));
  expect(await names(shop, { status: 0 })).toEqual([second.account]);
  const [own] = (await list(shop, { realName: first.account })).list;
  expect(await names(shop, { roles: own?.roles })).toEqual([first.account]);
  await db.delete(accountRoles).where(eq(accountRoles.accountId, own?.id ?? 0));
  expect(await names(shop, { roles: own?.roles })).toEqual([]);
});

test("who may not list them is refused", async () => {
  const { token } = await (await server.createShop()).as(["merchant:coupon:page:list"]);
  expect(await call(server, "listAdmins", { token })).toMatchObject({ status: 403 });
});
