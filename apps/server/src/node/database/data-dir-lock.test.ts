import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DataDirHeldError, lockDataDir } from "./data-dir-lock";

let folder: string;
const lock = () => join(folder, "server.lock");

/** A lock as this process writes it. */
function own(): Record<string, unknown> {
  const unlock = lockDataDir(folder);
  const holder: unknown = JSON.parse(readFileSync(lock(), "utf8"));
  unlock();
  return { ...Object(holder) };
}

/** Writes our lock with some changed fields. */
function leave(words: Record<string, unknown>) {
  rmSync(lock(), { force: true });
  writeFileSync(lock(), JSON.stringify({ ...own(), ...words }));
}

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "shopkeeper-lock-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a held folder is refused with a sentence that says what to do", () => {
  const unlock = lockDataDir(folder);
  expect(() => lockDataDir(folder)).toThrow(DataDirHeldError);
  expect(() => lockDataDir(folder)).toThrow(/in use.*DATA_DIR/s);
  unlock();
  expect(() => lockDataDir(folder)()).not.toThrow();
  expect(existsSync(lock())).toBe(false);
});

test("a lock of another living process is refused", async () => {
  const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 20000)"]);
  try {
    const began = readFileSync(`/proc/${other.pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19];
    leave({ pid: other.pid, began });
    expect(() => lockDataDir(folder)).toThrow(`process ${other.pid} is using it`);
  } finally {
    other.kill("SIGKILL");
  }
});

test("a lock left behind by a killed process is taken over", async () => {
  const other = spawn(process.execPath, ["-e", ""]);
  await new Promise((resolve) => other.once("exit", resolve));
  leave({ pid: other.pid, began: "1" });
  expect(() => lockDataDir(folder)()).not.toThrow();
});

test("a lock whose process number belongs to a later process is taken over", () => {
  leave({ pid: process.ppid, began: "not its beginning" });
  expect(() => lockDataDir(folder)()).not.toThrow();
  leave({ pid: process.pid, began: "an earlier life" });
  expect(() => lockDataDir(folder)()).not.toThrow();
});

test("a lock that is just being written, or is kept alive from another machine, is refused", () => {
  writeFileSync(lock(), "");
  expect(() => lockDataDir(folder)).toThrow("just starting");
  leave({ pid: 1, began: "1", host: "elsewhere" });
  expect(() => lockDataDir(folder)).toThrow("on elsewhere");
});

test("where process numbers cannot be compared the heartbeat decides", () => {
  for (const elsewhere of [{ host: "elsewhere" }, { place: "another boot" }]) {
    leave({ pid: process.ppid, began: "not its beginning", ...elsewhere });
    expect(() => lockDataDir(folder)).toThrow("is using it");
    const silent = new Date(Date.now() - 31_000);
    utimesSync(lock(), silent, silent);
    expect(() => lockDataDir(folder)()).not.toThrow();
  }
});

test("who finds another's lock in the place of its own is called, once", async () => {
  const theirs = JSON.stringify({ ...own(), token: "another" });
  await new Promise<void>((resolve) => {
    lockDataDir(folder, resolve, 10);
    writeFileSync(lock(), theirs);
  });
  expect(readFileSync(lock(), "utf8")).toBe(theirs);
});

test("giving the folder back leaves the lock of whoever took it meanwhile", () => {
  const unlock = lockDataDir(folder);
  const theirs = JSON.stringify({ ...Object(JSON.parse(readFileSync(lock(), "utf8"))), token: "another" });
  writeFileSync(lock(), theirs);
  unlock();
  expect(readFileSync(lock(), "utf8")).toBe(theirs);
});
