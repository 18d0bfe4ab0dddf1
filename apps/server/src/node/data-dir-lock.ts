import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";

/** Another server holds the folder; `message` says who and what to do. */
export class DataDirHeldError extends Error {
  override name = "DataDirHeldError";
}

interface Holder {
  pid: number;
  /** When the process began, in the system's own count; tells a process from a later one with its number. */
  began: string;
  host: string;
}

const HEARTBEAT_MS = 5_000;
const SILENT_MS = 30_000;
const WRITING_MS = 2_000;
const held = new Set<string>();

/**
 * Takes a data folder for this process alone, since two processes on one PGlite folder destroy it.
 *
 * A lock whose process is gone (after `kill -9`, say) is taken over. Answers what gives the folder back.
 */
export function lockDataDir(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "server.lock");
  const own: Holder = { pid: process.pid, began: beginningOf(process.pid), host: hostname() };
  if (!tryWrite(path, own)) takeOver(path, own, folder);
  held.add(path);
  const heartbeat = setInterval(() => utimesSync(path, new Date(), new Date()), HEARTBEAT_MS).unref();
  return () => {
    clearInterval(heartbeat);
    if (held.delete(path)) rmSync(path, { force: true });
  };
}

/** One process at a time may judge and replace a lock that was left behind. */
function takeOver(path: string, own: Holder, folder: string) {
  const judging = `${path}.judging`;
  if (isOlderThan(judging, SILENT_MS)) rmSync(judging, { force: true });
  if (!tryWrite(judging, own)) throw refusal(folder, "another server is just starting on it");
  try {
    const holder = readHolder(path);
    if (!holder && !isOlderThan(path, WRITING_MS)) throw refusal(folder, "another server is just starting on it");
    if (holder && isAlive(holder, path)) {
      throw refusal(folder, `process ${holder.pid}${holder.host === own.host ? "" : ` on ${holder.host}`} is using it`);
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
    const [pid, began, host] = ["pid", "began", "host"].map((name): unknown => Reflect.get(holder, name));
    return typeof pid === "number" && typeof began === "string" && typeof host === "string" ? { pid, began, host } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) return !isOlderThan(path, SILENT_MS);
  if (holder.pid === process.pid) return held.has(path);
  try {
    process.kill(holder.pid, 0);
  } catch (failure) {
    if (!(failure instanceof Error && "code" in failure && failure.code === "EPERM")) return false;
  }
  return beginningOf(holder.pid) === holder.began;
}

function isOlderThan(path: string, ms: number): boolean {
  try {
    return Date.now() - statSync(path).mtimeMs > ms;
  } catch {
    return false;
  }
}

/** The start time of a process where the system tells it (Linux); empty elsewhere, so that the number alone decides. */
function beginningOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19] ?? "";
  } catch {
    return "";
  }
}
