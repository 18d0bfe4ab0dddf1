import { expect, test } from "vitest";
import { NetworkError, RateLimitError, ServerError, ValidationError } from "./errors";
import { defaultRetry, waitBefore } from "./retry";
import { answer, clientOf, emptyPage, refuse } from "./testing/answers";

const offline = () => Promise.reject(new TypeError("fetch failed"));

const after = (failures: number, fail: () => Response | Promise<Response>) => {
  let count = 0;
  return () => (count++ < failures ? fail() : answer(emptyPage));
};

const failures = {
  offline,
  429: () => refuse(429, 429),
  502: () => refuse(502, 502),
  503: () => refuse(503, 503),
  504: () => refuse(504, 504),
};

test.each(Object.entries(failures))("a read meets %s twice and succeeds", async (_name, fail) => {
  const { client, requests } = clientOf(after(2, fail));
  expect(await client.listCoupons()).toEqual(emptyPage);
  expect(requests).toHaveLength(3);
});

test.each(Object.entries(failures))("a write meets %s twice and is sent again under the same key", async (_name, fail) => {
  const { client, requests } = clientOf(after(2, fail));
  await client.toggleCoupon({ path: { id: 1 } });
  const keys = requests.map(({ headers }) => headers.get("Idempotency-Key"));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test("a write's body goes along each time", async () => {
  const bodies: unknown[] = [];
  const respond = after(1, offline);
  const { client } = clientOf(async (request) => {
    bodies.push(await request.json());
    return respond();
  });
  await client.login({ body: { account: "admin", pwd: "secret-1" } });
  expect(bodies).toEqual([
    { account: "admin", pwd: "secret-1" },
    { account: "admin", pwd: "secret-1" },
  ]);
});

test("it gives up after three tries", async () => {
  const { client, requests } = clientOf(offline);
  await expect(client.listCoupons()).rejects.toMatchObject({ name: "NetworkError", reason: "unreachable", operationId: "listCoupons" });
  expect(requests).toHaveLength(3);
});

test.each([500, 409, 404, 400])("%i is not tried again", async (code) => {
  const { client, requests } = clientOf(() => refuse(code, code));
  await expect(client.listCoupons()).rejects.toMatchObject({ code });
  expect(requests).toHaveLength(1);
});

test("without keys a write is never tried again, and no key is sent", async () => {
  const { client, requests } = clientOf(offline, { idempotency: false });
  await expect(client.toggleCoupon({ path: { id: 1 } })).rejects.toBeInstanceOf(NetworkError);
  await expect(client.http.POST("/admin/merchant/coupon/delete/{id}", { params: { path: { id: 1 } } })).rejects.toThrow();
  expect(requests.map(({ headers }) => headers.has("Idempotency-Key"))).toEqual([false, false]);
});

test("a key goes with writes only, also with a GET that writes, and may be the caller's own", async () => {
  const { client, requests } = clientOf(() => answer(null));
  await client.getMenus();
  await client.logout();
  await client.toggleCoupon({ path: { id: 1 }, idempotencyKey: "mine" });
  await client.http.POST("/admin/merchant/coupon/delete/{id}", { params: { path: { id: 1 } } });
  const [read, logout, toggle, bare] = requests.map(({ headers }) => headers.get("Idempotency-Key"));
  expect(read).toBeNull();
  expect(logout).toMatch(/^[0-9a-f]{32}$/);
  expect(toggle).toBe("mine");
  expect(bare).toMatch(/^[0-9a-f]{32}$/);
});

test("retry: false tries once", async () => {
  const { client, requests } = clientOf(offline, { retry: false });
  await expect(client.listCoupons()).rejects.toBeInstanceOf(NetworkError);
  expect(requests).toHaveLength(1);
});

test("a 429 is tried again when the server says so, not before", async () => {
  const times: number[] = [];
  const { client } = clientOf(() => {
    times.push(performance.now());
    return times.length === 1 ? refuse(429, 429, null, { "Retry-After": "0.3" }) : answer(emptyPage);
  });
  await client.listCoupons();
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(290);
});

test("a 503 with Retry-After is tried again until the call's time limit, however many tries that takes", async () => {
  const recovering = () => refuse(503, 503, null, { "Retry-After": "0.01" });
  const { client, requests } = clientOf(after(9, recovering));
  await client.toggleCoupon({ path: { id: 1 } });
  expect(new Set(requests.map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(1);
  expect(requests).toHaveLength(10);

  const away = clientOf(recovering, { timeoutMs: 2_000 });
  await expect(away.client.listCoupons()).rejects.toMatchObject({ name: "ServerError", status: 503 });
  expect(away.requests.length).toBeGreaterThan(3);
  const once = clientOf(recovering, { retry: { times: 0 } });
  await expect(once.client.listCoupons()).rejects.toMatchObject({ status: 503 });
  expect(once.requests).toHaveLength(1);
});

test("a long Retry-After is told to the caller instead of waited for", async () => {
  const { client, requests } = clientOf(() => refuse(429, 429, null, { "Retry-After": "60" }));
  await expect(client.listCoupons()).rejects.toMatchObject({ name: "RateLimitError", retryAfter: 60 });
  expect(requests).toHaveLength(1);
});

test("a Retry-After may be a date", async () => {
  const { client } = clientOf(() => refuse(429, 429, null, { "Retry-After": new Date(Date.now() + 90_000).toUTCString() }));
  const error: unknown = await client.listCoupons().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RateLimitError);
  if (!(error instanceof RateLimitError)) throw new Error("it is one");
  expect(error.retryAfter).toBeGreaterThan(0);
  expect(error.retryAfter).toBeLessThanOrEqual(90);
});

test("waits double, are drawn at random within their half, and end at the longest", () => {
  const error = new ServerError("down", { code: 503, status: 503, operationId: "x" });
  const policy = { ...defaultRetry, times: 9, baseMs: 100, maxMs: 1_000 };
  for (const [tries, most] of [
    [1, 100],
    [2, 200],
    [3, 400],
    [8, 1_000],
  ] as const) {
    const waits = Array.from({ length: 50 }, () => waitBefore(error, tries, policy) ?? -1);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(most / 2);
    expect(Math.max(...waits)).toBeLessThanOrEqual(most);
    expect(new Set(waits).size).toBeGreaterThan(10);
  }
  expect(waitBefore(new ValidationError("bad", { code: 400, status: 400, operationId: "x" }), 1, policy)).toBeUndefined();
});

test("a mistake in the call itself is neither dressed up nor tried again", async () => {
  const { client, requests } = clientOf(() => answer(null));
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  await expect(client.login({ body: Object.assign({ account: "a", pwd: "secret-1" }, circular) })).rejects.toBeInstanceOf(TypeError);
  expect(requests).toHaveLength(0);
});
