import { Secret, TOTP } from "otpauth";
import { beforeAll, expect, test } from "vitest";
import { quickPasswords } from "../testing/safety/quick-passwords";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;
let time = Date.now();
let callers = 0;

beforeAll(async () => {
  server = await startServer({ ports: { passwords: quickPasswords, clock: { now: () => new Date(time) } } });
});

const headers = () => ({ "X-Forwarded-For": `10.82.${Math.floor((callers += 1) / 250)}.${callers % 250}` });
const logIn = (shop: Pick<TestShop, "account" | "password">, factorCode?: string, from = headers()) =>
  call(server, "login", { body: { account: shop.account, pwd: shop.password, factorCode }, headers: from });

const codeAt = (secret: string, at = time) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
/** A code that has not been used: the clock advances by half a minute. */
const nextCode = (secret: string) => codeAt(secret, (time += 30_000));

/** A shop whose owner has the second factor on. */
async function securedShop(seed?: Parameters<typeof server.createShop>[0]) {
  const shop = await server.createShop(seed);
  const { secret } = await read(server, "startSecondFactor", { token: shop.token, body: { pwd: shop.password } });
  const { recoveryCodes } = await read(server, "confirmSecondFactor", { token: shop.token, body: { factorCode: nextCode(secret) } });
  return { ...shop, secret, recoveryCodes };
}

test("it is on as soon as a code is confirmed, and not before", async () => {
  const shop = await server.createShop();
  const { token } = shop;
  expect(await call(server, "startSecondFactor", { token, body: { pwd: "wrong-password" } })).toMatchObject({
    data: { fields: { pwd: "密码不正确" } },
  });
  const { secret, secretUri } = await read(server, "startSecondFactor", { token, body: { pwd: shop.password } });
  expect(secretUri).toContain(`secret=${secret}`);
  expect(secretUri).toMatch(/^otpauth:\/\/totp\//);
  expect(await call(server, "confirmSecondFactor", { token, body: { factorCode: "000000" } })).toMatchObject({ code: 90005 });
  expect(await logIn(shop)).toMatchObject({ code: 200 });
  const other = (await logIn(shop)).data.token;
  const { recoveryCodes } = await read(server, "confirmSecondFactor", { token, body: { factorCode: nextCode(secret) } });
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await read(server, "getSecondFactor", { token })).toMatchObject({ isOn: true, recoveryCodes: 10 });
  expect((await call(server, "getLoginInfo", { token: other })).status).toBe(401);
  expect(await call(server, "startSecondFactor", { token, body: { pwd: shop.password } })).toMatchObject({ code: 90007 });
});

test("wrong codes that would turn it on are slowed down, and a right one resets the count", async () => {
  const shop = await server.createShop();
  const { token } = shop;
  const { secret } = await read(server, "startSecondFactor", { token, body: { pwd: shop.password } });
  const statuses: number[] = [];
  for (let guess = 0; guess < 8; guess += 1)
    statuses.push((await call(server, "confirmSecondFactor", { token, body: { factorCode: `00000${guess}` } })).status);
  expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
  expect(statuses.at(-1)).toBe(429);
  time += 120_000;
  await read(server, "confirmSecondFactor", { token, body: { factorCode: nextCode(secret) } });
  expect(await logIn(shop, nextCode(secret))).toMatchObject({ code: 200 });
});

test("a log-in needs a code after the right password, and a code is good once", async () => {
  const shop = await securedShop();
  expect(await logIn({ ...shop, password: "wrong-password" })).toMatchObject({ code: 90001, data: { captcha: false } });
  expect(await logIn(shop)).toMatchObject({ status: 400, code: 90004, data: { secondFactor: true } });
  const code = nextCode(shop.secret);
  expect(await logIn(shop, code)).toMatchObject({ code: 200, data: { token: expect.any(String) } });
  expect(await logIn(shop, code)).toMatchObject({ code: 90006, data: { secondFactor: true } });
  expect(await logIn(shop, codeAt(shop.secret, time - 30_000))).toMatchObject({ code: 90006 });
  expect(await logIn(shop, codeAt(shop.secret, time - 120_000))).toMatchObject({ code: 90005 });
  const spaced = nextCode(shop.secret).replace(/^(...)/, "$1 ");
  expect(await logIn(shop, spaced)).toMatchObject({ code: 200 });
});

test("of two log-ins with one code at the same time one succeeds", async () => {
  const shop = await securedShop();
  const code = nextCode(shop.secret);
  const answers = await Promise.all([logIn(shop, code), logIn(shop, code), logIn(shop, code)]);
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
});

