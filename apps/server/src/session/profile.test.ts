import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { digest } from "../core/digest";
import { idempotencyKeys } from "../kernel/tables";
import { operationLogs } from "../logs/tables";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";
import { DEMO_PASSWORD } from "./demo-password";

let server: Awaited<ReturnType<typeof startServer>>;
let callers = 0;

beforeAll(async () => {
  server = await startServer();
});

const freshCaller = () => ({ "X-Forwarded-For": `10.202.${Math.floor((callers += 1) / 250)}.${callers % 250}` });
const newPassword = "Brand-new-9";

const change = (token: string, body: object, headers: Record<string, string> = freshCaller()) =>
  call(server, "changePassword", {
    token,
    headers,
    body: { oldPassword: "Shopkeeper-1", password: newPassword, confirmPassword: newPassword, ...body },
  });

const logIn = ({ account }: Pick<TestShop, "account">, pwd: string) =>
  call(server, "login", { body: { account, pwd }, headers: freshCaller() });

const audited = ({ merId }: TestShop, operation: string) =>
  server.database.db
    .select()
    .from(operationLogs)
    .where(and(eq(operationLogs.merId, merId), eq(operationLogs.operation, operation)));

test("a name is changed, trimmed, and shown from the next call on", async () => {
  const shop = await server.createShop();
  expect(await call(server, "updateProfile", { token: shop.token, body: { realName: " 林知夏 " } })).toMatchObject({ code: 200 });
  expect(await read(server, "getLoginInfo", { token: shop.token })).toMatchObject({ realName: "林知夏" });
  expect(await audited(shop, "updateProfile")).toHaveLength(1);
});

test("an empty name and one of seventeen characters are refused at their field", async () => {
  const { token } = await server.createShop();
  for (const realName of ["", "   ", "长".repeat(17)]) {
    const answer = await call(server, "updateProfile", { token, body: { realName } });
    expect(answer).toMatchObject({ status: 400, data: { fields: { realName: expect.any(String) } } });
  }
  expect(await call(server, "updateProfile", { token, body: { realName: "长".repeat(16) } })).toMatchObject({ code: 200 });
});

test("whoever has a session may change their own name and password, and nobody else's", async () => {
  const shop = await server.createShop({ merchant: { realName: "老板" } });
  const staff = await shop.as([]);
  expect(await call(server, "updateProfile", { token: staff.token, body: { realName: "小满" } })).toMatchObject({ code: 200 });
  expect(await change(staff.token, {})).toMatchObject({ code: 200 });
  expect(await read(server, "getLoginInfo", { token: shop.token })).toMatchObject({ realName: "老板" });
  expect(await logIn(shop, shop.password)).toMatchObject({ code: 200 });
});

test("a changed password ends all other sessions of the account at once, and keeps this one", async () => {
  const shop = await server.createShop();
  const { token: other } = (await logIn(shop, shop.password)).data;
  expect(await change(shop.token, {})).toMatchObject({ code: 200, data: null });
  expect(await call(server, "getMenus", { token: other })).toMatchObject({ status: 401 });
  expect(await call(server, "getMenus", { token: shop.token })).toMatchObject({ code: 200 });
  expect(await logIn(shop, shop.password)).toMatchObject({ status: 400, code: 90001 });
  expect(await logIn(shop, newPassword)).toMatchObject({ code: 200 });
});

