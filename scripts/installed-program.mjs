// Starts installed programs of the system for tests.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** The path of an installed program, also one that only root has on its path; undefined if it is not installed. */
export const installedProgram = (name) =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"].map((folder) => join(folder, name)).find(existsSync);

/** Starts a long-running program, and waits until it listens on a port; resolves to a function that ends it. */
export async function startProgram([program, ...args], port) {
  const running = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [running.stdout, running.stderr]) stream.on("data", (text) => (said += text));
  const kill = () => running.kill("SIGKILL");
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    if (running.exitCode === null && running.kill("SIGTERM")) await once(running, "exit");
  };
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries === 100 || running.exitCode !== null) {
      await stop();
      throw new Error(`${[program, ...args].join(" ")} does not start: ${said.slice(-2000)}`);
    }
    await sleep(100);
  }
  return stop;
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
