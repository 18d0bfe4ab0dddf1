// Nodes of the built server on one database and one file folder, each in its own process.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { askServer } from "./command.mjs";
import { freePort } from "./postgresql.mjs";
import { root } from "./programs.mjs";

/** Starts `count` nodes on a database and a folder; resolves once each is ready. */
export async function startNodes(count, { databaseUrl, dataDir, env = {} }) {
  const settings = { SEED: "none", LOG_LEVEL: "warn", SHARED_DISK: "true", DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...env };
  const nodes = [];
  for (let place = 0; place < count; place += 1) nodes.push(nodeOn(await freePort(), settings));
  await Promise.all(nodes.map((node) => node.start()));
  return nodes;
}

/** The answer of a command of the nodes on a folder. */
export async function commandNodes(dataDir, name, options) {
  const { data } = await askServer(name, options, dataDir);
  return data;
}

function nodeOn(port, env) {
  const url = `http://127.0.0.1:${port}`;
  let running;
  let said = "";
  const node = {
    port,
    url,
    /** The process id, to measure its cost. */
    pid: () => running.pid,
    /** The whole output so far. */
    output: () => said,
    isReady: () =>
      fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(10_000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    /** Starts the process from the release in a folder; resolves once it is ready. */
    async start(folder = root) {
      const child = spawn(process.execPath, [join(folder, "apps/server/dist/main.js")], {
        env: { ...process.env, ...env, PORT: String(port) },
        stdio: ["ignore", "pipe", "pipe"],
      });
      running = child;
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
      const kill = () => child.kill("SIGKILL");
      process.once("exit", kill);
      child.once("exit", () => process.off("exit", kill));
      while (!(await node.isReady())) {
        if (child.exitCode !== null) throw new Error(`A node ended before it was ready.\n${said.slice(-4_000)}`);
        await sleep(50);
      }
    },
    /** Ends the process: SIGTERM lets it drain. */
    async end(signal = "SIGTERM") {
      if (running.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, "exit");
      running.kill(signal);
      await ended;
    },
  };
  return node;
}
