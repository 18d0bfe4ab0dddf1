// Some minutes of all jobs at once, with a kill -9 in the middle: `pnpm soak [--minutes 10] [--postgresql]`.
// Fails if a write is lost or done twice, health takes over 250 ms or is not answered, a malicious body causes a server error,
// or memory grows.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { build } from "../scripts/builds.mjs";
import { startPostgresql } from "../scripts/postgresql.mjs";
import { startShop } from "./shop.mjs";
import { soakJobs } from "./soak-jobs.mjs";

const HEALTH_MS = 250;
const GROWTH = 1.25;

const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" }, postgresql: { type: "boolean", default: false } } });
await build();
const postgresql = values.postgresql ? await startPostgresql() : undefined;
if (values.postgresql && !postgresql) throw new Error("There is no PostgreSQL here.");
const dataDir = mkdtempSync(join(tmpdir(), "shopkeeper-soak-"));
const setting = { dataDir, env: { SEED: "demo", ...(postgresql && { DATABASE_URL: postgresql.url, SHARED_DISK: "true" }) } };

let shop = await startShop(setting);
const { port } = new URL(shop.url);
const jobs = await soakJobs(shop.url);
process.once("exit", () => shop.kill());
const end = Date.now() + Number(values.minutes) * 60_000;
const latencies = [];
const memory = { before: [], after: [] };
let place = memory.before;
const health = new Worker(new URL("./soak-health.mjs", import.meta.url), { workerData: { url: shop.url } });
let readySince = Date.now();
const unhealthy = [];
health.on("message", ({ at, ms, fault }) => {
  if (at < readySince) return;
  latencies.push(ms);
  if (fault) unhealthy.push(fault);
});

await Promise.all([
  ...[1, 2].map(() => until(jobs.addStock, 50)),
  until(jobs.addCoupon, 100),
  ...[1, 2].map(() => until(jobs.read, 30)),
  until(jobs.sendHostile, 300),
  until(jobs.leaveSlowBody, 100),
  until(async () => place.push(megabytesOf(shop.pid)), 1_000),
  sleep((end - Date.now()) / 2).then(killAndStart),
]);
await health.terminate();

const faults = [...(await jobs.faults()), ...unhealthy];
latencies.sort((one, other) => one - other);
const [p50, p99, worst] = [0.5, 0.99, 1].map((part) => Math.round(latencies[Math.ceil(latencies.length * part) - 1]));
if (worst > HEALTH_MS) faults.push(`health took ${worst} ms`);
const growth = Object.values(memory).map((values) => ({ early: medianOf(values.slice(20, 50)), late: medianOf(values.slice(-30)) }));
for (const { early, late } of growth) if (late > early * GROWTH) faults.push(`memory grew from ${early} to ${late} MB`);
const database = postgresql ? "postgresql" : "pglite";
console.log(JSON.stringify({ database, minutes: Number(values.minutes), ...jobs.counts, health: { p50, p99, worst }, megabytes: growth }));
for (const fault of faults) console.error(fault);
await shop.stop();
postgresql?.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(faults.length > 0 ? 1 : 0);

async function until(job, pause) {
  while (Date.now() < end) {
    await job();
    await sleep(pause);
  }
}

async function killAndStart() {
  readySince = Infinity;
  jobs.isUp = false;
  shop.kill();
  shop = await startShop({ ...setting, port });
  readySince = Date.now();
  jobs.isUp = true;
  place = memory.after;
}

function megabytesOf(pid) {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);
  } catch {
    return 0;
  }
}

function medianOf(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}
