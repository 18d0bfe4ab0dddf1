import { eq } from "drizzle-orm";
import { decode } from "fast-png";
import { beforeAll, expect, test } from "vitest";
import { digest } from "../core/digest";
import { call } from "../testing/test-call";
import { startServer } from "../testing/start-server";
import { loginSubjects } from "./login-subjects";
import { accounts, captchas, knownAddresses, loginFailures, sessions } from "./tables";

let server: Awaited<ReturnType<typeof startServer>>;
let callers = 0;

beforeAll(async () => {
  server = await startServer();
});

/** Headers of a client address without earlier failures. */
const freshCaller = () => ({ "X-Forwarded-For": `10.${process.pid % 250}.${Math.floor((callers += 1) / 250)}.${callers % 250}` });

const logIn = (body: object, headers: Record<string, string> = freshCaller(), on: Pick<typeof server, "fetch"> = server) =>
  call(on, "login", { body, headers });

/** The server with a clock that is `minutes` ahead. */
const later = (minutes: number) => startServer({ ports: { clock: { now: () => new Date(Date.now() + minutes * 60_000) } } });

async function captcha() {
  const { key, code } = (await call(server, "getCaptcha", { headers: freshCaller() })).data;
  const [row] = await server.database.db.select().from(captchas).where(eq(captchas.key, key));
  return { key, code, answer: row?.answer ?? "" };
}

test("the right password opens a session that the next call may use", async () => {
  const shop = await server.createShop();
  const answer = await logIn({ account: shop.account, pwd: shop.password });
  expect(answer).toMatchObject({ code: 200, data: { account: shop.account, token: expect.stringMatching(/^merchant[0-9a-f]{48}$/) } });
  const { token } = answer.data;
  expect(await call(server, "getLoginInfo", { token, query: { temp: 1, token: "ignored" } })).toMatchObject({
    code: 200,
    data: { account: shop.account, merId: shop.merId, roles: ["admin"], permissionsList: ["*:*:*"], loginCount: 1 },
  });
});

test("a token is stored hashed only", async () => {
  const shop = await server.createShop();
  const stored = JSON.stringify(await server.database.db.select().from(sessions));
  expect(stored).not.toContain(shop.token);
});

test("an unknown account, a wrong password and a disabled account get the same answer", async () => {
  const [shop, disabled] = [await server.createShop(), await server.createShop()];
  await server.database.db.update(accounts).set({ status: false }).where(eq(accounts.account, disabled.account));
  const answers = [
    await logIn({ account: shop.account, pwd: "wrong-password" }),
    await logIn({ account: `nobody-${shop.merId}`, pwd: "wrong-password" }),
    await logIn({ account: disabled.account, pwd: disabled.password }),
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 400, code: 90001, message: "用户名或密码错误", data: { captcha: false } });
  }
});

test("the third failure of an account demands a captcha, and unknown names count alike", async () => {
  const shop = await server.createShop();
  for (const account of [shop.account, `ghost-${shop.merId}`]) {
    const answers = [];
    for (let attempt = 0; attempt < 3; attempt += 1) answers.push(await logIn({ account, pwd: "wrong-password" }));
    expect(answers.map(({ data }) => data)).toMatchObject([{ captcha: false }, { captcha: false }, { captcha: true }]);
    const refused = await logIn({ account, pwd: shop.password });
    expect(refused).toMatchObject({ status: 400, code: 90002, data: { captcha: true, fields: { code: "请输入验证码" } } });
  }
});

test("with the captcha solved the right password logs in and the count is forgotten", async () => {
  const shop = await server.createShop();
  for (let attempt = 0; attempt < 3; attempt += 1) await logIn({ account: shop.account, pwd: "wrong-password" });
  const { key, answer } = await captcha();
  expect(await logIn({ account: shop.account, pwd: shop.password, key, code: answer })).toMatchObject({ code: 200 });
  expect(await logIn({ account: shop.account, pwd: "wrong-password" })).toMatchObject({ data: { captcha: false } });
});

test("the twentieth failure of an address demands a captcha of every account there", async () => {
  const shop = await server.createShop();
  const caller = freshCaller();
  for (let attempt = 0; attempt < 20; attempt += 1)
    await logIn({ account: `guess-${shop.merId}-${attempt}`, pwd: "wrong-password" }, caller);
  expect(await logIn({ account: shop.account, pwd: shop.password }, caller)).toMatchObject({ code: 90002, data: { captcha: true } });
  expect(await logIn({ account: shop.account, pwd: shop.password })).toMatchObject({ code: 200 });
});

