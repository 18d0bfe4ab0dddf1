import { beforeAll, expect, test } from "vitest";
import { call } from "../test-call";
import { startServer } from "../testing";

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
