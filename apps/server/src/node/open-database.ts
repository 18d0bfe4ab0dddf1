import { PGlite } from "@electric-sql/pglite";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Database } from "../ports/database";
import type { Logger } from "../ports/logger";
import { pgliteDatabase } from "../ports/pglite-database";
import { postgresqlDatabase } from "../ports/postgresql-database";
import type { Settings } from "./settings";

/** Beside the built server lies an empty database, so that a first start need not make one. */
const SNAPSHOT = fileURLToPath(new URL("./database.tar.gz", import.meta.url));

/** No PostgreSQL answers at DATABASE_URL; `message` says where it was looked for, without the password. */
export class DatabaseUnreachableError extends Error {
  override name = "DatabaseUnreachableError";
}

/** The database that the settings name: a PostgreSQL server, or PGlite in the data folder. */
export async function openDatabase({ databaseUrl, dataDir }: Settings, logger: Logger): Promise<Database> {
  if (databaseUrl) {
    const onError = (error: Error) => logger.error({ error }, "A database connection broke");
    return postgresqlDatabase({ url: databaseUrl, onError }).catch((cause: unknown) => {
      const { host, pathname } = new URL(databaseUrl);
      const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
      throw new DatabaseUnreachableError(`DATABASE_URL names ${host}${pathname}, which cannot be used: ${reason}`, { cause });
    });
  }
  const folder = join(dataDir, "database");
  const made = join(dataDir, "database.made");
  if (existsSync(made)) return pgliteDatabase(await PGlite.create(folder));

  // a first start that was killed has left a part of a database, and nothing of anybody's
  if (existsSync(folder)) renameSync(folder, `${folder}.unfinished-${Date.now()}`);
  mkdirSync(folder, { recursive: true });
  const loadDataDir = existsSync(SNAPSHOT) ? new Blob([readFileSync(SNAPSHOT)]) : undefined;
  const client = await PGlite.create({ dataDir: folder, loadDataDir });
  writeFileSync(made, "This folder's database is complete.\n");
  return pgliteDatabase(client);
}
