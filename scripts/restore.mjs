// Fills a new data folder, or a new PostgreSQL database, from a backup: `DATA_DIR=.restored pnpm restore backups/<time>`.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { end, runCommand, usualFolder } from "./command.mjs";

const usage = "usage: pnpm restore <folder of a backup> [--data-dir .data]";
const options = { "data-dir": { type: "string", default: usualFolder() } };
const { positionals, values } = parsed();
if (positionals.length !== 1) end(usage);

const folder = resolve(process.env.INIT_CWD ?? ".", positionals[0]);
try {
  const { data } = await runCommand("restore", { folder }, values["data-dir"]);
  console.log(`The shops are as they were at ${data.time}: ${data.rows} rows, ${data.files} files. Everyone logs in anew.`);
  if (data.missing.length > 0) console.error(`The backup was made without these files: ${data.missing.join(", ")}`);
} catch (error) {
  end(error.message);
}

function parsed() {
  try {
    return parseArgs({ options, allowPositionals: true, args: process.argv.slice(2).filter((each) => each !== "--") });
  } catch (error) {
    return end(`${error.message}\n${usage}`);
  }
}
