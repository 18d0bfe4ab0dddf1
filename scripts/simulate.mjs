// Lets the outside world of a running demo act at once: `pnpm simulate reviews [--account admin] [--verdict pass|refuse]`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./programs.mjs";

const usage = "usage: pnpm simulate reviews [--account admin] [--verdict pass|refuse] [--data-dir .data]";
const options = { account: { type: "string" }, verdict: { type: "string" }, "data-dir": { type: "string" } };
const { positionals, values } = parsed();
const [what] = positionals;
if (positionals.length !== 1) end(usage);

const { "data-dir": folder = process.env.DATA_DIR ?? join(root, ".data"), ...request } = values;
const { address, token } = announced();
const answer = await fetch(`${address}/internal/simulate`, {
  method: "POST",
  headers: { "x-command-token": token, "content-type": "application/json" },
  body: JSON.stringify({ what, ...request }),
}).catch((error) => end(`The server at ${address} does not answer (${error.cause?.code ?? error.message}). Start it with pnpm start.`));
if (answer.status === 404) end("This server plays no demo: start it with SEED=demo.");
const { code, message, data } = await answer.json();
if (code !== 200) end(`${message}\n${usage}`);
console.log(`reviews: ${data.passed} passed, ${data.refused} refused`);

function parsed() {
  try {
    return parseArgs({ options, allowPositionals: true, args: process.argv.slice(2).filter((each) => each !== "--") });
  } catch (error) {
    return end(`${error.message}\n${usage}`);
  }
}

function announced() {
  try {
    return JSON.parse(readFileSync(join(folder, "command-socket.json"), "utf8"));
  } catch {
    return end(`No server runs on ${folder}. Start it with pnpm start, or name its folder with --data-dir.`);
  }
}

function end(sentence) {
  console.error(sentence);
  process.exit(1);
}
