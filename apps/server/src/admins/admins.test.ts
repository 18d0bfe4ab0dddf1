import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { quickPasswords } from "../testing/safety/quick-passwords";
import { accountRoles, accounts } from "../session/tables";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ ports: { passwords: quickPasswords } });
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

const roleId = async (shop: Pick<TestShop, "token">) => (await read(server, "listRoles", { token: shop.token })).list.at(-1)?.id ?? 0;

async function makeRole(shop: Pick<TestShop, "token">, rules: string, roleName = `身份 ${rules}`) {
  await call(server, "saveRole", { token: shop.token, body: { roleName, rules, status: true } });
  return roleId(shop);
}

let made = 0;

/** Adds a staff account with a role. */
async function hire(shop: Pick<TestShop, "token">, roles: number | string, change: object = {}) {
  const account = `hired-${(made += 1)}-${shop.token.slice(-8)}`;
  const body = { account, pwd: "Welcome-1", realName: "周小满", roles: String(roles), status: true, ...change };
  const answer = await call(server, "saveAdmin", { token: shop.token, body });
  const [found] = (await list(shop, { realName: account })).list;
  if (answer.code === 200) expect(answer.data).toEqual({ id: found?.id });
  return { account, body, answer, id: found?.id ?? 0 };
}

const logIn = (account: string, pwd: string) => call(server, "login", { body: { account, pwd } });
const tokenOf = async (account: string, pwd: string) => (await logIn(account, pwd)).data?.token ?? "";
const changePassword = (token: string, oldPassword: string, password: string) =>
  call(server, "changePassword", { token, body: { oldPassword, password, confirmPassword: password } });

/** A staff account that has logged in and changed its password. */
async function atWork(shop: TestShop, roles: number | string, change: object = {}) {
  const { account, id } = await hire(shop, roles, change);
  const token = await tokenOf(account, "Welcome-1");
  await changePassword(token, "Welcome-1", "Mine-only-1");
  return { account, id, token };
}

const statusOf = async (token: string) => (await call(server, "getLoginInfo", { token })).status;

test("a temporary password opens nothing but the change of it", async () => {
  const shop = await server.createShop();
  const { account } = await hire(shop, await makeRole(shop, "710"));
  const token = await tokenOf(account, "Welcome-1");
  expect(await call(server, "listCoupons", { token })).toMatchObject({ status: 403, code: 90003 });
  expect(await call(server, "updateProfile", { token, body: { realName: "x" } })).toMatchObject({ code: 90003 });
  expect((await call(server, "getLoginInfo", { token })).data).toMatchObject({ isTemporary: true });
  expect(await call(server, "getMenus", { token })).toMatchObject({ code: 200 });
  expect(await changePassword(token, "Welcome-1", "Welcome-1")).toMatchObject({ code: 400 });
  expect(await changePassword(token, "Welcome-1", "Mine-only-1")).toMatchObject({ code: 200 });
  expect((await call(server, "getLoginInfo", { token })).data).toMatchObject({ isTemporary: false });
  expect(await call(server, "listCoupons", { token })).toMatchObject({ code: 200 });
});

test("an account name is unique over all shops", async () => {
  const [shop, other] = [await server.createShop(), await server.createShop()];
  const { account } = await hire(shop, await makeRole(shop, "710"));
  const { answer } = await hire(other, await makeRole(other, "710"), { account });
  expect(answer).toMatchObject({ code: 3001, data: { fields: { account: expect.any(String) } } });
});

test("what is typed wrong is refused at its field", async () => {
  const shop = await server.createShop();
  const id = await makeRole(shop, "710");
  const fields = async (change: object) => (await hire(shop, id, change)).answer;
  expect(await fields({ account: "a b" })).toMatchObject({ code: 400, data: { fields: { account: expect.any(String) } } });
  expect(await fields({ phone: "12345" })).toMatchObject({ code: 400, data: { fields: { phone: expect.any(String) } } });
  expect(await fields({ realName: "  " })).toMatchObject({ code: 400, data: { fields: { realName: expect.any(String) } } });
  const other = await server.createShop();
  expect((await hire(shop, await makeRole(other, "710"))).answer).toMatchObject({
    code: 7502,
    data: { fields: { roles: expect.any(String) } },
  });
});

