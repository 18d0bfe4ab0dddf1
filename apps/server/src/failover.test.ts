import { sql } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { type Cluster, startCluster } from "../../../scripts/postgresql.mjs";
import { readSettings } from "./node/settings";
import { postgresqlDatabase } from "./adapters/postgresql-database";
import { nodeWithWriters } from "./testing/acknowledged-writes";

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
      // the standby, which takes no writes, comes first
      DATABASE_URL: `postgresql://shopkeeper@${standby.host},${primary.host}/postgres`,
    });
    const { node, token, send, more, expectAllKept } = await nodeWithWriters(settings);
    await more(20);
    primary.kill();
    await sleep(1_000);
    standby.promote();
    await more(20);
    await expectAllKept();

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
