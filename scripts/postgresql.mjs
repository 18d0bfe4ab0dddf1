// A PostgreSQL for tests: the one at TEST_DATABASE_URL, or our own from installed binaries, removed afterwards.
import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { tmpdir } from "node:os";

/** Runs `work` with the address of a PostgreSQL, and ends our own afterwards. */
export async function withPostgresql(work) {
  const postgresql = await startPostgresql();
  if (!postgresql) return notRun("PostgreSQL", "Install it (Debian: apt-get install postgresql), or set TEST_DATABASE_URL.");
  try {
    return await work(postgresql.url);
  } finally {
    postgresql.stop();
  }
}

/** The result of a gate whose requirement is missing: not run, or a failure if REQUIRE_POSTGRES=1 and `isNeeded`. */
export function notRun(what, help, { isNeeded = true } = {}) {
  const note = `${what}: NOT RUN`;
  const output = `${note}. ${help}\n`;
  if (isNeeded && process.env.REQUIRE_POSTGRES === "1") return { code: 1, output };
  console.log(`\n${note}\n`);
  return { code: 0, output, isLeftOut: true, note };
}

/** Starts it; resolves to its address and a function that ends it, or to undefined if it is not installed. */
export async function startPostgresql() {
  const named = process.env.TEST_DATABASE_URL;
  if (named) return { url: named, stop: () => undefined };
  // these tests do not test durability
  return hasPostgresql() ? startCluster({ settings: ["synchronous_commit=off", "full_page_writes=off"] }) : undefined;
}

export const hasPostgresql = () => binaries() !== undefined;

/** Whether an extension is installed for it. */
export function hasExtension(name) {
  const folder = binaries();
  const { stdout } = folder ? spawnSync(join(folder, "pg_config"), ["--sharedir"], { encoding: "utf8" }) : {};
  return Boolean(stdout) && existsSync(join(stdout.trim(), "extension", `${name}.control`));
}

/** Whether its release has a setting. */
export function hasSetting(name) {
  const { stdout } = spawnSync(join(binaries(), "postgres"), ["--describe-config"], { encoding: "utf8" });
  return stdout.split("\n").some((line) => line.startsWith(`${name}\t`));
}

/** Starts a server of installed binaries on its own folder: a new database, or a standby of the server at `follows`. Signals need Linux. */
export async function startCluster({ settings = [], follows, port, disk = tmpdir() } = {}) {
  const folder = binaries();
  const home = mkdtempSync(join(disk, "shopkeeper-postgresql-"));
  const owner = ownerOfCluster(home);
  const run = (program, ...args) => {
    const command = [join(folder, program), ...args];
    // the postmaster keeps inherited handles: a pipe would never end
    const stdio = program === "pg_ctl" ? "ignore" : ["ignore", "ignore", "pipe"];
    if (owner) execFileSync("runuser", ["-u", owner, "--", ...command], { cwd: home, stdio });
    else execFileSync(command[0], command.slice(1), { cwd: home, stdio });
  };
  const data = join(home, "data");
  const stop = () => {
    process.off("exit", stop);
    try {
      signalAll("SIGCONT");
      run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop");
    } catch {
      // it never started, or ended by itself
    }
    rmSync(home, { recursive: true, force: true });
  };
  const pid = () => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
  const signalAll = (signal) => {
    const postmaster = pid();
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").trim();
    for (const each of [postmaster, ...children.split(" ").filter(Boolean)]) signalOne(Number(each), signal);
  };
  process.once("exit", stop);
  try {
    port ??= await freePort();
    if (follows) run("pg_basebackup", "-d", follows, "-D", data, "-R", "-c", "fast", "--no-sync");
    else run("initdb", "-D", data, "-U", "shopkeeper", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync");
    // no data of tests is kept
    const usual = ["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories=", "fsync=off", "max_connections=400"];
    const options = [...usual, ...settings].map((setting) => `-c ${setting}`).join(" ");
    const start = () => run("pg_ctl", "-D", data, "-l", join(home, "log"), "-o", options, "-w", "-t", "60", "start");
    start();
    return {
      url: `postgresql://shopkeeper@127.0.0.1:${port}/postgres`,
      host: `127.0.0.1:${port}`,
      stop,
      /** The process whose children do the work. */
      pid,
      /** Ends it like a power failure. */
      kill: () => signalAll("SIGKILL"),
      /** Stops it from answering, while its port still accepts connections. */
      freeze: () => signalAll("SIGSTOP"),
      /** Ends it without waiting for its connections, so that it can be started again. */
      halt: () => run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop"),
      start,
      log: () => readFileSync(join(home, "log"), "utf8"),
      /** Promotes a standby, which then accepts writes. */
      promote: () => run("pg_ctl", "-D", data, "-w", "-t", "60", "promote"),
    };
  } catch (error) {
    stop();
    throw new Error(`PostgreSQL is installed in ${folder} and does not start: ${error.stderr?.toString() || error.message}`);
  }
}

function signalOne(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // it has just ended by itself
  }
}

/** The newest folder with initdb and pg_ctl. */
function binaries() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, "bin")), ...(process.env.PATH ?? "").split(delimiter)];
  return folders.find((folder) => folder && ["initdb", "pg_ctl", "postgres"].every((name) => existsSync(join(folder, name))));
}

/** PostgreSQL does not run as root: the cluster then belongs to the account of its package. */
export function ownerOfCluster(home) {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option) => Number(spawnSync("id", [option, "postgres"], { encoding: "utf8" }).stdout);
  const [user, group] = [id("-u"), id("-g")];
  if (!user) throw new Error("PostgreSQL does not run as root, and there is no account `postgres` for it. Set TEST_DATABASE_URL.");
  chownSync(home, user, group);
  if ((statSync(dirname(home)).mode & 0o001) === 0)
    throw new Error(`The account postgres cannot enter ${dirname(home)}. Set TMPDIR or TEST_DATABASE_URL.`);
  return "postgres";
}

/** Whether a small disk may be mounted, to be filled. */
export function mayMount() {
  const place = mkdtempSync(join(tmpdir(), "shopkeeper-disk-"));
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", place]).status === 0;
  if (isMounted) spawnSync("umount", [place]);
  rmSync(place, { recursive: true });
  return isMounted;
}

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
