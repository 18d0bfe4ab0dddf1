import { createMerchantClient, memorySession } from "@shopkeeper/sdk";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { sessionControl } from "./session-control";

/** Local storage and the cookie of the login's answer, as a page has them. */
function page() {
  const kept = new Map([
    ["layout-setting", "{}"],
    ["language", "en"],
    ["staffList", "[]"],
    ["productCategories", "[]"],
  ]);
  const cookies = new Map<string, string>();
  const told: string[] = [];
  return {
    kept,
    cookies,
    told,
    loginInfo: { set: (text: string) => void cookies.set("JavaMerInfo", text), clear: () => void cookies.delete("JavaMerInfo") },
    localData: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      clear: () => kept.clear(),
    },
    tell: (text: string) => void told.push(text),
  };
}

async function open(token?: string) {
  const { shop, fetch } = await openShop();
  const tokens = memorySession(token ?? shop.token);
  const surroundings = page();
  const client = createMerchantClient({
    baseUrl: "http://shop.test/api",
    session: { token: tokens.token, onExpired: () => void session.expire() },
    fetch,
    retry: false,
  });
  const session = sessionControl({ client, tokens, ...surroundings });
  return { session, tokens, shop, client, ...surroundings };
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
  const result = await client.login({ body: { account: shop.account, pwd: shop.password } });
  expect(session.logIn(result)).toEqual({ is: "unknown", token: result.token });
  expect([...kept.keys()].sort()).toEqual(["language", "layout-setting"]);
  expect(JSON.parse(cookies.get("JavaMerInfo") ?? "")).toMatchObject({ realName: result.realName });
  expect(tokens.token()).toBe(result.token);
});

test("a dead token is told once, and ends at no token", async () => {
  const { session, told, tokens, kept } = await open("dead");
  expect(await session.load()).toEqual({ is: "anonymous" });
  expect(told).toEqual(["无效的会话，或者登录已过期，请重新登录。"]);
  expect(tokens.token()).toBeUndefined();
  expect(kept.has("productCategories")).toBe(false);
});

test("whatever else goes wrong while loading is told, and ends at no token", async () => {
  const { shop } = await openShop();
  const surroundings = page();
  const tokens = memorySession(shop.token);
  const client = createMerchantClient({
    baseUrl: "http://shop.test/api",
    session: tokens,
    retry: false,
    fetch: () => Promise.reject(new TypeError("offline")),
  });
  const session = sessionControl({ client, tokens, ...surroundings });
  expect(await session.load()).toEqual({ is: "anonymous" });
  expect(surroundings.told).toEqual(["网络连接失败，请检查网络后重试"]);
  expect(tokens.token()).toBeUndefined();
});

test("logging out clears the token, the answer and the staff list, and ends the session on the server", async () => {
  const { session, kept, cookies, tokens, client, shop, told } = await open();
  session.logIn(await client.login({ body: { account: shop.account, pwd: shop.password } }));
  kept.set("staffList", "[]");
  const token = tokens.token() ?? "";
  expect(await session.logOut()).toEqual({ is: "anonymous" });
  expect([tokens.token(), cookies.get("JavaMerInfo"), kept.get("staffList")]).toEqual([undefined, undefined, undefined]);
  expect(told).toEqual([]);
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
