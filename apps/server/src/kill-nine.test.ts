import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { requestOf } from "./testing/test-call";

const ROUNDS = 5;
const MINUTES = 60_000;
const folder = mkdtempSync(join(tmpdir(), "shopkeeper-kill-"));
let running: ChildProcess | undefined;

afterAll(() => {
  running?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the real server on the folder and returns its address once it is ready. */
async function start(): Promise<string> {
  const environment = { ...process.env, PORT: "0", DATA_DIR: folder, SEED: "demo", LOG_LEVEL: "silent" };
  const server = spawn(process.execPath, ["--import", "tsx", fileURLToPath(new URL("./main.ts", import.meta.url))], {
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  running = server;
  return new Promise((resolve, reject) => {
    let said = "";
    server.stdout.on("data", (text: Buffer) => {
      said += text.toString();
      const address = /(http:\/\/\S+)/.exec(said)?.[1];
      if (address && said.includes("Demo accounts")) resolve(address);
    });
    server.once("exit", (code) => reject(new Error(`The server ended with ${code}`)));
  });
}

async function send(address: string, ...request: Parameters<typeof requestOf>) {
  const made = requestOf(...request);
  const { pathname, search } = new URL(made.url);
  const response = await fetch(`${address}${pathname}${search}`, { method: made.method, headers: made.headers, body: await bodyOf(made) });
  const { code, data } = await response.json();
  return { code, data };
}

const bodyOf = async (request: Request) => (request.method === "GET" ? undefined : request.text());

test("every acknowledged write outlives kill -9, none is half there, and the server starts again", { timeout: 10 * MINUTES }, async () => {
  const acknowledged = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const address = await start();
    const { data } = await send(address, "login", { body: { account: "admin", pwd: "Shopkeeper-1" } });
    const { token } = data;
    const found = await send(address, "listProductCategories", { token });
    const names = new Set(found.data.map(({ name }: { name: string }) => name));
    expect([...acknowledged].filter((name) => !names.has(name))).toEqual([]);

    const death = new Promise((resolve) => running?.once("exit", resolve));
    setTimeout(() => running?.kill("SIGKILL"), 300 + round * 170);
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let place = 0; ; place += 1) {
        const name = `kill ${round} ${writer} ${place}`;
        const { code } = await send(address, "addProductCategory", {
          token,
          body: { pid: 0, name, sort: 0 },
          headers: { "Idempotency-Key": name.replaceAll(" ", "-") },
        });
        if (code === 200) acknowledged.add(name);
      }
    });
    await Promise.allSettled(writers);
    await death;
  }
  expect(acknowledged.size).toBeGreaterThan(ROUNDS);

  const address = await start();
  const { data } = await send(address, "login", { body: { account: "admin", pwd: "Shopkeeper-1" } });
  const found = await send(address, "listProductCategories", { token: data.token });
  const names = new Set(found.data.map(({ name }: { name: string }) => name));
  expect([...acknowledged].filter((name) => !names.has(name))).toEqual([]);
});