test("further failures wait longer each time, a minute at most, and never for good", async () => {
  const shop = await server.createShop();
  const fail = async (on: Pick<typeof server, "fetch">) => {
    const { key, answer } = await captcha();
    return logIn({ account: shop.account, pwd: "wrong-password", key, code: answer }, freshCaller(), on);
  };
  for (let attempt = 0; attempt < 6; attempt += 1) await fail(await later(attempt / 10));
  const refused = await fail(await later(0.5));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  const calm = await later(12);
  expect(await logIn({ account: shop.account, pwd: shop.password }, freshCaller(), calm)).toMatchObject({ code: 200 });
});

test("of ten guesses at the same time three are looked at, from one address or from ten", async () => {
  const one = freshCaller();
  for (const caller of [() => one, freshCaller]) {
    const shop = await server.createShop();
    const guesses = Array.from({ length: 10 }, (_, at) => logIn({ account: shop.account, pwd: `guess-${at}` }, caller()));
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === 90001)).toHaveLength(3);
    expect(codes.filter((code) => code === 90002 || code === 429)).toHaveLength(7);
  }
});

test("a stranger who fails on and on keeps out strangers, and not the owner at an address that has logged in before", async () => {
  const shop = await server.createShop();
  const home = freshCaller();
  expect(await logIn({ account: shop.account, pwd: shop.password }, home)).toMatchObject({ code: 200 });
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const { key, answer } = await captcha();
    await logIn({ account: shop.account, pwd: "wrong-password", key, code: answer });
  }
  expect(await logIn({ account: shop.account, pwd: shop.password })).toMatchObject({ status: 429 });
  expect(await logIn({ account: shop.account, pwd: shop.password }, home)).toMatchObject({ code: 200 });
  // failures at the known address are counted there
  for (let attempt = 0; attempt < 3; attempt += 1) await logIn({ account: shop.account, pwd: "wrong-password" }, home);
  expect(await logIn({ account: shop.account, pwd: shop.password }, home)).toMatchObject({ code: 90002 });
});

test("a stranger who fails on and on does not keep out the owner's device at a new address", async () => {
  const shop = await server.createShop();
  const owner = { account: shop.account, pwd: shop.password };
  expect(await logIn(owner)).toMatchObject({ data: { deviceSecret: null } });
  const { deviceSecret } = (await logIn({ ...owner, deviceSecret: "" })).data;
  expect(deviceSecret).toMatch(/^[0-9a-f]{48}$/);
  expect(JSON.stringify(await server.database.db.select().from(knownAddresses))).not.toContain(deviceSecret);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const { key, answer } = await captcha();
    await logIn({ account: shop.account, pwd: "wrong-password", key, code: answer });
  }
  expect(await logIn({ ...owner, deviceSecret: "0".repeat(48) })).toMatchObject({ status: 429 });
  expect(await logIn({ ...owner, deviceSecret })).toMatchObject({ code: 200, data: { deviceSecret } });
  // failures on the device are counted there
  for (let attempt = 0; attempt < 3; attempt += 1) await logIn({ account: shop.account, pwd: "wrong-password", deviceSecret });
  expect(await logIn({ ...owner, deviceSecret })).toMatchObject({ code: 90002 });
});

test("whoever tries other accounts from an address does not slow down an account that is known there", async () => {
  const shop = await server.createShop();
  const office = freshCaller();
  expect(await logIn({ account: shop.account, pwd: shop.password }, office)).toMatchObject({ code: 200 });
  for (let attempt = 0; attempt < 21; attempt += 1)
    await logIn({ account: `other-${shop.merId}-${attempt}`, pwd: "wrong-password" }, office);
  expect(await logIn({ account: `other-${shop.merId}`, pwd: "wrong-password" }, office)).toMatchObject({ code: 90002 });
  expect(await logIn({ account: shop.account, pwd: shop.password }, office)).toMatchObject({ code: 200 });
});

test("an attempt that must wait, or that lacks its captcha, does not make the wait longer", async () => {
  const shop = await server.createShop();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { key, answer } = await captcha();
    await logIn({ account: shop.account, pwd: "wrong-password", key, code: answer });
  }
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await logIn({ account: shop.account, pwd: shop.password })).status).toBe(429);
  const counted = async () => {
    const subject = eq(loginFailures.subject, loginSubjects(shop.account, "", undefined).account);
    return (await server.database.db.select().from(loginFailures).where(subject))[0];
  };
  const before = await counted();
  expect(before?.failures).toBe(5);
  const soon = await later(0.1);
  expect(await logIn({ account: shop.account, pwd: shop.password }, freshCaller(), soon)).toMatchObject({ code: 90002 });
  expect(await counted()).toEqual(before);
});

