import { memberOf } from "@shopkeeper/sdk/rules/core";
import { randomUUID } from "node:crypto";
import { closeSync, mkdirSync, openSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";

/** Another server holds the folder; `message` names it and the fix. */
export class DataDirHeldError extends Error {
  override name = "DataDirHeldError";
}

interface Holder {
  pid: number;
  /** The start time of the process, in the system's own unit; with `pid` it identifies the process. */
  began: string;
  host: string;
  /** The boot and the process namespace of `pid`: two containers may have the same host name. */
  place: string;
  /** Identifies this lock. */
  token: string;
}

const SILENT_MS = 30_000;
const WRITING_MS = 2_000;
/** The tokens of this process's locks. */
const held = new Set<string>();

/**
 * Locks a data folder for this process, since two processes on one PGlite folder destroy it.
 *
 * A lock whose process is gone (after `kill -9`, say) is taken over; where processes cannot be compared (another machine,
 * container or boot) a lock that was not renewed for half a minute. `onLost` is called when the lock is no longer this
 * process's. Answers the function that releases the folder.
 */
export function lockDataDir(folder: string, onLost = () => leave(folder), heartbeatMs = 5_000): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "server.lock");
  const own: Holder = { pid: process.pid, began: beginningOf(process.pid), host: hostname(), place: placeOf(), token: randomUUID() };
  const isOwn = () => readHolder(path)?.token === own.token;
  if (!tryWrite(path, own)) takeOver(path, own, folder);
  held.add(own.token);
  const heartbeat = setInterval(() => {
    if (isOwn()) return utimesSync(path, new Date(), new Date());
    clearInterval(heartbeat);
    held.delete(own.token);
    onLost();
  }, heartbeatMs).unref();
  return () => {
    clearInterval(heartbeat);
    held.delete(own.token);
    if (isOwn()) rmSync(path, { force: true });
  };
}

/** Another server has the folder now: any further write, even at an orderly end, would destroy its database. */
function leave(folder: string) {
  process.stderr.write(`Another server has taken the data folder ${folder}; this one ends at once.\n`);
  process.exit(1);
}

/** One process at a time may check and replace an abandoned lock. */
function takeOver(path: string, own: Holder, folder: string) {
  const judging = `${path}.judging`;
  if (isOlderThan(judging, SILENT_MS)) rmSync(judging, { force: true });
  if (!tryWrite(judging, own)) throw refusal(folder, "another server is just starting on it");
  try {
    const holder = readHolder(path);
    if (!holder && !isOlderThan(path, WRITING_MS)) throw refusal(folder, "another server is just starting on it");
    if (holder && isAlive(holder, path)) {
      throw refusal(folder, `process ${holder.pid}${isSamePlace(holder) ? "" : ` on ${holder.host}`} is using it`);
    }
    rmSync(path, { force: true });
    if (!tryWrite(path, own)) throw refusal(folder, "another server has just taken it");
  } finally {
    rmSync(judging, { force: true });
  }
}

const refusal = (folder: string, reason: string) =>
  new DataDirHeldError(
    `The data folder ${folder} is in use: ${reason}. Two servers on one folder would destroy it. Stop the other one, or set DATA_DIR to another folder.`,
  );

function tryWrite(path: string, holder: Holder): boolean {
  try {
    const file = openSync(path, "wx");
    writeSync(file, JSON.stringify(holder));
    closeSync(file);
    return true;
  } catch (failure) {
    if (failure instanceof Error && "code" in failure && failure.code === "EEXIST") return false;
    throw failure;
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (typeof holder !== "object" || holder === null) return undefined;
    const pid: unknown = memberOf(holder, "pid");
    const [began, host, place, token] = ["began", "host", "place", "token"].map((name): unknown => memberOf(holder, name));
    if (typeof pid !== "number" || typeof began !== "string" || typeof host !== "string") return undefined;
    return typeof place === "string" && typeof token === "string" ? { pid, began, host, place, token } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder, path: string): boolean {
  if (!isSamePlace(holder)) return !isOlderThan(path, SILENT_MS);
  if (holder.pid === process.pid) return held.has(holder.token);
  try {
    process.kill(holder.pid, 0);
  } catch (failure) {
    if (!(failure instanceof Error && "code" in failure && failure.code === "EPERM")) return false;
  }
  return beginningOf(holder.pid) === holder.began;
}

const placeOf = () =>
  [read(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()), read(() => readlinkSync("/proc/self/ns/pid"))].join(" ");

const isSamePlace = ({ host, place }: Holder) => host === hostname() && place === placeOf();

function isOlderThan(path: string, ms: number): boolean {
  try {
    return Date.now() - statSync(path).mtimeMs > ms;
  } catch {
    return false;
  }
}

/** The start time of a process where the system provides it (Linux); else empty, so that the pid alone decides. */
const beginningOf = (pid: number) => read(() => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19] ?? "");

function read(fact: () => string): string {
  try {
    return fact();
  } catch {
    return "";
  }
}
