// Opens a shop with its owner, or sets a temporary password for an account, on a running or a stopped server:
// `pnpm shop add --name 山月茶家 --account linxia`, `pnpm shop reset --account linxia`.
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { end, runCommand } from "./command.mjs";
import { commandLine } from "./command-line.mjs";

const usage =
  "usage: pnpm shop add --name <shop> --account <login name> [--real-name <owner>] [--password-stdin] [--data-dir .data]\n" +
  "       pnpm shop reset --account <login name> [--data-dir .data]\n" +
  "The password of a new shop is asked for; one is made and printed when none is given, and always by reset.";
const options = {
  ...{ name: { type: "string" }, account: { type: "string" }, "real-name": { type: "string" } },
  "password-stdin": { type: "boolean" },
};
const { positionals, values } = commandLine(usage, options);
const { name, account, "real-name": realName } = values;
const task = positionals.join();
if (task === "add" && name && account) await add();
else if (task === "reset" && account) await reset();
else end(usage);

async function add() {
  const password = (await typedPassword()) || undefined;
  const data = await answerOf("add-shop", { name, account, realName, password });
  console.log(`Shop ${data.merId} is open; ${data.account} is its owner.`);
  if (data.password) console.log(`Password: ${data.password}\nIt is shown this once, and must be changed at the first login.`);
}

async function reset() {
  const data = await answerOf("reset-password", { account });
  console.log(`Temporary password of ${data.account}: ${data.password}`);
  console.log("It is shown this once, and must be changed at the next login. All sessions of the account have ended.");
  if (data.isDisabled) console.log("The account is disabled; an administrator of its shop must enable it first.");
}

async function answerOf(command, sent) {
  try {
    return (await runCommand(command, sent, values["data-dir"])).data;
  } catch (error) {
    return end(error.message);
  }
}

async function typedPassword() {
  if (values["password-stdin"]) return (await text(process.stdin)).replace(/\r?\n$/, "");
  if (!process.stdin.isTTY) return "";
  const first = await hidden("Password (Enter makes one): ");
  if (first !== "" && (await hidden("Once more: ")) !== first) end("The two entries differ.");
  return first;
}

/** Reads a line that is not shown while it is typed. */
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
