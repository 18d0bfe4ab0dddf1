import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createMerchantClient, memorySession } from "@shopkeeper/sdk";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The environment variable with the data folder that new ones are copied from. */
export const seededVariable = "SEEDED_SHOP";

/** A running server of its own: its address, its data directory, and functions to end it. */
export interface RunningShop {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** The whole output so far. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

/** Starts the built server with demo data and waits until it is ready. */
export async function startShop(options: { dataDir?: string; env?: Record<string, string>; script?: string } = {}): Promise<RunningShop> {
  const port = await freePort();
  const dataDir = options.dataDir ?? ownDataDir();
  const child = spawn(process.execPath, [join(root, options.script ?? "apps/server/dist/main.js")], {
    cwd: root,
    env: { ...process.env, SEED: "demo", ...options.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  await ready(url, child, () => output);
  return {
    url,
    dataDir,
    process: child,
    output: () => output,
    async stop(signal = "SIGTERM") {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill(signal);
      await ended;
      if (!options.dataDir && signal === "SIGTERM") rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** An SDK client in a session of a demo account. */
export async function clientOf({ url }: Pick<RunningShop, "url">, account = "admin") {
  const session = memorySession();
  const client = createMerchantClient({ baseUrl: `${url}/api`, session });
  session.set((await client.login({ body: { account, pwd: "Shopkeeper-1" } })).token);
  return client;
}

/** A data folder of its own, with a copy of the demo if that exists. */
function ownDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "shopkeeper-e2e-"));
  const seeded = process.env[seededVariable];
  if (seeded !== undefined) cpSync(seeded, dataDir, { recursive: true });
  return dataDir;
}

async function ready(url: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended before it was ready:\n${output()}`);
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server was not ready within three minutes:\n${output()}`);
}
