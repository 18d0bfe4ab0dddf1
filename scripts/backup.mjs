// Saves all shops with their files, on a running or a stopped server: `pnpm backup [folder]`.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { end, runCommand, usualFolder } from "./command.mjs";

const usage = "usage: pnpm backup [folder, backups/<time> unless named] [--data-dir .data]";
const options = { "data-dir": { type: "string", default: usualFolder() } };
const { positionals, values } = parsed();
if (positionals.length > 1) end(usage);

const time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
const folder = resolve(process.env.INIT_CWD ?? ".", positionals[0] ?? `backups/${time}Z`);
try {
  const { data } = await runCommand("backup", { folder }, values["data-dir"]);
  console.log(`${data.folder}: ${data.rows} rows, ${data.files} files`);
  if (data.missing.length > 0) console.error(`Not in the file storage, and so not in the backup: ${data.missing.join(", ")}`);
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
