import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startServer } from "../testing/start-server";
import { isUnavailable } from "../ports/database";
import { postgresqlDatabase } from "./postgresql-database";
import { addressOf, holdAll, proxyTo } from "../testing/test-connections";

const onError = () => undefined;

test("of several servers the first that answers is used", async () => {
  const { database } = await startServer();
  const url = await addressOf(database);
  const others = ["127.0.0.1:1", "[::1]:1", "no-such-host.invalid"];
  const found = await postgresqlDatabase({ url: url.href.replace(url.host, [...others, url.host].join(",")), onError });
  await expect(found.ping()).resolves.toBeUndefined();
  await found.close();
  const failure: unknown = await postgresqlDatabase({ url: url.href.replace(url.host, others.join(",")), onError }).catch(
    (error: unknown) => error,
  );
  expect(isUnavailable(failure)).toBe(true);
  expect(String(failure)).toMatch(/127\.0\.0\.1:1: .*; \[::1\]:1: .*; no-such-host\.invalid:5432: /);
});

test("a server that goes silent is left for another one, with all work that still waits for it", async () => {
  const { database } = await startServer();
  const url = await addressOf(database);
  const proxy = await proxyTo(url);
  const silence = { work: 60_000, lookups: 300 };
  const address = url.href.replace(url.host, `${proxy.host},${url.host}`);
  const moving = await postgresqlDatabase({ url: address, size: 2, onError, silence });
  const work = holdAll(moving, 2);
  await work.begun;
  proxy.silence();
  proxy.leave();
  await expect
    .poll(() =>
      moving.ping().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  work.release();
  expect((await work.ended).map(isUnavailable)).toEqual([true, true]);
  await expect(moving.transaction((db) => db.execute(sql`select 1`))).resolves.toBeDefined();
  await moving.close();
  await proxy.close();
});

test("a statement that is given up ends at the server as well", async () => {
  const { database } = await startServer();
  const silence = { work: 400, lookups: 300 };
  const hasty = await postgresqlDatabase({ url: (await addressOf(database)).href, size: 2, onError, silence });
  const sleeps = (name: string) => sql`select pg_sleep(60), ${name}::text`;
  const running = () =>
    database.db
      .select({ query: sql<string>`query` })
      .from(sql`pg_stat_activity`)
      .where(sql`state = 'active' and query like '%pg_sleep(60), $1%' and pid <> pg_backend_pid()`);
  const failures: unknown[] = await Promise.all([
    hasty.db.execute(sleeps("work")).catch((error: unknown) => error),
    hasty.lookups.execute(sleeps("lookup")).catch((error: unknown) => error),
  ]);
  expect(failures.map(isUnavailable)).toEqual([true, true]);
  await expect.poll(running, { timeout: 20_000 }).toEqual([]);
  await hasty.close();
});
