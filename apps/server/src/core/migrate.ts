import { sql } from "drizzle-orm";
import { migrations } from "../generated/migrations";
import type { Database } from "../ports/database";
import type { Executor } from "./scope";
import { underStartLock } from "./start-lock";

/** Brings a database to the newest shape; several nodes may start at once, one of them does it. */
export async function migrate(database: Database) {
  if ((await appliedMigrations(database.db)) === migrations.length) return;
  await underStartLock(database, async (db) => {
    await db.execute(sql`create table if not exists migrations (name text primary key, create_time timestamptz not null default now())`);
    for (const { name, statements } of migrations.slice(await appliedMigrations(db))) {
      for (const statement of statements) await db.execute(sql.raw(statement));
      await db.execute(sql`insert into migrations (name) values (${name})`);
    }
  });
}

/** How many steps a database has behind it. */
async function appliedMigrations(db: Executor): Promise<number> {
  const [place] = await db.select({ found: sql<boolean>`to_regclass('migrations') is not null` }).from(sql`(select 1) as one`);
  if (!place?.found) return 0;
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(sql`migrations`);
  return row?.count ?? 0;
}
