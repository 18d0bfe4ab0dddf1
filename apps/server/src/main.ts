import { json } from "node:stream/consumers";
import { faultOf } from "./core/fault";
import { UnfitMigrationsError } from "./tenancy/migrate";
import { startNode } from "./node";
import { sentenceOf } from "./node/commands/command-error";
import { DataDirHeldError } from "./node/database/data-dir-lock";
import { DatabaseUnreachableError, UnmarkedDatabaseError } from "./node/database/open-database";
import { PortTakenError } from "./node/port-taken-error";
import { DemoPasswordError } from "./node/refuse-demo-passwords";
import { runCommand } from "./node/commands/run-command";
import { NotDistributableError } from "./node/shards/distribute-tables";
import { readSettings, SettingsError } from "./node/settings";
import { DEMO_PASSWORD, demoAccounts } from "./session/demo-password";

/** Prints why the process ends and ends it; only an unforeseen failure prints a stack trace. */
function giveUp(failure: unknown): never {
  const foreseen = [
    SettingsError,
    DataDirHeldError,
    PortTakenError,
    DatabaseUnreachableError,
    UnmarkedDatabaseError,
    UnfitMigrationsError,
    DemoPasswordError,
    NotDistributableError,
  ];
  const isForeseen = foreseen.some((each) => failure instanceof each);
  const { message, stack } = faultOf(failure);
  process.stderr.write(isForeseen && failure instanceof Error ? `${failure.message}\n` : `${message}\n${stack ?? ""}\n`);
  process.exit(1);
}

/** Starts the server; it ends with the process. */
async function serve() {
  const settings = readSettings(process.env);
  const { address, ready, stop } = await startNode(settings);
  process.stdout.write(`Shopkeeper 掌柜: ${address}\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0), giveUp));
  }
  await ready;
  if (settings.seed === "demo") process.stdout.write(`Demo accounts: ${demoAccounts.join(", ")} (password ${DEMO_PASSWORD})\n`);
}

/** Runs one command without a server: its options are JSON on standard input, its result is JSON on standard output. */
async function command(name: string) {
  const options: unknown = await json(process.stdin);
  const settings = readSettings({ ...process.env, LOG_LEVEL: "silent" });
  const given = typeof options === "object" && options !== null ? { ...options } : {};
  const data = await runCommand(settings, name, given, (line) => process.stderr.write(`- ${line}\n`)).catch((failure: unknown) => {
    process.stderr.write(`${sentenceOf(failure)}\n`);
    process.exit(1);
  });
  process.stdout.write(`${JSON.stringify(data ?? null)}\n`);
}

try {
  const name = process.argv[2];
  await (name && /^[a-z]/.test(name) ? command(name) : serve());
} catch (failure) {
  giveUp(failure);
}
