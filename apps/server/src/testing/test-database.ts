import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import { hexOf } from "../core/digest";
import { migrate } from "../tenancy/migrate";
import { underStartLock } from "../tenancy/start-lock";
import { systemClock } from "../ports/clock";
import { type Database, type Executor, isUnavailable } from "../ports/database";
import { pgliteDatabase } from "../adapters/pglite-database";
import { postgresqlDatabase } from "../adapters/postgresql-database";
import { systemRandom } from "../ports/random";
import { distributeTables } from "../node/shards/distribute-tables";
import { keepStatement } from "./safety/sent-statements";
import { fillPlatform } from "../composition/platform-rows";
import { snapshot, snapshotFolder } from "./snapshot";

const watch = (text: string) => {
  keepStatement(text);
  return () => undefined;
};

/** TEST_DATABASE_URL is the coordinator of a Citus: each database is distributed over its machines. */
const isSharded = process.env.TEST_CITUS === "1";

/**
 * A database with the platform's data and no shop, or a blank one without tables.
 *
 * It is PGlite from a cached snapshot, or a new database on the server at TEST_DATABASE_URL.
 */
export async function testDatabase({ isBlank = false } = {}): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  const database = url
    ? await postgresqlDatabase({ url: await newDatabaseUrl(url), onError, watch })
    : await pgliteDatabase(await PGlite.create({ loadDataDir: await snapshot(snapshotFolder) }), watch);
  if (!isBlank) {
    await migrate(database);
    if (isSharded) await distributeTables(database, { isWanted: true });
    await underStartLock(database, (db) => fillPlatform(db, systemClock.now()));
  } else if (!url) {
    // faster than creating a database without the snapshot
    await database.db.execute(sql`drop schema public cascade`);
    await database.db.execute(sql`create schema public`);
  }
  return database;
}

/** The address of a new, empty database; older ones are dropped. It is not a schema, which would need a setting of the session. */
export async function newDatabaseUrl(url: string): Promise<string> {
  const day = Math.floor(Date.now() / 86_400_000);
  const name = `test_${day}_${hexOf(systemRandom.bytes(6))}`;
  const own = new URL(url);
  own.pathname = name;
  await onDatabase(url, async ({ db }) => {
    const machines = isSharded ? await machinesOf(db, url) : [{ url, statement: sql`select 1` }];
    const found = await db
      .select({ name: sql<string>`datname` })
      .from(sql`pg_database`)
      .where(sql`datname ~ '^test_[0-9]+_'`);
    const old = found.filter((each) => Number(each.name.split("_")[1]) < day - 1);
    for (const machine of machines) {
      await onDatabase(machine.url, async (admin) => {
        for (const each of old) await admin.db.execute(sql`drop database if exists ${sql.identifier(each.name)} with (force)`);
        await admin.db.execute(sql`create database ${sql.identifier(name)}`);
      });
      if (isSharded) await onDatabase(new URL(name, machine.url).href, (admin) => admin.db.execute(sql`create extension citus`));
    }
    await onDatabase(own.href, async (admin) => {
      for (const { statement } of machines) await repeated(() => admin.db.execute(statement));
    });
  });
  return own.href;
}

/** The machines of Citus in a database, each with its address and the statement that adds it to another database. */
async function machinesOf(db: Executor, url: string) {
  const nodes = await db
    .select({ host: sql<string>`nodename`, port: sql<number>`nodeport`, group: sql<number>`groupid` })
    .from(sql`pg_dist_node`)
    .orderBy(sql`groupid`);
  return nodes.map(({ host, port, group }) => {
    const place = sql`${host}::text, ${port}::integer`;
    if (group === 0) return { url, statement: sql`select citus_set_coordinator_host(${place})` };
    const worker = new URL(url);
    worker.host = `${host}:${port}`;
    return { url: worker.href, statement: sql`select citus_add_node(${place})` };
  });
}

async function onDatabase(url: string, work: (database: Database) => Promise<unknown>) {
  const database = await postgresqlDatabase({ url, size: 1, onError });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Retries for two seconds: while other databases are created, a machine may be unreachable for a moment. */
async function repeated<Result>(run: () => Promise<Result>, attempts = 5): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (attempts === 1 || !isUnavailable(error)) throw error;
    await sleep(500);
    return repeated(run, attempts - 1);
  }
}

const onError = () => undefined;