test("disabling, deleting and a new password end that account's sessions at once", async () => {
  const shop = await server.createShop();
  const role = await makeRole(shop, "710");
  const [first, second, third] = [await atWork(shop, role), await atWork(shop, role), await atWork(shop, role)];
  const { token } = shop;
  await call(server, "setAdminStatus", { token, query: { id: first.id, status: 0 } });
  await call(server, "deleteAdmin", { token, query: { id: second.id } });
  await call(server, "setAdminPassword", { token, body: { id: third.id, password: "Again-12", confirmPassword: "Again-12" } });
  expect([await statusOf(first.token), await statusOf(second.token), await statusOf(third.token)]).toEqual([401, 401, 401]);
  await call(server, "setAdminStatus", { token, query: { id: first.id, status: 1 } });
  expect(await statusOf(first.token)).toBe(401);
  expect(await logIn(second.account, "Mine-only-1")).toMatchObject({ code: 90001 });
  expect((await call(server, "getLoginInfo", { token: await tokenOf(third.account, "Again-12") })).data).toMatchObject({
    isTemporary: true,
  });
});

test("a common password, or one with the account in it, is given to nobody", async () => {
  const shop = await server.createShop();
  const role = await makeRole(shop, "710");
  const { account, id } = await hire(shop, role);
  const refused = { status: 400, data: { fields: { pwd: expect.any(String) } } };
  for (const pwd of ["123456", "111111", "PassWord", "5201314"]) expect((await hire(shop, role, { pwd })).answer).toMatchObject(refused);
  expect((await hire(shop, role, { account: "ZhouXM", pwd: "me-zhouxm-8" })).answer).toMatchObject(refused);
  const give = (password: string) =>
    call(server, "setAdminPassword", { token: shop.token, body: { id, password, confirmPassword: password } });
  expect(await give("888888")).toMatchObject({ status: 400, data: { fields: { password: "这个密码太常见，容易被猜到，请换一个" } } });
  expect(await give("Again-12")).toMatchObject({ code: 200 });
  const token = await tokenOf(account, "Again-12");
  expect(await changePassword(token, "Again-12", "qwerty123")).toMatchObject({
    status: 400,
    data: { fields: { password: expect.any(String) } },
  });
});

test("the owner is untouchable, also for himself", async () => {
  const shop = await server.createShop();
  const [owner] = (await list(shop)).list;
  const id = owner?.id ?? 0;
  const { token } = shop;
  const answers = [
    await call(server, "deleteAdmin", { token, query: { id } }),
    await call(server, "setAdminStatus", { token, query: { id, status: 0 } }),
    await call(server, "setAdminPassword", { token, body: { id, password: "Again-12", confirmPassword: "Again-12" } }),
    await call(server, "updateAdmin", {
      token,
      body: { id, account: shop.account, realName: "x", roles: String(await makeRole(shop, "710")), status: true },
    }),
  ];
  expect(answers.map(({ code }) => code)).toEqual([90251, 90251, 90251, 90251]);
});

const manage = ["merchant:admin:list", "merchant:admin:save", "merchant:admin:update", "merchant:admin:delete"];
const manageMore = [
  ...manage,
  "merchant:admin:update:status",
  "merchant:admin:update:password",
  "merchant:admin:update:receive:sms",
  "merchant:coupon:page:list",
];

test("nobody disables or deletes himself, or takes rights from himself", async () => {
  const shop = await server.createShop();
  const { token, account } = await shop.as(manageMore);
  const [own] = (await list({ token }, { realName: account })).list;
  const id = own?.id ?? 0;
  const lesser = await makeRole(shop, "710");
  expect(await call(server, "deleteAdmin", { token, query: { id } })).toMatchObject({ code: 90252 });
  expect(await call(server, "setAdminStatus", { token, query: { id, status: 0 } })).toMatchObject({ code: 90252 });
  const change = (roles: string) => call(server, "updateAdmin", { token, body: { id, account, realName: "我", roles, status: true } });
  expect(await change(String(lesser))).toMatchObject({ code: 90253 });
  expect(await change(`${own?.roles},${lesser}`)).toMatchObject({ code: 200 });
});

