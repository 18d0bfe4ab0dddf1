// PgBouncer in transaction mode in front of a PostgreSQL, from installed binaries; removed afterwards.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { installedProgram, startProgram } from "./installed-program.mjs";
import { freePort, ownerOfCluster } from "./postgresql.mjs";

/** Starts it in front of the PostgreSQL at `url`; resolves to its address and a function that ends it, or to undefined if not installed. */
export async function startPgbouncer(url) {
  const program = installedProgram("pgbouncer");
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
  const remove = () => rmSync(home, { recursive: true, force: true });
  try {
    const end = await startProgram(owner ? ["runuser", "-u", owner, "--", program, config] : [program, config], port);
    return { url: `postgresql://${username}@127.0.0.1:${port}${pathname}`, stop: () => end().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