test("addresses of one /64 count as one", async () => {
  const shop = await server.createShop();
  const network = `2001:db8:${process.pid % 9999}:${(callers += 1)}`;
  for (let attempt = 0; attempt < 20; attempt += 1)
    await logIn({ account: `guess6-${shop.merId}-${attempt}`, pwd: "wrong-password" }, { "X-Forwarded-For": `${network}::${attempt + 1}` });
  expect(await logIn({ account: shop.account, pwd: shop.password }, { "X-Forwarded-For": `${network}:ffff::1` })).toMatchObject({
    code: 90002,
  });
});

test("a captcha is a PNG of 80 × 34, its key says nothing, and it is good for one try", async () => {
  const shop = await server.createShop();
  const { key, code, answer } = await captcha();
  const picture = decode(Uint8Array.from(atob(code.replace("data:image/png;base64,", "")), (letter) => letter.charCodeAt(0)));
  expect([picture.width, picture.height]).toEqual([80, 34]);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(answer).toMatch(/^\d{4}$/);
  const wrong = answer === "0000" ? "1111" : "0000";
  expect(await logIn({ account: shop.account, pwd: shop.password, key, code: wrong })).toMatchObject({ code: 90002 });
  expect(await logIn({ account: shop.account, pwd: shop.password, key, code: answer })).toMatchObject({ code: 90002 });
});

test("a captcha older than five minutes is refused", async () => {
  const shop = await server.createShop();
  const { key, answer } = await captcha();
  expect(await logIn({ account: shop.account, pwd: shop.password, key, code: answer }, freshCaller(), await later(6))).toMatchObject({
    code: 90002,
  });
});

test("LOGIN_CAPTCHA=always demands a captcha of the first login", async () => {
  const strict = await startServer({ loginCaptcha: "always" });
  const shop = await server.createShop();
  expect(await logIn({ account: shop.account, pwd: shop.password }, freshCaller(), strict)).toMatchObject({ code: 90002 });
  const { key, answer } = await captcha();
  expect(await logIn({ account: shop.account, pwd: shop.password, key, code: answer }, freshCaller(), strict)).toMatchObject({ code: 200 });
});

test("logging out ends the calling session and no other", async () => {
  const shop = await server.createShop();
  const { data } = await logIn({ account: shop.account, pwd: shop.password });
  const { token } = data;
  expect(await call(server, "logout", { token })).toMatchObject({ code: 200 });
  expect(await call(server, "getMenus", { token })).toMatchObject({
    status: 401,
    code: 401,
    message: "无效的会话，或者登录已过期，请重新登录。",
  });
  expect(await call(server, "getMenus", { token: shop.token })).toMatchObject({ code: 200 });
});

test("disabling an account ends its sessions at the next call", async () => {
  const shop = await server.createShop();
  await server.database.db.update(accounts).set({ status: false }).where(eq(accounts.account, shop.account));
  expect(await call(server, "getMenus", { token: shop.token })).toMatchObject({ status: 401 });
});

test("a session lives a day after its last use, extended at most every ten minutes", async () => {
  const shop = await server.createShop();
  const expiry = async () => {
    const [own] = await server.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, digest(shop.token)));
    return own?.expireTime.getTime() ?? 0;
  };
  await call(await later(5), "getMenus", { token: shop.token });
  const before = await expiry();
  await call(await later(20 * 60), "getMenus", { token: shop.token });
  expect(await expiry()).toBeGreaterThan(before);
  expect(await call(await later(40 * 60), "getMenus", { token: shop.token })).toMatchObject({ code: 200 });
  expect(await call(await later(70 * 60), "getMenus", { token: shop.token })).toMatchObject({ status: 401 });
});

test("a session ends thirty days after it was opened, however often it is used", async () => {
  const shop = await server.createShop();
  const statusAt = async (hours: number) => (await call(await later(hours * 60), "getMenus", { token: shop.token })).status;
  for (let hours = 20; hours < 30 * 24; hours += 20) expect(await statusAt(hours)).toBe(200);
  expect(await statusAt(30 * 24 - 1)).toBe(200);
  expect(await statusAt(30 * 24 + 1)).toBe(401);
});

test("the login answers in the caller's language", async () => {
  const answer = await logIn({ account: "x", pwd: "1" }, { ...freshCaller(), "Accept-Language": "en-GB,en" });
  expect(answer).toMatchObject({ status: 400, code: 400, data: { fields: { pwd: "At least 6 characters" } } });
});
