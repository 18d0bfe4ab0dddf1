// P10: 16 clients over list and detail operations, nine reads to one write.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bar } from "./bar.mjs";
import { mixOf } from "./mix.mjs";
import { builtSdk, seedBench, startShop } from "./shop.mjs";

const seconds = 10;
const clients = 16;

export async function measure() {
  const { createMerchantClient, memorySession } = await builtSdk();
  await seedBench();
  const shop = await startShop();
  try {
    const session = memorySession();
    const client = createMerchantClient({ baseUrl: `${shop.url}/api`, session, retry: false });
    session.set((await client.login({ body: { account: "admin", pwd: "Shopkeeper-1" } })).token);
    const calls = await callsOf(client);
    await run(calls, 2);
    const served = await run(calls, seconds);
    await shop.stop();
    const bare = bareThroughput(shop.dataDir);
    return [
      bar(
        "P10",
        `throughput against the same statements bare (${Math.round(served.perSecond)} of ${Math.round(bare)} calls a second)`,
        0.5,
        served.perSecond / bare,
        "×",
        { atLeast: true },
      ),
      bar("P10", "p50", 30, served.at(0.5), "ms"),
      bar("P10", "p99", 100, served.at(0.99), "ms"),
      bar("P10", "errors", 0, served.errors, ""),
    ];
  } finally {
    await shop.stop();
  }
}

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

/** How many such calls a second the statements alone would allow, on the same engine and data. */
function bareThroughput(dataDir) {
  const output = execFileSync(process.execPath, ["--import", "tsx", "bench/bare-throughput.mjs", dataDir, String(seconds)], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    encoding: "utf8",
  });
  return JSON.parse(output.trim().split("\n").at(-1)).perSecond;
}
