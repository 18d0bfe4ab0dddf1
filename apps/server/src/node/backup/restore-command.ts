import { sql } from "drizzle-orm";
import { join } from "node:path";
import { applyMigrations, appliedMigrations, releaseSteps, type Step } from "../../tenancy/migrate";
import { underStartLock } from "../../tenancy/start-lock";
import { diskFiles } from "../../adapters/disk-files";
import type { Place } from "../commands/command";
import { CommandError } from "../commands/command-error";
import { backupFolder } from "./backup-folder";
import { fillTable } from "./fill-table";
import type { Manifest } from "./manifest";
import { copyFile } from "./copy-file";
import { tablesOf } from "./tables-of";
import { verifiedBackup } from "./verified-backup";
import type { Executor } from "../../ports/database";

/**
 * Fills a database without rows, and the file storage, from a complete backup.
 *
 * One transaction applies the backup's migrations, inserts the rows, and applies this release's; it commits once the files are stored.
 */
export async function restoreCommand(
  { database, files }: Pick<Place, "database" | "files">,
  options: Readonly<Record<string, unknown>>,
  steps = releaseSteps,
) {
  const folder = backupFolder(options);
  const manifest = await verifiedBackup(folder, steps);
  await underStartLock(database, async (db) => {
    await refuseRows(db);
    await prepare(db, manifest, steps);
    const tables = Object.entries(manifest.tables);
    for (const [name, { rows }] of tables) {
      const filled = await fillTable(db, name, join(folder, "tables", `${name}.jsonl`));
      if (filled !== rows) throw new Error(`${name} has ${filled} rows after it was filled with ${rows}`);
    }
    await db.execute(
      sql`select setval(quote_ident(key)::regclass, value::bigint) from json_each_text(${JSON.stringify(manifest.sequences)}::json)`,
    );
    await applyMigrations(db, steps);
    const saved = diskFiles(join(folder, "files"));
    for (const { path } of manifest.files) await copyFile(saved, files, path);
    await db.execute(sql`analyze`);
  });
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  return { time: manifest.time, rows, files: manifest.files.length, missing: manifest.missing };
}

async function refuseRows(db: Executor) {
  for (const table of await tablesOf(db)) {
    const [row] = await db
      .select({ one: sql`1` })
      .from(sql`${sql.identifier(table)}`)
      .limit(1);
    if (row)
      throw new CommandError(
        `The database is in use: ${table} has rows. A backup is restored into a new data folder (DATA_DIR) or a new, empty database (DATABASE_URL).`,
      );
  }
}

/** Creates the tables of the backup in the database. */
async function prepare(db: Executor, { migrations, tables }: Manifest, steps: readonly Step[]) {
  if ((await appliedMigrations(db)).length > migrations.length)
    throw new CommandError("The database has newer tables than the backup. Use a new, empty database.");
  await applyMigrations(
    db,
    steps.filter(({ names }) => names.every((name) => migrations.includes(name))),
  );
  const known = new Set(await tablesOf(db));
  const unknown = Object.keys(tables).find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new CommandError(`The backup was changed: it has the table ${unknown}, which its migrations do not make.`);
}
