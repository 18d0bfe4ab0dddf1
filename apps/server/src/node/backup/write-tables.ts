import { sql } from "drizzle-orm";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { appliedMigrations } from "../../core/migrate";
import type { Executor } from "../../core/scope";
import { storedPaths } from "../../pictures/stored-paths";
import type { Database } from "../../ports/database";
import { CommandError } from "../command-error";
import { readRows } from "./read-rows";
import { tablesOf } from "./tables-of";

/** What counts for minutes only, and sessions: a restored shop must not open again what was closed since. */
const LEFT_OUT = new Set(["sessions", "captchas", "login_failures", "rate_limits", "claims"]);

/** Writes the rows of all tables as they are at one moment, and answers how many each has, with what belongs to the same moment. */
export const writeTables = ({ transaction }: Database, folder: string) =>
  transaction(
    async (db) => {
      await db.execute(sql`set transaction isolation level repeatable read, read only`);
      const migrations = await appliedMigrations(db);
      if (migrations.length === 0) throw new CommandError("There is nothing to back up: the database has no shop.");
      await mkdir(join(folder, "tables"));
      const rows = new Map<string, number>();
      for (const table of await tablesOf(db)) {
        if (!LEFT_OUT.has(table)) rows.set(table, await writeTable(db, table, join(folder, "tables", `${table}.jsonl`)));
      }
      return { migrations, rows, sequences: await sequencesOf(db), paths: await storedPaths(db) };
    },
    { isLong: true },
  );

async function writeTable(db: Executor, table: string, path: string): Promise<number> {
  const file = await open(path, "wx");
  let rows = 0;
  try {
    for await (const lines of readRows(db, table)) {
      await file.writeFile(`${lines.join("\n")}\n`);
      rows += lines.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return rows;
}

/** Sequences go on beside transactions: read after the rows, none is behind them. */
async function sequencesOf(db: Executor): Promise<Record<string, string>> {
  const rows = await db
    .select({ name: sql<string>`sequencename`, last: sql<string>`last_value::text` })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = current_schema() and last_value is not null`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
