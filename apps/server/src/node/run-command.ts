import { commandsOf } from "./commands";
import { lockDataDir } from "./data-dir-lock";
import { migratedDatabase } from "./migrated-database";
import { nodePorts } from "./node-ports";
import { privateFolder } from "./private-folder";
import type { Settings } from "./settings";

/** Runs a command while no server does: on the database that the settings name, migrated, and closed again afterwards. */
export async function runCommand(settings: Settings, name: string, options: Readonly<Record<string, unknown>>): Promise<unknown> {
  privateFolder(settings.dataDir);
  const unlock = settings.databaseUrl ? () => undefined : lockDataDir(settings.dataDir);
  try {
    const ports = nodePorts(settings);
    const database = await migratedDatabase(settings, ports);
    try {
      const command = commandsOf(settings, () => Promise.resolve({ ...ports, database })).get(name);
      if (!command) throw new Error(`There is no command ${name}.`);
      return await command(options);
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}
