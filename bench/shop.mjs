// The shop of the measures: the built server with 100,000 products and as many pictures, kept between runs.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const cache = join(root, "node_modules/.cache/shopkeeper/bench");

/** Starts the built server on `dataDir`; resolves when it answers, with the start time in milliseconds. */
export async function startShop({
  dataDir = join(cache, "data"),
  env = {},
  port,
  command = [join(root, "apps/server/dist/main.js")],
} = {}) {
  mkdirSync(dataDir, { recursive: true });
  port ??= await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: "error", ...env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/api/ready`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error("the server ended before it answered");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const readyAfter = performance.now() - began;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = () => (child.kill("SIGTERM"), ended);
  const kill = () => child.kill("SIGKILL");
  return { url, dataDir, pid: child.pid, readyAfter, stop, kill };
}

/** Fills the shop of the measures once, through the server's command socket. */
export async function seedBench({ products = 100_000, pictures = products, coupons = 100 } = {}) {
  const mark = join(cache, "seeded.json");
  const wanted = JSON.stringify({ products, pictures, coupons });
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  rmSync(cache, { recursive: true, force: true });
  const shop = await startShop();
  try {
    await fillShop(shop, { products, pictureCategories: 40, pictures, coupons });
  } finally {
    await shop.stop();
  }
  writeFileSync(mark, wanted);
}

/** Adds rows to the shop of the demo's owner. */
export const fillShop = (shop, rows) => command(shop, "seed", rows);

/** Lets the buyers of the demo place this many orders now, and pay most of them. */
export const placeOrders = (shop, count) => command(shop, "simulate", { what: "orders", count });

/** Lets the platform of the demo review the waiting products. */
export const reviewProducts = (shop) => command(shop, "simulate", { what: "reviews", verdict: "pass" });

async function command(shop, name, order) {
  const { address, token } = JSON.parse(readFileSync(join(shop.dataDir, "command-socket.json"), "utf8"));
  const answer = await fetch(`${address}/internal/${name}`, {
    method: "POST",
    headers: { "x-command-token": token, "content-type": "application/json" },
    body: JSON.stringify({ account: "admin", ...order }),
  });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
}

/** The built SDK. */
export const builtSdk = () => import(new URL("../packages/sdk/dist/index.js", import.meta.url).href);

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
