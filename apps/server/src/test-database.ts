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

const logger = { logQuery: keepStatement };

/**
 * A database with the platform's data and no shop, or a blank one without tables.
 *
 * It is PGlite from a cached snapshot, or a schema on the server that TEST_DATABASE_URL names.
 */
export async function testDatabase({ isBlank = false } = {}): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  const database = url
    ? await openSchema(url)
    : await pgliteDatabase(await PGlite.create({ loadDataDir: await snapshot(snapshotFolder) }), logger);
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

/** A schema of a new name; those of earlier days are dropped. */
async function openSchema(url: string): Promise<Database> {
  const day = Math.floor(Date.now() / 86_400_000);
  const schema = `test_${day}_${hexOf(systemRandom.bytes(6))}`;
  const onError = () => undefined;
  const admin = await postgresqlDatabase({ url, size: 1, onError });
  const found = await admin.db
    .select({ name: sql<string>`nspname` })
    .from(sql`pg_namespace`)
    .where(sql`nspname ~ '^test_[0-9]+_'`);
  for (const { name } of found) {
    if (Number(name.split("_")[1]) < day - 1) await admin.db.execute(sql`drop schema if exists ${sql.identifier(name)} cascade`);
  }
  await admin.db.execute(sql`create schema ${sql.identifier(schema)}`);
  await admin.close();
  return postgresqlDatabase({ url, schema, size: 10, onError, logger });
}
