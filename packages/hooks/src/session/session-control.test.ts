import { createMerchantClient, memorySession, UnauthorizedError } from "@shopkeeper/sdk";
import { expect, test } from "vitest";
import { currentLanguage, switchLanguage } from "../texts";
import { openShop } from "../testing";
import { sessionControl } from "./session-control";

/** Local storage and the login cookie of a page. */
function page() {
  const kept = new Map([
    ["layout-setting", "{}"],
    ["language", "en"],
    ["staffList", "[]"],
    ["productCategories", "[]"],
  ]);
  const cookies = new Map<string, string>();
  const notified: string[] = [];
  return {
    kept,
    cookies,
    notified,
    loginInfo: {
      get: () => cookies.get("JavaMerInfo"),
      set: (text: string) => void cookies.set("JavaMerInfo", text),
      clear: () => void cookies.delete("JavaMerInfo"),
    },
    localData: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      clear: () => kept.clear(),
    },
    notify: (text: string) => void notified.push(text),
    unsaved: { isAny: false },
    restarts: { count: 0 },
  };
}

async function open(token?: string) {
  const { shop, fetch } = await openShop();
  const tokens = memorySession(token ?? shop.token);
  const environment = page();
  const { unsaved, restarts } = environment;
  const client = createMerchantClient({
    baseUrl: "http://shop.test/api",
    session: { token: () => session.token(), onExpired: (error) => session.expire(error) },
    fetch,
    language: currentLanguage,
    retry: false,
  });
  const session = sessionControl({
    ...environment,
    client,
    tokens,
    hasUnsaved: () => unsaved.isAny,
    restart: () => void (restarts.count += 1),
  });
  return { session, tokens, shop, client, fetch, ...environment };
}

test("a token of an earlier visit leads to the user and then the menus, once however often it is asked for", async () => {
  const { session, shop } = await open();
  expect(session.state()).toMatchObject({ is: "unknown" });
  const [first, second] = await Promise.all([session.load(), session.load()]);
  expect(first).toBe(second);
  expect(first).toMatchObject({ is: "ready", info: { account: shop.account, roles: ["admin"] } });
  expect(await session.load()).toBe(first);
});

test("logging in clears local storage first, but not the layout and the language, and keeps the answer", async () => {
  const { session, client, shop, kept, cookies, tokens } = await open();
  const result = await client.login({ body: { account: shop.account, pwd: shop.password, deviceSecret: session.deviceSecret() } });
  expect(session.logIn(result)).toEqual({ is: "unknown", token: result.token });
  expect([...kept.keys()].sort()).toEqual(["language", "layout-setting", "login-device"]);
  expect(session.deviceSecret()).toBe(result.deviceSecret);
  const { deviceSecret, ...answer } = result;
  expect(JSON.parse(cookies.get("JavaMerInfo") ?? "")).toEqual(answer);
  session.logIn({ ...result, deviceSecret: null });
  expect(session.deviceSecret()).toBe(deviceSecret);
  expect(tokens.token()).toBe(result.token);
});

test("a new name of one's own is in the session and in the kept answer, of which the rest stays", async () => {
  const { session, client, shop, cookies } = await open();
  session.rename("nobody yet");
  expect(cookies.size).toBe(0);
  const result = await client.login({ body: { account: shop.account, pwd: shop.password } });
  const { deviceSecret, ...answer } = result;
  session.logIn(result);
  await session.load();
  session.rename("新名字");
  expect(session.state()).toMatchObject({ info: { realName: "新名字" } });
  expect(JSON.parse(cookies.get("JavaMerInfo") ?? "")).toEqual({ ...answer, realName: "新名字" });
  expect(deviceSecret).toBeNull();
});

test("a dead token is told once, and ends at no token", async () => {
  const { session, notified, tokens, kept } = await open("dead");
  expect(await session.load()).toEqual({ is: "anonymous" });
  expect(notified).toEqual(["无效的会话，或者登录已过期，请重新登录。"]);
  expect(tokens.token()).toBeUndefined();
  expect(kept.has("productCategories")).toBe(false);
});

test("whatever else goes wrong while loading is told, and ends at no token", async () => {
  const { shop } = await openShop();
  const environment = page();
  const tokens = memorySession(shop.token);
  const client = createMerchantClient({
    baseUrl: "http://shop.test/api",
    session: tokens,
    retry: false,
    fetch: () => Promise.reject(new TypeError("offline")),
  });
  const session = sessionControl({ ...environment, client, tokens, hasUnsaved: () => false, restart: () => undefined });
  expect(await session.load()).toEqual({ is: "anonymous" });
  expect(environment.notified).toEqual(["网络连接失败，请检查网络后重试"]);
  expect(tokens.token()).toBeUndefined();
});

