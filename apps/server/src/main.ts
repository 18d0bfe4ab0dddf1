import { UnknownMigrationError } from "./core/migrate";
import { PortTakenError, startNode } from "./node";
import { DataDirHeldError } from "./node/data-dir-lock";
import { DatabaseUnreachableError, UnmarkedDatabaseError } from "./node/open-database";
import { readSettings, SettingsError } from "./node/settings";
import { SEED_PASSWORD } from "./session/seed";

/** Ends the process with a sentence for whoever started it; only what nobody foresaw shows a trace. */
function giveUp(failure: unknown): never {
  const foreseen = [
    SettingsError,
    DataDirHeldError,
    PortTakenError,
    DatabaseUnreachableError,
    UnmarkedDatabaseError,
    UnknownMigrationError,
  ];
  const isForeseen = foreseen.some((each) => failure instanceof each);
  process.stderr.write(`${failure instanceof Error ? (isForeseen ? failure.message : failure.stack) : String(failure)}\n`);
  process.exit(1);
}

try {
  const settings = readSettings(process.env);
  const { address, ready, stop } = await startNode(settings);
  process.stdout.write(`Shopkeeper 掌柜: ${address}\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0), giveUp));
  }
  await ready;
  if (settings.seed === "demo") process.stdout.write(`Demo accounts: admin, clerk, admin2 (password ${SEED_PASSWORD})\n`);
} catch (failure) {
  giveUp(failure);
}