test("what is wrong with a changed password is said at its field, and changes nothing", async () => {
  const shop = await server.createShop();
  const refusals: [object, object][] = [
    [{ oldPassword: "not-the-one" }, { oldPassword: "原始密码不正确" }],
    [{ confirmPassword: "Brand-new-8" }, { confirmPassword: "两次输入密码不一致!" }],
    [{ password: "Shopkeeper-1", confirmPassword: "Shopkeeper-1" }, { password: "新密码不能与原始密码相同" }],
    [{ password: "123456", confirmPassword: "123456" }, { password: "这个密码太常见，容易被猜到，请换一个" }],
    [{ password: `${shop.account.toUpperCase().slice(0, 18)}-7` }, { password: expect.any(String) }],
    [{ password: "short" }, { password: expect.any(String) }],
    [
      { password: "x".repeat(21), confirmPassword: "x".repeat(21) },
      { password: expect.any(String), confirmPassword: expect.any(String) },
    ],
    [{ oldPassword: undefined }, { oldPassword: expect.any(String) }],
  ];
  for (const [body, fields] of refusals) expect(await change(shop.token, body)).toMatchObject({ status: 400, data: { fields } });
  expect(await logIn(shop, shop.password)).toMatchObject({ code: 200 });
  expect((await audited(shop, "changePassword")).map(({ isFailed }) => isFailed)).toEqual(refusals.map(() => true));
});

test("who holds a session must not guess the old password any faster than at the login", async () => {
  const shop = await server.createShop();
  const answers = [];
  for (let tried = 0; tried < 7; tried += 1) answers.push(await change(shop.token, { oldPassword: `guess-${tried}` }));
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429, 429]);
  expect(Number(answers.at(-1)?.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("of ten guesses at the old password at the same time, five are looked at, and none slows down the login", async () => {
  const shop = await server.createShop();
  const guesses = Array.from({ length: 10 }, (_, at) => change(shop.token, { oldPassword: `guess-${at}` }));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([...Array(5).fill(400), ...Array(5).fill(429)]);
  expect(await logIn(shop, shop.password)).toMatchObject({ code: 200 });
});

test("no hash in the key table can be made from a changed password and what else is known of the call", async () => {
  const shop = await server.createShop();
  const key = "b2f1c7aa-1f0e-4f7e-9d70-5f6b8f4a2f11";
  expect(await change(shop.token, {}, { ...freshCaller(), "Idempotency-Key": key })).toMatchObject({ code: 200 });
  const stored = await server.database.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.merId, shop.merId));
  const body = { oldPassword: "Shopkeeper-1", password: newPassword, confirmPassword: newPassword };
  expect(stored).toHaveLength(1);
  const text = JSON.stringify(stored);
  for (const known of [key, digest(JSON.stringify(["changePassword", { path: {}, query: {}, body }])), digest(newPassword)])
    expect(text).not.toContain(known);
  // the same key with another password is a different request
  const other = { password: "Another-2", confirmPassword: "Another-2" };
  expect(await change(shop.token, other, { ...freshCaller(), "Idempotency-Key": key })).toMatchObject({ status: 409, code: 90010 });
});

test("of two changes at the same time one is done", async () => {
  const shop = await server.createShop();
  const answers = await Promise.all([change(shop.token, {}), change(shop.token, { password: "Another-2", confirmPassword: "Another-2" })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test("the sensitive-operation log holds the change of a password, but none of the passwords", async () => {
  const shop = await server.createShop();
  await change(shop.token, {});
  const [row] = await audited(shop, "changePassword");
  expect(row).toMatchObject({ account: shop.account, method: "POST" });
  expect(row?.request).not.toContain("Shopkeeper-1");
  expect(row?.request).not.toContain(newPassword);
  expect(JSON.parse(row?.request ?? "")).toMatchObject({
    body: { oldPassword: "***", password: "***", confirmPassword: "***" },
  });
});

test("the password of the demo is refused where there is no demo", async () => {
  const real = await startServer({ isDemo: false });
  const { token } = await real.createShop();
  const change = { oldPassword: DEMO_PASSWORD, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
  const known = { status: 400, data: { fields: { password: "这是演示密码，众所周知，请换一个" } } };
  expect(await call(real, "changePassword", { token, body: { ...change, oldPassword: "another-1" } })).toMatchObject(known);
  const given = { id: 1, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
  expect(await call(real, "setAdminPassword", { token, body: given })).toMatchObject(known);
});
