// Runs a command of the server: on the running one through its command socket, else on the database itself.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { json, text } from "node:stream/consumers";
import { build } from "./builds.mjs";
import { root } from "./programs.mjs";

/** The default data folder. */
export const usualFolder = () => process.env.DATA_DIR ?? join(root, ".data");

/** The answer of a command; throws an Error with a sentence when it is refused. */
export async function runCommand(name, options, folder = usualFolder()) {
  return (await askServer(name, options, folder)) ?? (await runAlone(name, options, folder));
}

/** The answer of the server that runs on a data folder, as `{ data }`; undefined if none does. */
export async function askServer(name, options, folder = usualFolder()) {
  const socket = announced(folder);
  if (!socket) return undefined;
  const answer = await post(`${socket.address}/internal/${name}`, { "x-command-token": socket.token }, JSON.stringify(options));
  if (!answer) return undefined;
  const { code, message, data } = await json(answer);
  if (code !== 200) throw new Error(message);
  return { data };
}

/** Prints a sentence and exits with a failure. */
export function end(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Posts a body and waits for the answer without the time limit of `fetch`; undefined if nothing listens there. */
function post(address, headers, body) {
  return new Promise((resolve, reject) => {
    const failed = (failure) => (failure.code === "ECONNREFUSED" ? resolve(undefined) : reject(failure));
    request(address, { method: "POST", headers: { ...headers, "content-type": "application/json" } }, resolve)
      .once("error", failed)
      .end(body);
  });
}

async function runAlone(name, options, folder) {
  await build({ names: ["server"] });
  const child = spawn(process.execPath, [join(root, "apps/server/dist/main.js"), name], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin.end(JSON.stringify(options));
  const ended = new Promise((resolve) => child.once("close", resolve));
  const [output, errors] = await Promise.all([text(child.stdout), errorsOf(child.stderr)]);
  if ((await ended) !== 0) throw new Error(errors);
  return { data: JSON.parse(output) };
}

/** The error text of a command: lines of progress are printed at once, the rest is the reason of its failure. */
async function errorsOf(stream) {
  const errors = [];
  for await (const line of createInterface({ input: stream })) {
    if (line.startsWith("- ")) console.error(line.slice(2));
    else errors.push(line);
  }
  return errors.join("\n").trim();
}

function announced(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, "command-socket.json"), "utf8"));
  } catch {
    return undefined;
  }
}