test("a recovery code is good once, however it is typed", async () => {
  const shop = await securedShop();
  const [first = "", second = ""] = shop.recoveryCodes;
  expect(await logIn(shop, first)).toMatchObject({ code: 200 });
  expect(await logIn(shop, first)).toMatchObject({ code: 90005 });
  expect(await logIn(shop, second.toUpperCase().replaceAll("-", " "))).toMatchObject({ code: 200 });
  expect(await read(server, "getSecondFactor", { token: shop.token })).toMatchObject({ recoveryCodes: 8 });
});

test("guesses at codes must wait, from wherever they come, and are in the log of the shop", async () => {
  const shop = await securedShop();
  const statuses: number[] = [];
  for (let guess = 0; guess < 8; guess += 1) statuses.push((await logIn(shop, `00000${guess}`)).status);
  expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
  expect(statuses.slice(5)).toContain(429);
  time += 120_000;
  const token = (await logIn(shop, nextCode(shop.secret))).data.token;
  const { list } = await read(server, "listSensitiveLogs", { token });
  const failed = list.filter(({ status }) => status !== 0);
  expect(JSON.stringify(failed)).toContain("90005");
  expect(JSON.stringify(list)).not.toContain("000001");
});

test("money is asked for with a fresh code", async () => {
  const shop = await securedShop({ settlementInfo: {} });
  const apply = (factorCode?: string, token = shop.token) =>
    call(server, "applySettlement", { token, body: { closingType: "bank", amount: "20.00", factorCode } });
  expect(await apply()).toMatchObject({ code: 90004, data: { fields: { factorCode: "请输入两步验证码" } } });
  expect(await apply("123456")).toMatchObject({ code: 90005 });
  // a right code leads to the refusal for lack of money
  const answer = await apply(nextCode(shop.secret));
  expect(JSON.stringify(answer)).not.toContain("secondFactor");
  const plain = await server.createShop({ settlementInfo: {} });
  expect(JSON.stringify(await apply(undefined, plain.token))).not.toContain("secondFactor");
});

test("it is turned off with the password and a code", async () => {
  const shop = await securedShop();
  const off = (pwd: string, factorCode: string) => call(server, "turnOffSecondFactor", { token: shop.token, body: { pwd, factorCode } });
  expect(await off("wrong-password", nextCode(shop.secret))).toMatchObject({ data: { fields: { pwd: "密码不正确" } } });
  expect(await off(shop.password, "000000")).toMatchObject({ code: 90005 });
  expect(await off(shop.password, nextCode(shop.secret))).toMatchObject({ code: 200 });
  expect(await off(shop.password, nextCode(shop.secret))).toMatchObject({ code: 90008 });
  expect(await logIn(shop)).toMatchObject({ code: 200 });
});

test("new recovery codes replace the old ones", async () => {
  const shop = await securedShop();
  const body = { factorCode: nextCode(shop.secret) };
  const { recoveryCodes } = await read(server, "renewRecoveryCodes", { token: shop.token, body });
  expect(recoveryCodes.some((code) => shop.recoveryCodes.includes(code))).toBe(false);
  expect(await logIn(shop, shop.recoveryCodes[0])).toMatchObject({ code: 90005 });
  expect(await logIn(shop, recoveryCodes[0])).toMatchObject({ code: 200 });
});

test("the owner resets a member of staff who has lost theirs, which ends their sessions", async () => {
  const shop = await server.createShop();
  const staff = { ...(await shop.as([])), password: shop.password };
  const { secret } = await read(server, "startSecondFactor", { token: staff.token, body: { pwd: staff.password } });
  await read(server, "confirmSecondFactor", { token: staff.token, body: { factorCode: nextCode(secret) } });
  const member = async () =>
    (await read(server, "listAdmins", { token: shop.token })).list.find(({ account }) => account === staff.account);
  const { id = 0, hasSecondFactor } = (await member()) ?? {};
  expect(hasSecondFactor).toBe(true);
  const other = await server.createShop();
  expect((await call(server, "resetAdminFactor", { token: other.token, body: { id } })).status).toBe(404);
  expect(await call(server, "resetAdminFactor", { token: shop.token, body: { id } })).toMatchObject({ code: 200 });
  expect((await member())?.hasSecondFactor).toBe(false);
  expect((await call(server, "getLoginInfo", { token: staff.token })).status).toBe(401);
  expect(await logIn(staff)).toMatchObject({ code: 200 });
  expect(await call(server, "resetAdminFactor", { token: shop.token, body: { id } })).toMatchObject({ code: 90008 });
});
