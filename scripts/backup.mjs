// Saves all shops with their files, on a running or a stopped server: `pnpm backup [folder]`.
import { resolve } from "node:path";
import { end, runCommand } from "./command.mjs";
import { commandLine, counted } from "./command-line.mjs";

const usage = "usage: pnpm backup [folder, backups/<time> unless named] [--data-dir .data]";
const { positionals, values } = commandLine(usage);
if (positionals.length > 1) end(usage);

const time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
const folder = resolve(process.env.INIT_CWD ?? ".", positionals[0] ?? `backups/${time}Z`);
try {
  const { data } = await runCommand("backup", { folder }, values["data-dir"]);
  console.log(`${data.folder}: ${counted(data.rows, "row")}, ${counted(data.files, "file")}`);
  if (data.missing.length > 0)
    console.error(`Not in the storage: ${counted(data.missing.length, "file")}, which backup.json lists as missing.`);
} catch (error) {
  end(error.message);
}
