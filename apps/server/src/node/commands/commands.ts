import { addShopCommand } from "./add-shop-command";
import { backupCommand } from "../backup/backup-command";
import type { Command, Place } from "./command";
import { CommandError } from "./command-error";
import { resetPasswordCommand } from "./reset-password-command";
import { loadDemo } from "../load-demo";
import type { Settings } from "../settings";
import { shardsCommand } from "../shards/shards-command";
import { verifyBooksCommand } from "./verify-books-command";
import { verifyLogsCommand } from "./verify-logs-command";

/** The commands of a server with these settings, by name. */
export function commandsOf({ seed }: Pick<Settings, "seed">, place: () => Promise<Place>): ReadonlyMap<string, Command> {
  const on =
    (run: (place: Place, options: Parameters<Command>[0]) => Promise<unknown>): Command =>
    async (options) =>
      run(await place(), options);
  return new Map([
    ["add-shop", on(addShopCommand)],
    ["backup", on(backupCommand)],
    ["migrate", on(migrated)],
    ["reset-password", on(resetPasswordCommand)],
    ["restore", noRestore],
    ["verify-books", on(verifyBooksCommand)],
    ["verify-logs", on(verifyLogsCommand)],
    ["seed", on(async (at, options) => (await loadDemo()).seedCommand(at, options))],
    ["shards", on(shardsCommand)],
    ["simulate", seed === "demo" ? on(async (at, options) => (await loadDemo()).simulateCommand(at, options)) : noDemo],
  ]);
}

/** Any command migrates the database when it opens it; this command does nothing else. */
const migrated = () => Promise.resolve({ migrated: true });

const noDemo: Command = () => Promise.reject(new Error("This server plays no demo. Start it with SEED=demo."));

const noRestore: Command = () =>
  Promise.reject(
    new CommandError("A server runs on this data folder. Stop it and restore into a new one (DATA_DIR), or into a new database."),
  );