test("who may do more is changed by nobody who may do less, and a role beyond one's own is not given", async () => {
  const shop = await server.createShop();
  const more = await makeRole(shop, "710,712");
  const { id, account } = await atWork(shop, more);
  const { token } = await shop.as(manageMore);
  const password = { id, password: "Taken-over-1", confirmPassword: "Taken-over-1" };
  expect(await call(server, "setAdminPassword", { token, body: password })).toMatchObject({ code: 90254 });
  expect(await call(server, "deleteAdmin", { token, query: { id } })).toMatchObject({ code: 90254 });
  expect(await call(server, "toggleAdminSms", { token, path: { id } })).toMatchObject({ code: 90254 });
  expect(await logIn(account, "Mine-only-1")).toMatchObject({ code: 200 });
  expect((await hire({ token }, more)).answer).toMatchObject({ code: 90255, data: { fields: { roles: expect.any(String) } } });
});

test("text messages need a phone, and end with it", async () => {
  const shop = await server.createShop();
  const role = await makeRole(shop, "710");
  const { id, body } = await hire(shop, role);
  const { token } = shop;
  const toggle = () => call(server, "toggleAdminSms", { token, path: { id } });
  expect(await toggle()).toMatchObject({ code: 90258 });
  const update = (change: object) => call(server, "updateAdmin", { token, body: { ...body, id, ...change } });
  await update({ phone: "13800138000" });
  expect(await toggle()).toMatchObject({ code: 200 });
  expect(await read(server, "getAdmin", { token, query: { id } })).toMatchObject({ isSms: true, phone: "13800138000" });
  await update({ phone: "" });
  expect(await read(server, "getAdmin", { token, query: { id } })).toMatchObject({ isSms: false, phone: null });
});

test("an account keeps its name, and an older version is not saved over a newer one", async () => {
  const shop = await server.createShop();
  const { id, body } = await hire(shop, await makeRole(shop, "710"));
  const update = (change: object) => call(server, "updateAdmin", { token: shop.token, body: { ...body, id, ...change } });
  expect(await update({ account: "another" })).toMatchObject({ code: 90259, data: { fields: { account: expect.any(String) } } });
  expect(await update({ realName: "甲", version: 0 })).toMatchObject({ code: 200 });
  expect(await update({ realName: "乙", version: 0 })).toMatchObject({ code: 90011, data: { current: { realName: "甲" } } });
});

test("the owner sees the sessions of his people and ends them", async () => {
  const shop = await server.createShop();
  const { id, account, token: first } = await atWork(shop, await makeRole(shop, "710"));
  const second = await tokenOf(account, "Mine-only-1");
  const { token } = shop;
  const open = await read(server, "listAdminSessions", { token, query: { id } });
  expect(open).toHaveLength(2);
  const sessionId = Math.min(...open.map((each) => each.id));
  expect(await call(server, "revokeAdminSession", { token, body: { id, sessionId } })).toMatchObject({ code: 200 });
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
  await call(server, "revokeAdminSession", { token, body: { id } });
  expect(await statusOf(second)).toBe(401);
});

test("what somebody may do is told by role, disabled ones too", async () => {
  const shop = await server.createShop();
  const [one, two] = [await makeRole(shop, "710"), await makeRole(shop, "712,710")];
  const { id } = await hire(shop, `${one},${two}`);
  await call(server, "setRoleStatus", { token: shop.token, body: { id: two, status: false } });
  expect(await read(server, "getAdminRights", { token: shop.token, query: { id } })).toMatchObject({
    status: true,
    type: 4,
    roles: [
      { id: one, status: true, rules: "700,710" },
      { id: two, status: false, rules: "700,710,712" },
    ],
  });
});

test("every account knows who works in the shop, the owner and those who are disabled too, and nobody of another shop", async () => {
  const [shop, other] = [await server.createShop({ merchant: { realName: "林知夏" } }), await server.createShop()];
  const clerk = await shop.as([]);
  await server.database.db
    .update(accounts)
    .set({ status: false })
    .where(eq(accounts.account, (await shop.as([])).account));
  const staff = await read(server, "listStaff", { token: clerk.token });
  expect(staff).toHaveLength(3);
  expect(staff).toContainEqual({ account: shop.account, realName: "林知夏" });
  expect(Object.keys(staff[0] ?? {}).sort()).toEqual(["account", "realName"]);
  expect((await read(server, "listStaff", { token: other.token })).map(({ account }) => account)).toEqual([other.account]);
});
