import { sql } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { type Cluster, startCluster } from "../../../scripts/postgresql.mjs";
import { startNode } from "./node";
import { runCommand } from "./node/commands/run-command";
import { readSettings } from "./node/settings";
import { postgresqlDatabase } from "./adapters/postgresql-database";
import { requestOf } from "./testing/test-call";

const folder = mkdtempSync(join(tmpdir(), "shopkeeper-failover-"));
const clusters: Cluster[] = [];

afterAll(() => {
  for (const cluster of clusters) cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

test(
  "a standby takes over after kill -9 of the primary: the node goes on, and no acknowledged write is lost",
  { timeout: 300_000 },
  async () => {
    const primary = await cluster({ settings: ["synchronous_standby_names=*"] });
    const standby = await cluster({ follows: primary.url });
    const settings = readSettings({
      ...{ PORT: "0", DATA_DIR: join(folder, "data"), SEED: "none", LOG_LEVEL: "silent", SHARED_DISK: "true" },
      // the one that takes no writes comes first
      DATABASE_URL: `postgresql://shopkeeper@${standby.host},${primary.host}/postgres`,
    });
    await runCommand(settings, "add-shop", { name: "接管商店", account: "owner", password: "Quiet-River-9" });
    const node = await startNode(settings);
    await node.ready;
    const statuses = new Set<number>();
    const send = async (...request: Parameters<typeof requestOf>) => {
      const made = requestOf(...request);
      const { pathname, search } = new URL(made.url);
      const body = made.method === "GET" ? undefined : await made.text();
      const response = await fetch(`${node.address}${pathname}${search}`, { method: made.method, headers: made.headers, body });
      statuses.add(response.status);
      return { status: response.status, ...(await response.json()) };
    };
    const { token } = (await send("login", { body: { account: "owner", pwd: "Quiet-River-9" } })).data;

    const acknowledged = new Set<string>();
    let isEnding = false;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let place = 0; !isEnding; place += 1) {
        const name = `failover ${writer} ${place}`;
        const write = { token, body: { pid: 0, name, sort: 0 }, headers: { "Idempotency-Key": name.replaceAll(" ", "-") } };
        while (!acknowledged.has(name)) {
          const { status } = await send("addProductCategory", write);
          if (status === 200) acknowledged.add(name);
          else await sleep(100);
        }
      }
    });
    await moreThan(acknowledged, 20);
    primary.kill();
    await sleep(1_000);
    standby.promote();
    await moreThan(acknowledged, acknowledged.size + 20);
    isEnding = true;
    await Promise.all(writers);

    const found: { name: string }[] = (await send("listProductCategories", { token })).data;
    expect(found.map(({ name }) => name).sort()).toEqual([...acknowledged].sort());
    expect([...statuses].sort()).toEqual([200, 503]);
    expect(await runCommand(settings, "verify-books", {})).toMatchObject({ shops: [{ merId: 1 }] });

    // as an operator demotes it, or a full disk does
    const admin = await postgresqlDatabase({ url: standby.url, size: 1, onError: () => undefined });
    const allow = async (isReadOnly: "on" | "off") => {
      await admin.db.execute(sql.raw(`alter system set default_transaction_read_only = ${isReadOnly}`));
      await admin.db.execute(sql`select pg_reload_conf()`);
    };
    const late = { token, body: { pid: 0, name: "late", sort: 0 }, headers: { "Idempotency-Key": "late" } };
    await allow("on");
    await expect.poll(async () => (await send("getReady")).status).toBe(503);
    expect((await send("addProductCategory", late)).status).toBe(503);
    await allow("off");
    await expect.poll(async () => (await send("addProductCategory", late)).status).toBe(200);
    await admin.close();
    await node.stop();
  },
);

async function cluster(options: Parameters<typeof startCluster>[0]) {
  const started = await startCluster(options);
  clusters.push(started);
  return started;
}

const moreThan = (names: ReadonlySet<string>, count: number) => expect.poll(() => names.size, { timeout: 60_000 }).toBeGreaterThan(count);
