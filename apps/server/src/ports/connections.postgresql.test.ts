import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { handlers } from "../generated/domains";
import { call } from "../test-call";
import { startServer } from "../testing";
import { isUnavailable, type Database } from "./database";

test("a session is looked up and the health answers while every connection works for a shop", async () => {
  const server = await startServer();
  const { token } = await server.createShop();
  const { release, ended } = await holdAll(server.database);
  expect(await call(server, "getHealth")).toMatchObject({ status: 200 });
  expect(await call(server, "getMenus", { token: "unknown" })).toMatchObject({ status: 401 });
  release();
  await ended;
  expect(await call(server, "getMenus", { token })).toMatchObject({ status: 200 });
});

test("a connection that is cut in the middle of a transaction is told from a defect, and the next one works", async () => {
  const { database } = await startServer();
  const failure: unknown = await database
    .transaction(async (db) => {
      await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      await db.execute(sql`select 1`);
    })
    .catch((error: unknown) => error);
  expect(isUnavailable(failure)).toBe(true);
  await expect(database.transaction((db) => db.execute(sql`select 1`))).resolves.toBeDefined();
});

test("a call whose key is at work on another server for too long is told when to come again", async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let isBegun = false;
  const addProductCategory: typeof handlers.addProductCategory = async (input) => {
    isBegun = true;
    await finished;
    return handlers.addProductCategory(input);
  };
  const one = await startServer({ handlers: { ...handlers, addProductCategory } });
  const other = await startServer({ database: one.database });
  const { token } = await one.createShop();
  const add = (server: typeof one) =>
    call(server, "addProductCategory", { token, body: { pid: 0, name: "甲", sort: 0 }, headers: { "Idempotency-Key": "shared" } });
  const first = add(one);
  await expect.poll(() => isBegun).toBe(true);
  const second = await add(other);
  expect([second.status, second.headers.get("Retry-After")]).toEqual([429, "2"]);
  finish();
  expect(await first).toMatchObject({ status: 200 });
  expect((await add(other)).headers.get("Idempotency-Replayed")).toBe("true");
});

/** Takes every connection of the pool, each in a transaction of its own, until they are released. */
async function holdAll({ transaction }: Database) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let begun = 0;
  const ended = Promise.all(
    Array.from({ length: 10 }, () =>
      transaction(async (db) => {
        await db.execute(sql`select 1`);
        begun += 1;
        await released;
      }),
    ),
  );
  await expect.poll(() => begun).toBe(10);
  return { release, ended };
}
