import { sql } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { handlers } from "../generated/domains";
import { call } from "../testing/test-call";
import { startServer } from "../testing/start-server";
import { isUnavailable, sqlState } from "../ports/database";
import { postgresqlDatabase } from "./postgresql-database";
import { addressOf, holdAll, proxyTo } from "../testing/test-connections";

test("a session is looked up and the readiness answers while every connection works for a shop", async () => {
  const server = await startServer();
  const { token } = await server.createShop();
  const { begun, release, ended } = holdAll(server.database, 10);
  await begun;
  expect(await call(server, "getReady")).toMatchObject({ status: 200 });
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
  expect([second.status, second.headers.get("Retry-After")]).toEqual([503, expect.stringMatching(/^[12]$/)]);
  finish();
  expect(await first).toMatchObject({ status: 200 });
  expect((await add(other)).headers.get("Idempotency-Replayed")).toBe("true");
});

test("ten calls of one shop at once leave connections for another shop", async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let begun = 0;
  const addProductCategory: typeof handlers.addProductCategory = async (input) => {
    begun += 1;
    await finished;
    return handlers.addProductCategory(input);
  };
  const server = await startServer({ handlers: { ...handlers, addProductCategory } });
  const [busy, other] = [await server.createShop(), await server.createShop()];
  const calls = Array.from({ length: 10 }, (_, at) =>
    call(server, "addProductCategory", { token: busy.token, body: { pid: 0, name: `c${at}`, sort: 0 } }),
  );
  await expect.poll(() => begun).toBe(5);
  expect(await call(server, "listProductCategories", { token: other.token })).toMatchObject({ status: 200 });
  expect(begun).toBe(5);
  finish();
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
});

test("a COMMIT whose answer is lost answers 503, and the same write with its key has one effect", async () => {
  const { createShop, database } = await startServer();
  const proxy = await proxyTo(await addressOf(database));
  const proxied = await postgresqlDatabase({ url: proxy.url, size: 2, onError: () => undefined });
  const server = await startServer({ database: proxied });
  const { token } = await createShop();
  const add = () =>
    call(server, "addProductCategory", { token, body: { pid: 0, name: "甲", sort: 0 }, headers: { "Idempotency-Key": "doubted" } });
  proxy.cutAfterCommit();
  const first = await add();
  expect([first.status, first.headers.get("Retry-After")]).toEqual([503, "1"]);
  const second = await add();
  expect([second.status, second.headers.get("Idempotency-Replayed")]).toEqual([200, "true"]);
  expect((await call(server, "listProductCategories", { token })).data).toHaveLength(1);
  await proxied.close();
  await proxy.close();
});

test("connections whose server went silent are given up: health, calls and the end of the server do not wait for them", async () => {
  const { createShop, database } = await startServer();
  const proxy = await proxyTo(await addressOf(database));
  const silence = { work: 600, lookups: 300 };
  const proxied = await postgresqlDatabase({ url: proxy.url, size: 2, onError: () => undefined, silence });
  const server = await startServer({ database: proxied });
  const { token } = await createShop();
  const work = holdAll(proxied, 2);
  await work.begun;
  expect(await call(server, "getReady")).toMatchObject({ status: 200 });

  proxy.silence();
  expect(await call(server, "getReady")).toMatchObject({ status: 503, code: 90020 });
  work.release();
  const failures: unknown[] = await work.ended;
  expect(failures.map(isUnavailable)).toEqual([true, true]);
  await expect.poll(async () => (await call(server, "getReady")).status).toBe(200);
  expect(await call(server, "listProductCategories", { token })).toMatchObject({ status: 200 });

  const last = holdAll(proxied, 2);
  await last.begun;
  proxy.silence();
  last.release();
  await proxied.close();
  await proxy.close();
});

test("connections that had been idle for long are given up as well, all of them with the first", async () => {
  const { database } = await startServer();
  const proxy = await proxyTo(await addressOf(database));
  const silence = { work: 60_000, lookups: 300 };
  const proxied = await postgresqlDatabase({ url: proxy.url, size: 4, onError: () => undefined, silence });
  const work = holdAll(proxied, 4);
  await work.begun;
  work.release();
  await work.ended;
  await proxied.ping();
  await sleep(2 * silence.lookups);
  proxy.silence();
  await expect(proxied.ping()).rejects.toThrow();
  await proxied.ping();
  // the four idle connections to the silent server would have been waited for, a minute each
  await Promise.all(Array.from({ length: 4 }, () => proxied.transaction((db) => db.execute(sql`select 1`))));
  await proxied.close();
  await proxy.close();
});

test("a connection to a database that takes no writes any more is not used again", async () => {
  const { database } = await startServer();
  const backend = sql<number>`pg_backend_pid()`;
  const pids: number[] = [];
  const demoted = database.transaction(async (db) => {
    pids.push(Number((await db.select({ pid: backend }).from(sql`(select 1) as one`))[0]?.pid));
    await db.execute(sql`set transaction read only`);
    await db.execute(sql`create table notes (text text)`);
  });
  const failure: unknown = await demoted.catch((error: unknown) => error);
  expect([sqlState(failure), isUnavailable(failure)]).toEqual(["25006", true]);
  const { begun, release, ended } = holdAll(database, 10, (pid) => pids.push(pid));
  await begun;
  release();
  await ended;
  expect(pids.slice(1)).not.toContain(pids[0]);
});
