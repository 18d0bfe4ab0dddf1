import { PGlite } from "@electric-sql/pglite";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Database } from "../../ports/database";
import type { Logger } from "../../ports/logger";
import { pgliteDatabase } from "../../adapters/pglite-database";
import { postgresqlAddress } from "../../adapters/postgresql-address";
import { postgresqlDatabase } from "../../adapters/postgresql-database";
import type { WatchStatement } from "../../ports/telemetry";
import { DurableFiles, durableStart } from "./durable-files";
import type { Settings } from "../settings";

/** An empty database next to the built server, so that a first start need not create one. */
const SNAPSHOT = fileURLToPath(new URL("./database.tar.gz", import.meta.url));

/** No PostgreSQL answers at DATABASE_URL; `message` contains the address, without the password. */
export class DatabaseUnreachableError extends Error {
  override name = "DatabaseUnreachableError";
}

/** The data folder holds a database that may be incomplete; `message` contains the fix. */
export class UnmarkedDatabaseError extends Error {
  override name = "UnmarkedDatabaseError";
}

/**
 * The database of the settings: a PostgreSQL server, or PGlite in the data folder.
 *
 * A new database in the data folder begins with the tables of this release where it was built, or blank.
 */
export async function openDatabase(
  { databaseUrl, databaseConnections, dataDir }: Settings,
  logger: Logger,
  { isBlank = false, watch }: { isBlank?: boolean; watch?: WatchStatement | undefined } = {},
): Promise<Database> {
  if (databaseUrl) {
    const onError = (error: Error) => logger.error({ error }, "A database connection broke");
    return postgresqlDatabase({ url: databaseUrl, size: databaseConnections, onError, watch }).catch((cause: unknown) => {
      const { shown } = postgresqlAddress(databaseUrl);
      const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
      throw new DatabaseUnreachableError(`DATABASE_URL names ${shown}, which cannot be used: ${reason}`, { cause });
    });
  }
  const folder = join(dataDir, "database");
  const marks = { begun: join(dataDir, "database.begun"), made: join(dataDir, "database.made") };
  if (existsSync(marks.made))
    return pgliteDatabase(await PGlite.create({ fs: new DurableFiles(folder), startParams: durableStart }), watch);

  if (existsSync(folder) && readdirSync(folder).length > 0) {
    if (!existsSync(marks.begun)) {
      throw new UnmarkedDatabaseError(
        `${folder} holds a database without the file ${marks.made}, as after a copy that left it out. If the copy is whole, make that file; if not, move the folder away and run pnpm restore with a backup.`,
      );
    }
    // a first start that was killed has left an incomplete database without user data
    renameSync(folder, `${folder}.unfinished-${Date.now()}`);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(marks.begun, "The database of this folder is being made.\n");
  const loadDataDir = !isBlank && existsSync(SNAPSHOT) ? new Blob([readFileSync(SNAPSHOT)]) : undefined;
  const files = new DurableFiles(folder);
  const client = await PGlite.create({ fs: files, startParams: durableStart, loadDataDir });
  files.syncAll();
  writeFileSync(marks.made, "This folder's database is complete.\n");
  rmSync(marks.begun);
  return pgliteDatabase(client, watch);
}
