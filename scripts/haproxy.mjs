// HAProxy in front of nodes on this machine, with the shipped settings, from an installed package; removed afterwards.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installedProgram, startProgram } from "./installed-program.mjs";
import { freePort } from "./postgresql.mjs";
import { root } from "./programs.mjs";

const shipped = join(root, "deploy/haproxy.cfg");

export const hasHaproxy = () => installedProgram("haproxy") !== undefined;

/** Starts it in front of the nodes on these local ports; resolves to its address and a function that ends it. */
export async function startHaproxy(ports) {
  const program = installedProgram("haproxy");
  const home = mkdtempSync(join(tmpdir(), "shopkeeper-haproxy-"));
  const config = join(home, "haproxy.cfg");
  try {
    execFileSync(program, ["-c", "-q", "-f", shipped], { stdio: ["ignore", "pipe", "pipe"] });
    const port = await freePort();
    writeFileSync(config, settingsFor(port, ports));
    const end = await startProgram([program, "-db", "-f", config], port);
    return { url: `http://127.0.0.1:${port}`, stop: () => end().finally(() => rmSync(home, { recursive: true, force: true })) };
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw new Error(`HAProxy does not start: ${error.stderr?.toString() || error.message}`);
  }
}

/** The shipped settings, except for its port, its nodes, and its connection limit. */
function settingsFor(port, nodes) {
  const servers = nodes.map((node) => `server node${node} 127.0.0.1:${node}`).join("\n  ");
  const changes = [
    [/maxconn 20000/, "maxconn 1000"],
    [/bind :8080/, `bind 127.0.0.1:${port}`],
    [/ init-addr none resolvers network$/m, ""],
    [/server-template .*/, servers],
  ];
  return changes.reduce(
    (text, [from, to]) => {
      if (!from.test(text)) throw new Error(`${shipped} has nothing like ${from}.`);
      return text.replace(from, to);
    },
    readFileSync(shipped, "utf8"),
  );
}
