import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { hexOf } from "./core/digest";
import { migrate } from "./core/migrate";
import { underStartLock } from "./core/start-lock";
import { systemClock } from "./ports/clock";
import type { Database } from "./ports/database";
import { pgliteDatabase } from "./ports/pglite-database";
import { postgresqlDatabase } from "./ports/postgresql-database";
import { systemRandom } from "./ports/random";
import { keepStatement } from "./safety/sent-statements";
import { seedPlatform } from "./composition/seed-platform";
import { snapshot, snapshotFolder } from "./snapshot";

const watch = (text: string) => {
  keepStatement(text);
  return () => undefined;
};

/**
 * A database with the platform's data and no shop, or a blank one without tables.
 *
 * It is PGlite from a cached snapshot, or a new database on the server that TEST_DATABASE_URL names.
 */
export async function testDatabase({ isBlank = false } = {}): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  const database = url
    ? await postgresqlDatabase({ url: await newDatabaseUrl(url), onError, watch })
    : await pgliteDatabase(await PGlite.create({ loadDataDir: await snapshot(snapshotFolder) }), watch);
  if (!isBlank) {
    await migrate(database);
    await underStartLock(database, (db) => seedPlatform(db, systemClock.now()));
  } else if (!url) {
    // quicker than a database without the snapshot
    await database.db.execute(sql`drop schema public cascade`);
    await database.db.execute(sql`create schema public`);
  }
  return database;
}

/** The address of a new, empty database; those of earlier days are dropped. It is no schema, which would be a setting of the session. */
export async function newDatabaseUrl(url: string): Promise<string> {
  const day = Math.floor(Date.now() / 86_400_000);
  const name = `test_${day}_${hexOf(systemRandom.bytes(6))}`;
  const admin = await postgresqlDatabase({ url, size: 1, onError });
  const found = await admin.db
    .select({ name: sql<string>`datname` })
    .from(sql`pg_database`)
    .where(sql`datname ~ '^test_[0-9]+_'`);
  for (const old of found) {
    if (Number(old.name.split("_")[1]) < day - 1) await admin.db.execute(sql`drop database if exists ${sql.identifier(old.name)}`);
  }
  await admin.db.execute(sql`create database ${sql.identifier(name)}`);
  await admin.close();
  const own = new URL(url);
  own.pathname = name;
  return own.href;
}

const onError = () => undefined;
