import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DataDirHeldError, lockDataDir } from "./data-dir-lock";

let folder: string;
const lock = () => join(folder, "server.lock");

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
    writeFileSync(lock(), JSON.stringify({ pid: other.pid, began, host: hostname() }));
    expect(() => lockDataDir(folder)).toThrow(`process ${other.pid} is using it`);
  } finally {
    other.kill("SIGKILL");
  }
});

test("a lock left behind by a killed process is taken over", async () => {
  const other = spawn(process.execPath, ["-e", ""]);
  await new Promise((resolve) => other.once("exit", resolve));
  writeFileSync(lock(), JSON.stringify({ pid: other.pid, began: "1", host: hostname() }));
  expect(() => lockDataDir(folder)()).not.toThrow();
});

test("a lock whose process number belongs to a later process is taken over", () => {
  writeFileSync(lock(), JSON.stringify({ pid: process.ppid, began: "not its beginning", host: hostname() }));
  expect(() => lockDataDir(folder)()).not.toThrow();
  writeFileSync(lock(), JSON.stringify({ pid: process.pid, began: "an earlier life", host: hostname() }));
  expect(() => lockDataDir(folder)()).not.toThrow();
});

test("a lock that is just being written, or is kept alive from another machine, is refused", () => {
  writeFileSync(lock(), "");
  expect(() => lockDataDir(folder)).toThrow("just starting");
  writeFileSync(lock(), JSON.stringify({ pid: 1, began: "1", host: "elsewhere" }));
  expect(() => lockDataDir(folder)).toThrow("on elsewhere");
});
