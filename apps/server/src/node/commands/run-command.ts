import { commandsOf } from "./commands";
import { lockDataDir } from "../database/data-dir-lock";
import { restoreCommand } from "../backup/restore-command";
import { loadDemo } from "../load-demo";
import { migratedDatabase } from "../database/migrated-database";
import { nodePorts } from "../node-ports";
import { openDatabase } from "../database/open-database";
import { privateFolder } from "../database/private-folder";
import type { Ports } from "../../ports/ports";
import type { Settings } from "../settings";

/** Runs a command while no server runs: on the database in the settings, which is closed again afterwards. */
export async function runCommand(
  settings: Settings,
  name: string,
  options: Readonly<Record<string, unknown>>,
  say: (line: string) => void = () => undefined,
): Promise<unknown> {
  privateFolder(settings.dataDir);
  const unlock = settings.databaseUrl ? () => undefined : lockDataDir(settings.dataDir);
  try {
    const ports = nodePorts(settings, settings.seed === "demo" ? await loadDemo() : undefined);
    const database = await openFor(name, settings, ports, say);
    try {
      const place = { ...ports, database, say };
      if (name === "restore") return await restoreCommand(place, options);
      const command = commandsOf(settings, () => Promise.resolve(place)).get(name);
      if (!command) throw new Error(`There is no command ${name}.`);
      return await command(options);
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}

/** Backups and restores use a database without migrating it; every other command migrates it first. */
function openFor(name: string, settings: Settings, ports: Ports, say: (line: string) => void) {
  const isBlank = name === "restore";
  return isBlank || name === "backup" ? openDatabase(settings, ports.logger, { isBlank }) : migratedDatabase(settings, ports, { say });
}
