import { expect, test } from "vitest";
import { AbortError, ApiError, ConflictError, NetworkError, ServerError, TimeoutError } from "./errors";
import { answer, clientOf, refuse } from "./testing/answers";

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );
const gateway = () => new Response("<html>", { status: 502 });
const path = { id: 1 };

test("an error without a sentence of the server says which call was answered how, without its query", async () => {
  const { client } = clientOf(gateway, { retry: false });
  const error = await failureOf(client.listCoupons({ query: { name: "secret" } }));
  expect(error).toMatchObject({
    message: "listCoupons: 502 from GET http://shop.test/api/admin/merchant/coupon/list",
    ...{ sentence: "", method: "GET", url: "http://shop.test/api/admin/merchant/coupon/list", status: 502 },
    ...{ isRetryable: true, isUncertain: false, idempotencyKey: undefined },
  });
});

test("a write without an answer may have taken effect, and is repeated safely under its key", async () => {
  const { client, requests } = clientOf(() => Promise.reject(new TypeError("fetch failed")), { retry: false });
  const error = await failureOf(client.toggleCoupon({ path }));
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ isRetryable: true, isUncertain: true, message: expect.stringMatching(/it may have taken effect$/) });
  expect(error).toHaveProperty("idempotencyKey", requests[0]?.headers.get("Idempotency-Key"));

  const { client: plain } = clientOf(() => Promise.reject(new TypeError("fetch failed")), { retry: false, idempotency: false });
  expect(await failureOf(plain.toggleCoupon({ path }))).toMatchObject({ isRetryable: false, isUncertain: true });
});

test("an aborted write says that it may have taken effect, one that was never sent does not", async () => {
  const { client, requests } = clientOf(() => new Promise<Response>(() => {}));
  const leaving = new AbortController();
  const call = failureOf(client.toggleCoupon({ path, signal: leaving.signal }));
  await expect.poll(() => requests).toHaveLength(1);
  leaving.abort("gone");
  const error = await call;
  expect(error).toBeInstanceOf(AbortError);
  expect(error).toMatchObject({ isUncertain: true, isRetryable: false, cause: "gone" });
  expect(await failureOf(client.toggleCoupon({ path, signal: AbortSignal.abort() }))).toMatchObject({ isUncertain: false });
  expect(await failureOf(client.toggleCoupon({ path, timeoutMs: 5 }))).toMatchObject({ isUncertain: true, isRetryable: true });
});

test("a write stays uncertain when a later attempt is refused", async () => {
  const lost = [() => Promise.reject(new TypeError("fetch failed")), gateway];
  for (const first of lost) {
    let count = 0;
    const { client } = clientOf(() => (count++ === 0 ? first() : refuse(429, 429, null, { "Retry-After": "60" })));
    const error = await failureOf(client.toggleCoupon({ path }));
    expect(error).toMatchObject({ name: "RateLimitError", sentence: "no 429", isUncertain: true, isRetryable: true });
  }
});

test("a write whose only attempt was refused is not uncertain while it waits for the next one", async () => {
  const { client } = clientOf(() => refuse(429, 429, null, { "Retry-After": "1" }));
  expect(await failureOf(client.toggleCoupon({ path, signal: AbortSignal.timeout(20) }))).toMatchObject({
    name: "AbortError",
    isUncertain: false,
  });
});

test("what the server refused has not taken effect", async () => {
  const { client } = clientOf(() => refuse(409, 409));
  const error = await failureOf(client.toggleCoupon({ path }));
  expect(error).toBeInstanceOf(ConflictError);
  expect(error).toMatchObject({ message: "no 409", sentence: "no 409", isUncertain: false, isRetryable: false });
});

test("errors can be made by hand, for tests and stories", () => {
  expect(new NetworkError("listCoupons", "unreachable").message).toBe("listCoupons: no answer");
  expect(new TimeoutError("listCoupons", 50).message).toBe("listCoupons: no answer within 50 ms");
  expect(new ServerError("", { code: 500, status: 500, operationId: "listCoupons" }).message).toBe("listCoupons: 500");
  expect(new ApiError("no", { code: 400, status: 400, operationId: "x" }).message).toBe("no");
});

test("a caller gets the status and the headers of an answer, and is told of repeated attempts", async () => {
  const retries: unknown[] = [];
  let count = 0;
  const { client, requests } = clientOf(() => (count++ === 0 ? gateway() : answer({ id: 1 }, { headers: { "X-Request-Id": "r-1" } })), {
    onRetry: ({ operationId, tries }) => retries.push([operationId, tries]),
  });
  const { data, status, requestId } = await client.withResponse("getCoupon", { path, headers: { "X-Trace": "t-1" } });
  expect([data, status, requestId]).toEqual([{ id: 1 }, 200, "r-1"]);
  expect(retries).toEqual([["getCoupon", 1]]);
  expect(requests.map(({ headers }) => headers.get("X-Trace"))).toEqual(["t-1", "t-1"]);
  expect(requests[0]?.headers.get("User-Agent")).toMatch(/^shopkeeper-sdk\/\d+\.\d+\.\d+ node\/\d+/);
});
