import { fillPlatform } from "../../composition/platform-rows";
import { migrate } from "../../tenancy/migrate";
import { underStartLock } from "../../tenancy/start-lock";
import type { Database } from "../../ports/database";
import type { Ports } from "../../ports/ports";
import type { WatchStatement } from "../../ports/telemetry";
import { fillAccountKeys } from "../../session/fill-account-keys";
import { openDatabase } from "./open-database";
import type { Settings } from "../settings";
import { distributeTables } from "../shards/distribute-tables";

/** The migrated database of the settings, with the platform's rows. It is closed again if that fails. */
export async function migratedDatabase(
  settings: Settings,
  { logger, clock }: Pick<Ports, "logger" | "clock">,
  { watch, say = (line) => logger.info({}, line) }: { watch?: WatchStatement | undefined; say?: (line: string) => void } = {},
): Promise<Database> {
  const database = await openDatabase(settings, logger, { watch });
  try {
    await migrate(database);
    await distributeTables(database, { isWanted: settings.isSharded, say });
    await underStartLock(database, async (db) => {
      await fillPlatform(db, clock.now());
      await fillAccountKeys(db);
    });
    return database;
  } catch (failure) {
    await database.close();
    throw failure;
  }
}
