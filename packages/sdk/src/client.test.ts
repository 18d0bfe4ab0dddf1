import { afterEach, expect, test, vi } from "vitest";
import { UnauthorizedError } from "./errors";
import { memorySession, type Session } from "./session";
import { answer, clientOf, emptyPage, refuse } from "./testing/answers";

afterEach(() => void vi.useRealTimers());

test("a method resolves to the answer's data, without the envelope", async () => {
  const { client } = clientOf(() => answer({ ...emptyPage, total: 7 }));
  expect(await client.listCoupons()).toEqual({ ...emptyPage, total: 7 });
});

test("path, query and body arrive where the contract has them", async () => {
  const { client, requests } = clientOf(() => answer(null));
  await client.toggleCoupon({ path: { id: 5 } });
  await client.listCoupons({ query: { page: 2, name: "春 节&", status: undefined } });
  await client.login({ body: { account: "admin", pwd: "secret-1" } });
  const [toggle, list, login] = requests;
  expect([toggle?.method, toggle?.url]).toEqual(["POST", "http://shop.test/api/admin/merchant/coupon/update/status/5"]);
  const url = new URL(list?.url ?? "");
  expect([url.pathname, url.searchParams.get("page"), url.searchParams.get("name"), url.searchParams.has("status")]).toEqual([
    "/api/admin/merchant/coupon/list",
    "2",
    "春 节&",
    false,
  ]);
  expect(await login?.json()).toEqual({ account: "admin", pwd: "secret-1" });
});

test("every GET carries the time in whole seconds, no POST does", async () => {
  const { client, requests } = clientOf(() => answer(null));
  const began = Math.floor(Date.now() / 1000);
  await client.getMenus();
  await client.logout();
  await client.http.GET("/admin/merchant/getMenus");
  await client.toggleCoupon({ path: { id: 5 } });
  const temps = requests.map(({ url }) => new URL(url).searchParams.get("temp"));
  const ended = Math.ceil(Date.now() / 1000);
  for (const temp of temps.slice(0, 3)) expect(began <= Number(temp) && Number(temp) <= ended).toBe(true);
  expect(temps[0]).toMatch(/^\d+$/);
  expect(temps[3]).toBeNull();
});

test("the token and the language are asked at each call", async () => {
  const session = memorySession();
  let language: "zh-CN" | "en" = "zh-CN";
  const { client, requests } = clientOf(() => answer(null), { session, language: () => language });
  await client.getMenus();
  session.set("token-2");
  language = "en";
  await client.getMenus();
  await client.http.GET("/admin/merchant/getMenus");
  const seen = requests.map(({ headers }) => [headers.get("Authori-zation"), headers.get("Accept-Language")]);
  expect(seen).toEqual([
    [null, "zh-CN"],
    ["token-2", "en"],
    ["token-2", "en"],
  ]);
});

test("the bare client shows the envelope", async () => {
  const { client } = clientOf(() => answer(null, { message: "ok" }));
  expect((await client.http.GET("/admin/merchant/getMenus")).data).toEqual({ code: 200, message: "ok", data: null });
});

test("a call by name is the method's twin", async () => {
  const { client } = clientOf(() => answer(emptyPage));
  expect(await client.call("listCoupons", { query: { page: 1 } })).toEqual(await client.listCoupons({ query: { page: 1 } }));
});

function countedSession(token: string | undefined) {
  const reports: UnauthorizedError[] = [];
  const session: Session & { current: string | undefined } = {
    current: token,
    token: () => session.current,
    onExpired: (error) => void reports.push(error),
  };
  return { session, reports };
}

test("a dead session is reported once, however many calls fail together", async () => {
  const { session, reports } = countedSession("old");
  const { client } = clientOf(() => refuse(401, 401), { session });
  const calls = await Promise.allSettled([
    client.getMenus(),
    client.listCoupons(),
    client.listProducts(),
    client.toggleCoupon({ path: { id: 1 } }),
  ]);
  expect(calls.map((call) => call.status === "rejected" && call.reason instanceof UnauthorizedError)).toEqual([true, true, true, true]);
  expect(reports).toHaveLength(1);
  session.current = undefined;
  await expect(client.getMenus()).rejects.toBeInstanceOf(UnauthorizedError);
  expect(reports).toHaveLength(1);
});

test("the next session's end is reported again, and a late 401 of the last one is not", async () => {
  const { session, reports } = countedSession("old");
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const { client } = clientOf(
    async (request) => {
      if (request.url.includes("coupon")) await gate;
      return refuse(401, 401);
    },
    { session },
  );
  const late = client.listCoupons();
  await expect(client.getMenus()).rejects.toBeInstanceOf(UnauthorizedError);
  session.current = "new";
  release();
  await expect(late).rejects.toBeInstanceOf(UnauthorizedError);
  expect(reports).toHaveLength(1);
  await expect(client.getMenus()).rejects.toBeInstanceOf(UnauthorizedError);
  expect(reports).toHaveLength(2);
});

test("calls that a dead session held up go on with the new one, under the same key, whatever the time limit", async () => {
  const seen: (string | null)[][] = [];
  let renew = (_isRenewed: boolean) => {};
  const session = memorySession("old");
  const { client } = clientOf(
    (request) => {
      seen.push([request.headers.get("Authori-zation"), request.headers.get("Idempotency-Key")]);
      return request.headers.get("Authori-zation") === "new" ? answer(null) : refuse(401, 401);
    },
    { session: { token: session.token, onExpired: () => new Promise<boolean>((resolve) => (renew = resolve)) }, timeoutMs: 80 },
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const calls = Promise.all([client.toggleCoupon({ path: { id: 1 } }), client.listCoupons()]);
  await vi.advanceTimersByTimeAsync(150);
  session.set("new");
  renew(true);
  await calls;
  const keys = seen.flatMap(([, key]) => (key === null || key === undefined ? [] : [key]));
  expect(seen.map(([token]) => token)).toEqual(["old", "old", "new", "new"]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("calls that a dead session held up fail when there is no new one", async () => {
  const session = memorySession("old");
  const { client, requests } = clientOf(() => refuse(401, 401), {
    session: { token: session.token, onExpired: () => Promise.resolve(false) },
  });
  await expect(Promise.all([client.listCoupons(), client.getMenus()])).rejects.toBeInstanceOf(UnauthorizedError);
  expect(requests).toHaveLength(2);
});

test("a public operation's 401 says nothing about the session", async () => {
  const { session, reports } = countedSession("old");
  const { client } = clientOf(() => refuse(401, 401), { session });
  await expect(client.login({ body: { account: "a", pwd: "wrong-1" } })).rejects.toBeInstanceOf(UnauthorizedError);
  expect(reports).toHaveLength(0);
});

test("onError hears of each failed request once, also when several callers shared it", async () => {
  const heard: string[] = [];
  const { client } = clientOf(() => refuse(403, 403), { onError: (error) => heard.push(error.name) });
  await Promise.allSettled([client.getMenus(), client.getMenus()]);
  expect(heard).toEqual(["ForbiddenError"]);
});
