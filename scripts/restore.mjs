// Fills a new data folder, or a new PostgreSQL database, from a backup: `DATA_DIR=.restored pnpm restore backups/<time>`.
import { resolve } from "node:path";
import { end, runCommand } from "./command.mjs";
import { commandLine, counted } from "./command-line.mjs";

const usage = "usage: pnpm restore <folder of a backup> [--data-dir .data]";
const { positionals, values } = commandLine(usage);
if (positionals.length !== 1) end(usage);

const folder = resolve(process.env.INIT_CWD ?? ".", positionals[0]);
try {
  const { data } = await runCommand("restore", { folder }, values["data-dir"]);
  console.log(
    `The shops are as they were at ${data.time}: ${counted(data.rows, "row")}, ${counted(data.files, "file")}. Everyone logs in anew.`,
  );
  if (data.missing.length > 0) console.error(`Missing already: ${counted(data.missing.length, "file")}, which backup.json lists.`);
} catch (error) {
  end(error.message);
}
