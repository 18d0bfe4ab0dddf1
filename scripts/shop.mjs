// Opens a shop with its owner, on a running or a stopped server: `pnpm shop add --name 山月茶家 --account linxia`.
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { end, runCommand } from "./command.mjs";
import { commandLine } from "./command-line.mjs";

const usage =
  "usage: pnpm shop add --name <shop> --account <login name> [--real-name <owner>] [--password-stdin] [--data-dir .data]\n" +
  "The password is asked for; one is made and printed when none is given.";
const options = {
  ...{ name: { type: "string" }, account: { type: "string" }, "real-name": { type: "string" } },
  "password-stdin": { type: "boolean" },
};
const { positionals, values } = commandLine(usage, options);
const { name, account, "real-name": realName } = values;
if (positionals.join() !== "add" || !name || !account) end(usage);

const password = (await typedPassword()) || undefined;
try {
  const { data } = await runCommand("add-shop", { name, account, realName, password }, values["data-dir"]);
  console.log(`Shop ${data.merId} is open; ${data.account} is its owner.`);
  if (data.password)
    console.log(`Password: ${data.password}\nIt is shown this once. Change it after the first login, in the personal centre.`);
} catch (error) {
  end(error.message);
}

async function typedPassword() {
  if (values["password-stdin"]) return (await text(process.stdin)).replace(/\r?\n$/, "");
  if (!process.stdin.isTTY) return "";
  const first = await hidden("Password (Enter makes one): ");
  if (first !== "" && (await hidden("Once more: ")) !== first) end("The two entries differ.");
  return first;
}

/** Asks for a line that is not shown while it is typed. */
async function hidden(question) {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  lines.once("SIGINT", () => process.exit(130));
  const line = await lines.question("");
  lines.close();
  process.stdout.write("\n");
  return line;
}
