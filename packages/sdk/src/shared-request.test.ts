import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { AbortError, TimeoutError } from "./errors";
import { memorySession } from "./session";
import { answer, clientOf, emptyPage } from "./testing/answers";

/** Responds only when released; records which requests the caller aborted. */
function held() {
  const releases: (() => void)[] = [];
  const ended: string[] = [];
  const respond = (request: Request, { signal }: { signal: AbortSignal }) =>
    new Promise<Response>((resolve, reject) => {
      releases.push(() => resolve(answer(emptyPage)));
      signal.addEventListener("abort", () => {
        ended.push(request.url);
        reject(new TypeError("aborted"));
      });
    });
  return { respond, ended, release: () => releases.splice(0).forEach((release) => release()) };
}

test("equal reads under way share one request, whatever the order of their fields", async () => {
  const { respond, release } = held();
  const { client, requests } = clientOf(respond);
  const calls = [
    client.listCoupons({ query: { page: 1, name: "a" } }),
    client.listCoupons({ query: { name: "a", page: 1 } }),
    client.listCoupons({ query: { page: 2, name: "a" } }),
    client.listProducts({ query: { page: 1 } }),
  ];
  await pause(1);
  release();
  await Promise.all(calls);
  expect(requests).toHaveLength(3);
});

test("a read after the last one ended is a new request", async () => {
  const { client, requests } = clientOf(() => answer(emptyPage));
  await client.listCoupons();
  await client.listCoupons();
  expect(requests).toHaveLength(2);
});

test("writes are never shared", async () => {
  const { client, requests } = clientOf(() => answer(null));
  await Promise.all([client.toggleCoupon({ path: { id: 1 } }), client.toggleCoupon({ path: { id: 1 } })]);
  expect(new Set(requests.map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(2);
});

test("a read after a write does not join one from before it", async () => {
  const { respond, release } = held();
  const { client, requests } = clientOf((request, init) => (request.method === "POST" ? answer(null) : respond(request, init)));
  const before = client.listCoupons();
  await client.toggleCoupon({ path: { id: 1 } });
  const afterwards = client.listCoupons();
  await pause(1);
  release();
  await Promise.all([before, afterwards]);
  expect(requests.filter(({ method }) => method === "GET")).toHaveLength(2);
});

test("another account does not join the reads of the last one", async () => {
  const { respond, release } = held();
  const session = memorySession("one");
  const { client, requests } = clientOf(respond, { session });
  const first = client.getMenus();
  session.set("two");
  const second = client.getMenus();
  await pause(1);
  release();
  await Promise.all([first, second]);
  expect(requests.map(({ headers }) => headers.get("Authori-zation"))).toEqual(["one", "two"]);
});

test("one caller's abort ends its own call only; the last one's ends the request", async () => {
  const { respond, release, ended } = held();
  const { client, requests } = clientOf(respond);
  const [one, two] = [new AbortController(), new AbortController()];
  const first = client.listCoupons({ signal: one.signal });
  const second = client.listCoupons({ signal: two.signal });
  await pause(1);
  one.abort("left");
  await expect(first).rejects.toMatchObject({ name: "AbortError", cause: "left", operationId: "listCoupons" });
  expect(ended).toHaveLength(0);
  release();
  expect(await second).toEqual(emptyPage);

  const third = client.listCoupons({ signal: two.signal });
  await pause(1);
  two.abort();
  await expect(third).rejects.toBeInstanceOf(AbortError);
  expect(ended).toHaveLength(1);
  expect(requests.at(-1)?.signal.aborted).toBe(true);

  const fourth = client.listCoupons();
  await pause(1);
  release();
  expect(await fourth).toEqual(emptyPage);
});

test("a caller without a signal keeps the request going", async () => {
  const { respond, release, ended } = held();
  const { client } = clientOf(respond);
  const leaving = new AbortController();
  const first = client.listCoupons({ signal: leaving.signal });
  const second = client.listCoupons();
  await pause(1);
  leaving.abort();
  await expect(first).rejects.toBeInstanceOf(AbortError);
  release();
  expect(await second).toEqual(emptyPage);
  expect(ended).toHaveLength(0);
});

test("an aborted signal sends nothing, and an abort between tries ends them", async () => {
  const { client, requests } = clientOf(() => Promise.reject(new TypeError("offline")), { retry: { baseMs: 5_000 } });
  await expect(client.listCoupons({ signal: AbortSignal.abort() })).rejects.toBeInstanceOf(AbortError);
  expect(requests).toHaveLength(0);
  const leaving = new AbortController();
  const call = client.toggleCoupon({ path: { id: 1 }, signal: leaving.signal });
  await pause(5);
  leaving.abort();
  await expect(call).rejects.toBeInstanceOf(AbortError);
  await pause(5);
  expect(requests).toHaveLength(1);
});

test("a call ends at its time limit, even when the transport ignores signals", async () => {
  const errors: string[] = [];
  const { client } = clientOf(() => new Promise<Response>(() => {}), { timeoutMs: 30, onError: (error) => errors.push(error.name) });
  await expect(client.listCoupons()).rejects.toBeInstanceOf(TimeoutError);
  await expect(client.toggleCoupon({ path: { id: 1 }, timeoutMs: 10 })).rejects.toMatchObject({ timeoutMs: 10 });
  expect(errors).toEqual(["TimeoutError", "TimeoutError"]);
});

test("the time limit ends the request too, and covers an answer that stalls half way", async () => {
  const { respond, ended } = held();
  const { client } = clientOf(respond, { timeoutMs: 20 });
  await expect(client.listCoupons()).rejects.toBeInstanceOf(TimeoutError);
  expect(ended).toHaveLength(1);
  const stalling = clientOf(
    () => new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"code":')) })),
    {
      timeoutMs: 20,
    },
  );
  await expect(stalling.client.listCoupons()).rejects.toBeInstanceOf(TimeoutError);
});

test("an answer that breaks off is a network failure", async () => {
  const broken = () =>
    new Response(
      new ReadableStream({
        start: (body) => body.enqueue(new TextEncoder().encode('{"code":')),
        pull: (body) => body.error(new TypeError("terminated")),
      }),
    );
  const { client, requests } = clientOf(broken);
  await expect(client.listCoupons()).rejects.toMatchObject({ name: "NetworkError", reason: "unreachable" });
  expect(requests).toHaveLength(3);
});
