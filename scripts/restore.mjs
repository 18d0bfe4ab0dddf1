// Fills a new data folder, or a new PostgreSQL database, from a backup: `DATA_DIR=.restored pnpm restore backups/<time>`.
import { resolve } from "node:path";
import { end, runCommand } from "./command.mjs";
import { commandLine } from "./command-line.mjs";

const usage = "usage: pnpm restore <folder of a backup> [--data-dir .data]";
const { positionals, values } = commandLine(usage);
if (positionals.length !== 1) end(usage);

const folder = resolve(process.env.INIT_CWD ?? ".", positionals[0]);
try {
  const { data } = await runCommand("restore", { folder }, values["data-dir"]);
  console.log(`The shops are as they were at ${data.time}: ${data.rows} rows, ${data.files} files. Everyone logs in anew.`);
  if (data.missing.length > 0) console.error(`${data.missing.length} files were missing already; backup.json lists them.`);
} catch (error) {
  end(error.message);
}
