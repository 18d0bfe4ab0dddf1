// P10 and P11: 16 clients, nine list and detail reads to one write; on the shipped embedded database, and on PostgreSQL (100,000 products).
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startPostgresql } from "../scripts/postgresql.mjs";
import { bar } from "./bar.mjs";
import { mixOf } from "./mix.mjs";
import { builtSdk, fillShop, startShop } from "./shop.mjs";

const seconds = 10;
const clients = 16;
const measures = { P10: embedded, P11: onPostgresql };

/** Runs the named measures of P10 and P11. */
export async function measure(names) {
  const rows = [];
  for (const name of names.filter((name) => name in measures)) rows.push(...(await measures[name]()));
  return rows;
}

async function embedded() {
  const dataDir = mkdtempSync(join(tmpdir(), "shopkeeper-bench-"));
  try {
    const shop = await startShop({ dataDir });
    const served = await serve(shop);
    return [
      throughput("P10", served, bareThroughput(dataDir, 1)),
      bar("P10", "p50", 30, served.at(0.5), "ms"),
      bar("P10", "p99", 100, served.at(0.99), "ms"),
      bar("P10", "errors", 0, served.errors, ""),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onPostgresql() {
  const postgresql = await startPostgresql();
  if (!postgresql) throw new Error("P11 needs PostgreSQL: install it, or name one in TEST_DATABASE_URL.");
  const dataDir = mkdtempSync(join(tmpdir(), "shopkeeper-bench-"));
  try {
    const shop = await startShop({ dataDir, env: { DATABASE_URL: postgresql.url, SHARED_DISK: "true" } });
    await fillShop(shop, { products: 100_000 });
    const served = await serve(shop);
    return [throughput("P11", served, bareThroughput(postgresql.url, clients)), bar("P11", "errors", 0, served.errors, "")];
  } finally {
    postgresql.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The throughput of the running shop during the measure; it is stopped afterwards. */
async function serve(shop) {
  try {
    const { createMerchantClient, memorySession } = await builtSdk();
    const session = memorySession();
    const client = createMerchantClient({ baseUrl: `${shop.url}/api`, session, retry: false });
    session.set((await client.login({ body: { account: "admin", pwd: "Shopkeeper-1" } })).token);
    const calls = await callsOf(client);
    await run(calls, 2);
    return await run(calls, seconds);
  } finally {
    await shop.stop();
  }
}

const throughput = (name, served, bare) =>
  bar(
    name,
    `throughput against the same statements bare (${Math.round(served.perSecond)} of ${Math.round(bare)} calls a second)`,
    0.5,
    served.perSecond / bare,
    "×",
    { atLeast: true },
  );

async function callsOf(client) {
  const { list } = await client.listCoupons({ query: { limit: 20 } });
  const mix = mixOf(list.map((coupon) => coupon.id));
  return (turn) => client.call(...mix(turn));
}

async function run(calls, seconds) {
  const times = [];
  let errors = 0;
  let turn = 0;
  const until = performance.now() + seconds * 1_000;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        const start = performance.now();
        await calls(turn++).catch(() => errors++);
        times.push(performance.now() - start);
      }
    }),
  );
  times.sort((a, b) => a - b);
  return {
    perSecond: (times.length * 1_000) / (performance.now() - began),
    errors,
    at: (share) => times[Math.floor(times.length * share)],
  };
}

/** How many of these calls a second the statements alone would allow, on the same engine and data. */
function bareThroughput(where, clients) {
  const args = ["--import", "tsx", "bench/bare-throughput.mjs", where, String(seconds), String(clients)];
  const output = execFileSync(process.execPath, args, { cwd: fileURLToPath(new URL("..", import.meta.url)), encoding: "utf8" });
  return JSON.parse(output.trim().split("\n").at(-1)).perSecond;
}
