import { PGlite } from "@electric-sql/pglite";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { digest } from "../core/digest";
import { migrate } from "../tenancy/migrate";
import { migrations } from "../generated/migrations";
import { pgliteDatabase } from "../adapters/pglite-database";
import { fillPlatform } from "../composition/platform-rows";

// raised when the dump holds something else than the migrations say
const FORMAT = 3;

/** The folder that keeps snapshots between runs. */
export const snapshotFolder = fileURLToPath(new URL("../../node_modules/.cache/shopkeeper", import.meta.url));

/** The name of the snapshot that fits the migrations as they are now. */
export const snapshotName = () => `${digest(JSON.stringify([FORMAT, migrations])).slice(0, 16)}.tar.gz`;

/** A dump of a migrated database with the platform's data and no shop; made once, then read from `folder`. */
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

/** Leaves of the write-ahead log no more than a start needs: what the migrations wrote to it would be a third of the dump. */
export async function dropLog(client: PGlite) {
  await client.exec("set wal_recycle = off");
  // the segment that a checkpoint began in stays, so that it takes two
  for (let turn = 0; turn < 2; turn += 1) {
    await client.exec("select pg_switch_wal()");
    await client.exec("checkpoint");
  }
}
