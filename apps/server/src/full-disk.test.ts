import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Cluster, startCluster } from "../../../scripts/postgresql.mjs";
import { readSettings } from "./node/settings";
import { nodeWithWriters } from "./testing/acknowledged-writes";

const folder = mkdtempSync(join(tmpdir(), "shopkeeper-full-disk-"));
const disk = join(folder, "disk");
let cluster: Cluster | undefined;

afterAll(() => {
  cluster?.stop();
  execFileSync("umount", ["--lazy", disk]);
  rmSync(folder, { recursive: true, force: true });
});

test(
  "a full disk of the database: reads go on, writes are 503, and go on by themselves once there is room",
  { timeout: 300_000 },
  async () => {
    mkdirSync(disk);
    // the database runs as another account
    chmodSync(folder, 0o711);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=192m,mode=755", "tmpfs", disk]);
    cluster = await startCluster({ disk, settings: ["min_wal_size=32MB", "max_wal_size=48MB"] });
    const settings = readSettings({
      ...{ PORT: "0", DATA_DIR: join(folder, "data"), SEED: "none", LOG_LEVEL: "silent", SHARED_DISK: "true" },
      DATABASE_URL: cluster.url,
    });
    const { node, token, send, statuses, more, expectAllKept } = await nodeWithWriters(settings);
    await more(20);

    const filler = fill(join(disk, "filler"));
    await expect.poll(() => statuses.has(503), { timeout: 120_000 }).toBe(true);
    const write = { token, body: { pid: 0, name: "late", sort: 0 } };
    await expect
      .poll(() => send("addProductCategory", write))
      .toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^[0-9]+$/) });
    expect((await send("listProductCategories", { token })).status).toBe(200);

    rmSync(filler);
    await more(20);
    await expectAllKept();
    await node.stop();
  },
);

/** Writes a file until the disk is full; returns its path. */
function fill(path: string): string {
  const file = openSync(path, "w");
  for (const size of [1 << 20, 1 << 12])
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch {
      // the disk is full
    }
  closeSync(file);
  return path;
}
