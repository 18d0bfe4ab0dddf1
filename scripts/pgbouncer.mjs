// PgBouncer in transaction mode before a PostgreSQL, from installed binaries, gone afterwards.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { delimiter, join } from "node:path";
import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, ownerOfCluster } from "./postgresql.mjs";

/** Starts it before the PostgreSQL at `url`; resolves to its address and a way to end it, or to undefined where there is none. */
export async function startPgbouncer(url) {
  const program = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"].map((folder) => join(folder, "pgbouncer")).find(existsSync);
  if (!program) return undefined;
  const { hostname, port: serverPort, username, password, pathname } = new URL(url);
  const home = mkdtempSync(join(tmpdir(), "shopkeeper-pgbouncer-"));
  const port = await freePort();
  const quoted = (text) => `"${decodeURIComponent(text).replaceAll('"', '""')}"`;
  writeFileSync(join(home, "users"), `${quoted(username)} ${quoted(password)}\n`);
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "trust",
    auth_file: join(home, "users"),
    pool_mode: "transaction",
    max_client_conn: 500,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const config = join(home, "pgbouncer.ini");
  writeFileSync(config, `[databases]\n* = host=${hostname} port=${serverPort || 5432}\n[pgbouncer]\n${lines.join("\n")}\n`);
  const owner = ownerOfCluster(home);
  const command = owner ? ["runuser", "-u", owner, "--", program, config] : [program, config];
  const running = spawn(command[0], command.slice(1), { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [running.stdout, running.stderr]) stream.on("data", (text) => (said += text));
  const kill = () => running.kill("SIGKILL");
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    if (running.exitCode === null && running.kill("SIGTERM")) await once(running, "exit");
    rmSync(home, { recursive: true, force: true });
  };
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries === 100 || running.exitCode !== null) {
      await stop();
      throw new Error(`PgBouncer is installed as ${program} and does not start: ${said.slice(-2000)}`);
    }
    await sleep(100);
  }
  return { url: `postgresql://${username}@127.0.0.1:${port}${pathname}`, stop };
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
