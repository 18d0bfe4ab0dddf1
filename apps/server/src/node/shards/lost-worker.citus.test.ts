import { eq, sql } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { startCitus } from "../../../../../scripts/citus.mjs";
import { operationLogs } from "../../logs/tables";
import { startNode } from "../../node";
import { postgresqlDatabase } from "../../adapters/postgresql-database";
import { requestOf } from "../../testing/test-call";
import { runCommand } from "../commands/run-command";
import { readSettings } from "../settings";

const folder = mkdtempSync(join(tmpdir(), "shopkeeper-lost-worker-"));
// promises of a coordinator, such as the next ids, survive its end
const citus = await startCitus({ settings: ["synchronous_commit=on"] });
const settings = readSettings({
  ...{ PORT: "0", DATA_DIR: folder, SEED: "none", LOG_LEVEL: "error", SHARED_DISK: "true", DRAIN_SECONDS: "0" },
  ...{ DATABASE_URL: citus.coordinator.url, DATABASE_SHARDING: "citus" },
});
const database = await postgresqlDatabase({ url: citus.coordinator.url, size: 1, onError: () => undefined });
const password = "Quiet-River-9";
const shops = await openShops();
let node = await startNode(settings);
await node.ready;

afterAll(async () => {
  await node.stop();
  await database.close();
  citus.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Two shops whose rows are on different workers. */
async function openShops() {
  const owners = ["first", "second", "third", "fourth", "fifth", "sixth"];
  const places = new Map<number, { account: string; merId: number }>();
  for (const account of owners) {
    const { merId } = Object(await runCommand(settings, "add-shop", { name: account, account, password }));
    const [row] = await database.db
      .select({ port: sql<number>`nodeport` })
      .from(sql`pg_dist_placement join pg_dist_node using (groupid)`)
      .where(sql`shardid = get_shard_id_for_distribution_column('product_categories', ${merId}::bigint)`);
    if (row) places.set(row.port, { account, merId });
  }
  return [...places.values()];
}

async function send(...request: Parameters<typeof requestOf>) {
  const made = requestOf(...request);
  const { pathname, search } = new URL(made.url);
  const body = made.method === "GET" ? undefined : await made.text();
  const response = await fetch(`${node.address}${pathname}${search}`, { method: made.method, headers: made.headers, body });
  return { status: response.status, retryAfter: response.headers.get("Retry-After"), ...(await response.json()) };
}

async function login({ account }: { account: string }): Promise<string> {
  for (;;) {
    const { code, data } = await send("login", { body: { account, pwd: password } });
    if (code === 200) return data.token;
    await sleep(200);
  }
}

/** Adds categories until it is stopped, each with its key until it is acknowledged. */
function writer(token: string) {
  const acknowledged: string[] = [];
  const answers = new Set<string>();
  let isEnding = false;
  const writing = (async () => {
    for (let place = 0; !isEnding; place += 1) {
      const name = `category ${place}`;
      const write = { token, body: { pid: 0, name, sort: 0 }, headers: { "Idempotency-Key": name.replace(" ", "-") } };
      while (acknowledged.at(-1) !== name) {
        const { status, retryAfter } = await send("addProductCategory", write);
        answers.add(`${status} ${retryAfter}`);
        if (status === 200) acknowledged.push(name);
        else await sleep(100);
      }
    }
  })();
  return { acknowledged, answers, end: () => ((isEnding = true), writing) };
}

test(
  "a worker that is lost under writes costs its shops some time, and neither loses nor halves a write",
  { timeout: 300_000 },
  async () => {
    expect(shops).toHaveLength(2);
    const tokens = await Promise.all(shops.map(login));
    const writers = tokens.map(writer);
    const grow = (by: number) => {
      const aims = writers.map(({ acknowledged }) => acknowledged.length + by);
      return expect
        .poll(() => writers.every(({ acknowledged }, at) => acknowledged.length >= (aims[at] ?? 0)), { timeout: 120_000 })
        .toBe(true);
    };
    await grow(10);
    citus.workers[0]?.halt();
    await expect
      .poll(() => writers.some(({ answers }) => [...answers].some((answer) => answer.startsWith("503"))), { timeout: 20_000 })
      .toBe(true);
    await sleep(3_000);
    citus.workers[0]?.start();
    await grow(10);
    citus.coordinator.halt();
    await sleep(1_000);
    citus.coordinator.start();
    await grow(10);
    await Promise.all(writers.map(({ end }) => end()));

    for (const [at, { acknowledged, answers }] of writers.entries()) {
      const found: { name: string }[] = (await send("listProductCategories", { token: tokens[at] })).data;
      expect(found.map(({ name }) => name).toSorted()).toEqual(acknowledged.toSorted());
      expect([...answers].filter((answer) => !/^(200 null|503 \d)$/.test(answer))).toEqual([]);
      const logged = await database.db.$count(operationLogs, eq(operationLogs.merId, shops[at]?.merId ?? 0));
      expect(logged).toBeGreaterThanOrEqual(acknowledged.length);
    }
    const verified: { faults: string[] }[] = Object(await runCommand(settings, "verify-logs", {})).shops;
    expect(verified.flatMap(({ faults }) => faults)).toEqual([]);
  },
);

test("a node starts while a worker is down, and serves the shops of the others", { timeout: 120_000 }, async () => {
  const tokens = await Promise.all(shops.map(login));
  citus.workers[0]?.halt();
  await node.stop();
  node = await startNode(settings);
  await node.ready;
  const statuses = await Promise.all(tokens.map(async (token) => (await send("listProductCategories", { token })).status));
  expect(statuses.toSorted()).toEqual([200, 503]);
  citus.workers[0]?.start();
  for (const token of tokens) await expect.poll(async () => (await send("listProductCategories", { token })).status).toBe(200);
});
