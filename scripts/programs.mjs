import { AsyncLocalStorage } from "node:async_hooks";
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { watchCpu } from "./cpu-of-tree.mjs";

/** The root folder of the project. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** The folder of data kept between runs. */
export const cache = join(root, "node_modules/.cache");

/** The script of a command of the package `name`, installed in `folder`; run by Node itself, so that no package manager is needed. */
export function program(name, { folder = ".", command = name } = {}) {
  const home = join(root, folder, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  return join(home, typeof bin === "string" ? bin : bin[command.split("/").at(-1)]);
}

/** Imports a package that only a member of the workspace depends on. */
export async function importFrom(folder, name) {
  const require = createRequire(join(root, folder, "package.json"));
  return import(pathToFileURL(require.resolve(name)).href);
}

/** Collects the CPU seconds of runs: `{ cpu }`. */
export const usage = new AsyncLocalStorage();

const limited = new Set();
let reaped = cpuSeconds();

/** Runs Node with `args`; resolves to the exit code and the whole output. After `limitMs` it is ended with its descendants. */
export function runNode(args, { cwd = root, env = {}, limitMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      // a separate process group can be ended as one: a runner, its browsers and its servers
      detached: limitMs !== undefined,
    });
    if (limitMs !== undefined) limited.add(child);
    let output = "";
    const take = (chunk) => (output += chunk);
    const clock = limitMs && setTimeout(() => (take(`\nIt did not end within ${limitMs / 60_000} minutes.\n`), endGroup(child)), limitMs);
    child.stdout.setEncoding("utf8").on("data", take);
    child.stderr.setEncoding("utf8").on("data", take);
    const account = usage.getStore();
    const watched = account && watchCpu(child.pid);
    child.once("exit", () => {
      const before = reaped;
      reaped = cpuSeconds();
      // reaped seconds lack browsers, watched ones lack processes that ended within a second
      if (account) account.cpu += Math.max(reaped - before, watched());
    });
    child.once("error", (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.once("close", (code, signal) => {
      clearTimeout(clock);
      limited.delete(child);
      const end = signal ? `Ended by ${signal}.\n` : "";
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) + end });
    });
  });
}

/** CPU seconds of all ended children and their descendants; 0 if the system does not report them (not Linux). */
function cpuSeconds() {
  if (!existsSync("/proc/self/stat")) return 0;
  const [, , , , , , , , , , , , , user, system] = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1).split(" ");
  return (Number(user) + Number(system)) / 100;
}

/** Ends every run with a limit that is still going. */
export function endLimited() {
  for (const child of limited) endGroup(child);
}

function endGroup(child) {
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // it has just ended by itself
  }
}
