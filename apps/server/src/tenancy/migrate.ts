import { sql } from "drizzle-orm";
import { migrations } from "../generated/migrations";
import type { Database, Executor } from "../ports/database";
import { underStartLock } from "./start-lock";

/** The database has steps that this release does not know; `message` says which and what to do. */
export class UnknownMigrationError extends Error {
  override name = "UnknownMigrationError";
}

/** Brings a database to the newest shape; several nodes may start at once, one of them does it. */
export async function migrate(database: Database) {
  if ((await missingMigrations(database.db)).length > 0) await underStartLock(database, (db) => applyMigrations(db));
}

/** Takes the steps that a database lacks, up to as many as `last` in all, within an open transaction. */
export async function applyMigrations(db: Executor, last = migrations.length) {
  await db.execute(sql`create table if not exists migrations (name text primary key, create_time timestamptz not null default now())`);
  for (const { name, statements } of await missingMigrations(db, last)) {
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(sql`insert into migrations (name) values (${name})`);
  }
}

/** The steps that a database does not have yet. Those that it has are the first of ours, or it belongs to another release. */
async function missingMigrations(db: Executor, last = migrations.length) {
  const applied = await appliedMigrations(db);
  const unknown = applied.find((name, at) => name !== migrations[at]?.name);
  if (unknown !== undefined) {
    throw new UnknownMigrationError(
      `The database has the step "${unknown}", which this release does not know at its place: it belongs to a newer or another release. Start that release, or restore a backup of this one.`,
    );
  }
  return migrations.slice(applied.length, last);
}

/** The names of the steps that a database has behind it, in their order. */
export async function appliedMigrations(db: Executor): Promise<string[]> {
  const [place] = await db.select({ found: sql<boolean>`to_regclass('migrations') is not null` }).from(sql`(select 1) as one`);
  if (!place?.found) return [];
  const rows = await db
    .select({ name: sql<string>`name` })
    .from(sql`migrations`)
    .orderBy(sql`name collate "C"`);
  return rows.map(({ name }) => name);
}
