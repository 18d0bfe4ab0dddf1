import { beforeAll, expect, test } from "vitest";
import { handlers } from "../generated/domains";
import { call } from "../testing/test-call";
import { startServer } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const add = (token: string, name: string, key: string, on: Pick<typeof server, "fetch"> = server) =>
  call(on, "addProductCategory", { token, body: { pid: 0, name, sort: 0 }, headers: { "Idempotency-Key": key } });

async function names(token: string) {
  const { data } = await call(server, "listProductCategories", { token });
  return data.map(({ name }) => name);
}

test("a hundred equal writes at once have one effect and one answer", async () => {
  const { token } = await server.createShop();
  const answers = await Promise.all(Array.from({ length: 100 }, () => add(token, "once", "hundred")));
  expect(new Set(answers.map(({ status, code, message, data }) => JSON.stringify([status, code, message, data]))).size).toBe(1);
  expect(answers[0]).toMatchObject({ code: 200 });
  expect(await names(token)).toEqual(["once"]);
});

test("a write sent again gets the first answer, and nothing happens", async () => {
  const { token } = await server.createShop();
  await add(token, "first", "again");
  const second = await add(token, "first", "again");
  expect([second.code, second.headers.get("Idempotency-Replayed")]).toEqual([200, "true"]);
  expect(await names(token)).toEqual(["first"]);
});

test("a key that comes with another body is refused", async () => {
  const { token } = await server.createShop();
  await add(token, "one", "reused");
  expect(await add(token, "two", "reused")).toMatchObject({ status: 409, code: 90010 });
  expect(await names(token)).toEqual(["one"]);
});

test("a refusal is kept too, also when the same write would now succeed", async () => {
  const { token } = await server.createShop();
  const toggle = () =>
    call(server, "deleteProductCategory", { token, path: { id: 2_000_000_000 }, headers: { "Idempotency-Key": "refused" } });
  const first = await toggle();
  expect(first).toMatchObject({ status: 404, code: 6203 });
  const second = await toggle();
  expect(second.data).toEqual(first.data);
});

test("keys belong to one account of one shop", async () => {
  const [one, other] = [await server.createShop(), await server.createShop()];
  const colleague = await one.as(["merchant:product:category:add"]);
  await add(one.token, "owner", "shared");
  await add(colleague.token, "staff", "shared");
  await add(other.token, "stranger", "shared");
  expect([await names(one.token), await names(other.token)]).toEqual([expect.arrayContaining(["owner", "staff"]), ["stranger"]]);
});

test("after a day the key may be used anew", async () => {
  const { token } = await server.createShop();
  const { database } = server;
  await add(token, "today", "daily");
  const tomorrow = await startServer({ database, ports: { clock: { now: () => new Date(Date.now() + 23 * 3_600_000) } } });
  expect((await add(token, "today", "daily", tomorrow)).headers.get("Idempotency-Replayed")).toBe("true");
  const later = await startServer({ database, ports: { clock: { now: () => new Date(Date.now() + 25 * 3_600_000) } } });
  await call(tomorrow, "getMenus", { token });
  expect(await add(token, "tomorrow", "daily", later)).toMatchObject({ code: 200 });
  expect(await names(token)).toEqual(expect.arrayContaining(["today", "tomorrow"]));
});

test("a key of odd characters or endless length is 400", async () => {
  const { token } = await server.createShop();
  for (const key of ["a b", "a".repeat(129)]) expect(await add(token, "x", key)).toMatchObject({ status: 400 });
});

/** A server that prepares the addition of a category by `prepare`, outside the database; the effect first fails with each of `failures`. */
function serverThatPrepares(prepare: () => Promise<void>, failures: Error[] = []) {
  return startServer({
    preparations: { addProductCategory: prepare },
    handlers: {
      ...handlers,
      addProductCategory(input) {
        const failure = failures.pop();
        if (failure) throw failure;
        return handlers.addProductCategory(input);
      },
    },
  });
}

test("a write that the database could not order is tried again, and what it does outside the database is done once", async () => {
  let prepared = 0;
  const states = ["40001", "40P01", "40001"];
  const failures = states.map((code) => new Error("Failed query", { cause: Object.assign(new Error("not ordered"), { code }) }));
  const retrying = await serverThatPrepares(async () => void (prepared += 1), failures);
  const { token } = await server.createShop();
  expect(await add(token, "retried", "retried", retrying)).toMatchObject({ code: 200 });
  expect([prepared, failures.length]).toEqual([1, 0]);
});

test("a second call with a key waits while the first is being prepared, and gets its answer", async () => {
  let prepared = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const slow = await serverThatPrepares(() => ((prepared += 1), finished));
  const { token } = await server.createShop();
  const calls = [1, 2, 3].map(() => add(token, "slow", "slow", slow));
  await expect.poll(() => prepared).toBe(1);
  const other = add(token, "another", "slow", slow);
  await call(slow, "getMenus", { token });
  finish();
  const answers = await Promise.all(calls);
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
  // any of them may be the first to arrive
  expect(answers.filter(({ headers }) => headers.get("Idempotency-Replayed") === "true")).toHaveLength(2);
  expect([prepared, (await other).code]).toEqual([1, 90010]);
  expect(await names(token)).toEqual(["slow"]);
});