test("logging out clears the token, the answer and the staff list, and ends the session on the server", async () => {
  const { session, kept, cookies, tokens, client, shop, notified } = await open();
  session.logIn(await client.login({ body: { account: shop.account, pwd: shop.password } }));
  kept.set("staffList", "[]");
  const token = tokens.token() ?? "";
  expect(await session.logOut()).toEqual({ is: "anonymous" });
  expect([tokens.token(), cookies.get("JavaMerInfo"), kept.get("staffList")]).toEqual([undefined, undefined, undefined]);
  expect(notified).toEqual([]);
  const { session: later } = await open(token);
  expect(await later.load()).toEqual({ is: "anonymous" });
});

test("a token that another tab has changed begins anew, one that it has taken away ends the session", async () => {
  const { session, tokens } = await open();
  await session.load();
  tokens.set("another");
  expect(session.refresh()).toEqual({ is: "unknown", token: "another" });
  tokens.clear();
  expect(session.refresh()).toEqual({ is: "anonymous" });
});

/** A page whose session was ended elsewhere while it was open. */
async function endedElsewhere() {
  const opened = await open();
  await opened.session.load();
  const elsewhere = createMerchantClient({
    baseUrl: "http://shop.test/api",
    session: memorySession(opened.tokens.token()),
    fetch: opened.fetch,
  });
  const logInElsewhere = (account: string, pwd: string) => elsewhere.login({ body: { account, pwd } });
  await elsewhere.logout();
  return { ...opened, logInElsewhere };
}

test("a session that ends with nothing at stake is told once and ends at no token, and the call fails", async () => {
  const { session, client, notified } = await endedElsewhere();
  await expect(Promise.all([client.listCoupons(), client.getMenus()])).rejects.toThrow();
  expect([session.state(), notified.length]).toEqual([{ is: "anonymous" }, 1]);
});

test("a session that ends under unsaved words locks the page, and its calls go on once the same account has logged in", async () => {
  const { session, client, shop, notified, unsaved, kept, tokens } = await endedElsewhere();
  unsaved.isAny = true;
  const list = client.listCoupons();
  await expect.poll(() => session.state().is).toBe("locked");
  expect([notified, tokens.token(), kept.has("productCategories")]).toEqual([[], undefined, false]);
  session.logIn(await client.login({ body: { account: shop.account, pwd: shop.password } }));
  await session.load();
  expect(session.state().is).toBe("ready");
  expect(await list).toMatchObject({ list: [] });
});

test("a write that a dead session refuses locks the page too, and is done once after the login", async () => {
  const { session, client, shop } = await endedElsewhere();
  const save = client.addProductCategory({ body: { name: "茶具", pid: 0, sort: 1, icon: "" } });
  await expect.poll(() => session.state().is).toBe("locked");
  session.logIn(await client.login({ body: { account: shop.account, pwd: shop.password } }));
  await session.load();
  await save;
  expect((await client.listProductCategories()).map(({ name }) => name)).toEqual(["茶具"]);
});

test("another account that logs in over a locked page begins it anew, and what was under way fails", async () => {
  const { session, client, unsaved, restarts, logInElsewhere } = await endedElsewhere();
  const other = (await openShop()).shop;
  unsaved.isAny = true;
  const list = client.listCoupons().catch((error: unknown) => error);
  await expect.poll(() => session.state().is).toBe("locked");
  session.logIn(await logInElsewhere(other.account, other.password));
  await session.load();
  expect(await list).toBeInstanceOf(UnauthorizedError);
  expect([restarts.count, session.state().is]).toEqual([1, "unknown"]);
});

test("a locked page that is given up ends at no token", async () => {
  const { session, client, unsaved } = await endedElsewhere();
  unsaved.isAny = true;
  const list = client.listCoupons().catch((error: unknown) => error);
  await expect.poll(() => session.state().is).toBe("locked");
  session.giveUp();
  expect(await list).toBeInstanceOf(UnauthorizedError);
  expect(session.state()).toEqual({ is: "anonymous" });
});

test("a page never speaks with the token of another tab's account: it begins anew", async () => {
  const { session, client, tokens, restarts, shop } = await open();
  await session.load();
  const other = (await openShop()).shop;
  tokens.set(other.token);
  expect((await client.getLoginInfo()).account).toBe(shop.account);
  session.refresh();
  await session.load();
  expect(restarts.count).toBe(1);
});

test("another tab that logged the same account in anew lets a refused call go on", async () => {
  const { session, client, tokens, shop, logInElsewhere } = await endedElsewhere();
  tokens.set((await logInElsewhere(shop.account, shop.password)).token);
  expect(await client.listCoupons()).toMatchObject({ list: [] });
  expect(session.state().is).toBe("ready");
});

test("the menus follow the language, without a reload", async () => {
  const { session } = await open();
  await session.load();
  const namesOf = () => {
    const state = session.state();
    return "menus" in state ? state.menus.map(({ name }) => name) : [];
  };
  const chinese = namesOf();
  switchLanguage("en");
  try {
    await session.reloadMenus();
    expect(namesOf()).not.toEqual(chinese);
    expect(namesOf().join()).toMatch(/[A-Z]/);
  } finally {
    switchLanguage("zh-CN");
  }
});
