import { sql } from "drizzle-orm";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { appliedMigrations } from "../../tenancy/migrate";
import { storedPaths } from "../../pictures/stored-paths";
import type { Database, Executor } from "../../ports/database";
import { CommandError } from "../commands/command-error";
import { shopIds } from "../commands/shop-ids";
import { readRows } from "./read-rows";
import { openRowFiles, type RowFiles } from "./row-files";
import { tableGroups } from "./tables-of";

/** Tables of short-lived rows, and sessions: a restored shop must not reopen sessions that were closed since. */
const LEFT_OUT = new Set(["sessions", "captchas", "login_failures", "rate_limits", "claims"]);

/**
 * Writes the rows of all tables: each shop in a snapshot of its own, then the rows without a shop, in one snapshot as well.
 *
 * Every row that a shop's rows refer to is therefore present. If a shop is opened meanwhile, it is written too, and the rows without
 * a shop again. Resolves to the number of rows of each table, and the files that they name.
 */
export async function writeTables({ db, transaction }: Database, folder: string) {
  const migrations = await appliedMigrations(db);
  if (migrations.length === 0) throw new CommandError("There is nothing to back up: the database has no shop.");
  const { ofShops, others } = await tableGroups(db, LEFT_OUT);
  await mkdir(join(folder, "tables"));
  const files = await openRowFiles(folder, [...ofShops, ...others].flat());
  const paths = new Set<string>();
  const atOneMoment = <Result>(work: (db: Executor) => Promise<Result>) =>
    transaction(async (inside) => {
      await inside.execute(sql`set transaction isolation level repeatable read, read only`);
      return work(inside);
    });
  try {
    const written = new Set<number>();
    for (let waiting = await shopIds(db); ;) {
      for (const merId of waiting) {
        const found = await atOneMoment(async (inside) => {
          await write(inside, files, ofShops, merId);
          return storedPaths(inside, merId);
        });
        for (const path of found) paths.add(path);
        written.add(merId);
      }
      await files.empty(others.flat());
      const shops = await atOneMoment(async (inside) => {
        await write(inside, files, others);
        return shopIds(inside);
      });
      waiting = shops.filter((merId) => !written.has(merId));
      if (waiting.length === 0) break;
    }
    const rows = await files.close();
    if ((await appliedMigrations(db)).length !== migrations.length)
      throw new CommandError("A newer release has changed the tables meanwhile. Make the backup again.");
    return { migrations, rows, sequences: await sequencesOf(db), paths: [...paths].sort() };
  } finally {
    await files.close();
  }
}

async function write(db: Executor, files: RowFiles, groups: readonly string[][], merId?: number) {
  for (const tables of groups) for await (const rows of readRows(db, tables, merId)) await files.add(rows);
}

/** Sequences advance outside of transactions: read after the rows, none is behind them. */
async function sequencesOf(db: Executor): Promise<Record<string, string>> {
  const rows = await db
    .select({ name: sql<string>`sequencename`, last: sql<string>`last_value::text` })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = current_schema() and last_value is not null`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
