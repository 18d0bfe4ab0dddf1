import { PGlite } from "@electric-sql/pglite";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { digest } from "../core/digest";
import { migrate } from "../tenancy/migrate";
import { migrations } from "../generated/migrations";
import { pgliteDatabase } from "../adapters/pglite-database";
import { fillPlatform } from "../composition/platform-rows";

// increased when the dump changes without a new migration
const FORMAT = 3;

/** The cache folder of snapshots. */
export const snapshotFolder = fileURLToPath(new URL("../../node_modules/.cache/shopkeeper", import.meta.url));

/** The name of the snapshot for the present migrations. */
export const snapshotName = () => `${digest(JSON.stringify([FORMAT, migrations])).slice(0, 16)}.tar.gz`;

/** A dump of a migrated database with the platform's data and no shop; created once, then read from `folder`. */
export async function snapshot(folder: string): Promise<Blob> {
  const path = join(folder, snapshotName());
  try {
    return new Blob([await readFile(path)]);
  } catch {
    const client = await PGlite.create();
    const database = await pgliteDatabase(client);
    await migrate(database);
    await fillPlatform(database.db, new Date());
    await dropLog(client);
    const dump = await client.dumpDataDir("gzip");
    await client.close();
    await mkdir(folder, { recursive: true });
    const part = `${path}.${process.pid}.part`;
    await writeFile(part, new Uint8Array(await dump.arrayBuffer()));
    await rename(part, path);
    return dump;
  }
}

/** Truncates the write-ahead log to what a start needs: the migrations' part would be a third of the dump. */
export async function dropLog(client: PGlite) {
  await client.exec("set wal_recycle = off");
  // the segment in which a checkpoint began is kept, so that two are needed
  for (let turn = 0; turn < 2; turn += 1) {
    await client.exec("select pg_switch_wal()");
    await client.exec("checkpoint");
  }
}
