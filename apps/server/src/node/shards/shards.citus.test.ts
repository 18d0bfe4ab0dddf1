import { sql } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startCitus } from "../../../../../scripts/citus.mjs";
import { tablePlacement } from "../../composition/table-placement";
import { postgresqlDatabase } from "../../adapters/postgresql-database";
import { reportSpread } from "./report-spread";
import { runCommand } from "../commands/run-command";
import { readSettings } from "../settings";

const folder = mkdtempSync(join(tmpdir(), "shopkeeper-shards-"));
const citus = await startCitus({ workers: 1, spare: 1 });
const [worker, spare] = [...citus.workers, ...citus.spare].map(({ host }) => host);
const settings = readSettings({
  ...{ DATA_DIR: folder, SEED: "none", LOG_LEVEL: "silent", SHARED_DISK: "true", DATABASE_URL: citus.coordinator.url },
});
const said: string[] = [];
const shards = (task: string, options = {}) => runCommand(settings, "shards", { task, ...options }, (line) => said.push(line));
const report = async () => reportSpread({ database });
const database = await postgresqlDatabase({ url: citus.coordinator.url, size: 1, onError: () => undefined });

afterAll(async () => {
  await database.close();
  citus.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function count(table: string): Promise<number> {
  const [row] = await database.db.select({ count: sql<number>`count(*)` }).from(sql`${sql.identifier(table)}`);
  return row?.count ?? 0;
}

test("a database that holds shops is spread with its rows, once, and works as before without the setting", async () => {
  for (const account of ["owner", "neighbour"])
    await runCommand(settings, "add-shop", { name: account, account, password: "Quiet-River-9" });
  await runCommand(settings, "seed", { account: "owner", products: 3, orders: 40 });
  const tables = ["orders", "operation_logs", "merchants", "sessions"];
  const before = await Promise.all(tables.map(count));
  await expect(shards("report")).rejects.toThrow("The tables are not distributed yet. Run pnpm shards distribute first.");
  const spread = tablePlacement.shop.length + tablePlacement.reference.length;
  expect(await shards("distribute")).toEqual({ tables: spread });
  expect(said.at(-1)).toBe(`${tablePlacement.shop.at(-1)} is distributed, ${spread} of ${spread}`);
  expect(await Promise.all(tables.map(count))).toEqual(before);
  expect(await shards("distribute")).toEqual({ tables: 0 });
  const [left] = await database.db.select({ bytes: sql<number>`pg_relation_size('orders')` }).from(sql`(select 1) as one`);
  expect(left).toEqual({ bytes: 0 });
  expect(await runCommand(settings, "verify-books", {})).toMatchObject({ shops: [{ merId: 1 }, { merId: 2 }] });
});

test("a machine is added, takes its part, and is removed without losing a row", async () => {
  const before = await count("orders");
  await expect(shards("remove-node", { node: worker })).rejects.toThrow(
    `${worker} is the only worker, and holds 4 shards. Add another one first.`,
  );
  await expect(shards("remove-node", { node: citus.coordinator.host })).rejects.toThrow("is the coordinator, which cannot be removed");
  await expect(shards("remove-node", { node: spare })).rejects.toThrow(`Citus knows no machine ${spare}.`);
  for (const node of ["worker", "worker:x", 5, undefined]) await expect(shards("add-node", { node })).rejects.toThrow("node is HOST:PORT");
  await expect(shards("add-node", { node: "127.0.0.1:1" })).rejects.toThrow(
    /^127.0.0.1:1 cannot be added: connection to the remote node .*Connection refused/,
  );
  expect(await shards("add-node", { node: spare })).toEqual({ node: spare, isNew: true });
  expect(await shards("add-node", { node: spare })).toEqual({ node: spare, isNew: false });
  expect(await shards("rebalance")).toEqual({ moved: 2 });
  expect(await shards("rebalance")).toEqual({ moved: 0 });
  expect(await shards("report")).toMatchObject({
    nodes: [
      { node: citus.coordinator.host, role: "coordinator", isReached: true, shards: 0, shops: 0 },
      { node: worker, role: "worker", isReached: true, shards: 2 },
      { node: spare, role: "worker", isReached: true, shards: 2 },
    ],
  });
  expect(await shards("remove-node", { node: worker })).toEqual({ node: worker, moved: 2 });
  expect(await count("orders")).toBe(before);
  expect(await shards("add-node", { node: worker })).toMatchObject({ isNew: true });
});

test("a large shop gets a shard of its own", async () => {
  const before = await count("orders");
  expect(await shards("isolate", { merId: "1" })).toEqual({ merId: 1, isNew: true });
  expect(await shards("isolate", { merId: 1 })).toEqual({ merId: 1, isNew: false });
  for (const merId of ["x", 999, undefined]) await expect(shards("isolate", { merId })).rejects.toThrow(`There is no shop ${merId}.`);
  expect(await count("orders")).toBe(before);
  const { largest, nodes } = await report();
  expect(largest[0]).toMatchObject({ merId: 1, name: expect.any(String), orders: expect.any(Number) });
  expect(nodes.reduce((sum, { shops }) => sum + shops, 0)).toBe(2);
});

test("the report says which machine is not reached, and a worker that is down stays one", async () => {
  const lost = async () => (await report()).nodes.filter(({ isReached }) => !isReached).map(({ node }) => node);
  citus.spare[0]?.halt();
  expect(await lost()).toEqual([spare]);
  await expect(shards("remove-node", { node: spare })).rejects.toThrow(`The shards of ${spare} cannot be moved, and it stays: `);
  citus.spare[0]?.start();
  expect(await lost()).toEqual([]);
});

test("a task that there is none of, and a database without the extension, are refused in a sentence", async () => {
  await expect(shards("explode")).rejects.toThrow("task is one of distribute, add-node, remove-node, rebalance, isolate, report.");
  await database.db.execute(sql`create database plain`);
  const url = new URL(citus.coordinator.url);
  url.pathname = "plain";
  const plain = { ...settings, databaseUrl: url.href };
  await expect(runCommand({ ...plain, isSharded: true }, "migrate", {})).rejects.toThrow(
    "The database of DATABASE_URL has no extension citus. Install it from packages.citusdata.com and run CREATE EXTENSION citus in it, or leave DATABASE_SHARDING out.",
  );
  expect(await runCommand(plain, "migrate", {})).toEqual({ migrated: true });
  await expect(runCommand(plain, "shards", { task: "report" })).rejects.toThrow("has no extension citus");
});
