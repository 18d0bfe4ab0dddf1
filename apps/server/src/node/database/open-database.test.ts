import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { silentLogger } from "../../ports/logger";
import { HEALTH_MS, slowestHealth } from "../../testing/test-health";
import { startServer } from "../../testing/start-server";
import { DurableFiles, durableStart } from "./durable-files";
import { DatabaseUnreachableError, openDatabase, UnmarkedDatabaseError } from "./open-database";
import { readSettings } from "../settings";

const dataDir = mkdtempSync(join(tmpdir(), "shopkeeper-database-"));
const settings = readSettings({ DATA_DIR: dataDir, SEED: "none" });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("a database folder without its marker is refused, one whose making was cut off is made anew, and its commits reach the disk", async () => {
  mkdirSync(join(dataDir, "database"));
  writeFileSync(join(dataDir, "database", "PG_VERSION"), "17\n");
  await expect(openDatabase(settings, silentLogger)).rejects.toThrow(UnmarkedDatabaseError);
  expect(readdirSync(dataDir)).toEqual(["database"]);

  writeFileSync(join(dataDir, "database.begun"), "");
  await (await openDatabase(settings, silentLogger)).close();
  expect(readdirSync(dataDir)).toEqual(["database", "database.made", expect.stringMatching(/^database\.unfinished-/)]);

  const synced: number[] = [];
  const files = new DurableFiles(join(dataDir, "database"), (descriptor) => synced.push(descriptor));
  const client = await PGlite.create({ fs: files, startParams: durableStart });
  await client.exec("create table notes (text text)");
  const before = synced.length;
  await client.exec("insert into notes values ('kept')");
  expect(synced.length).toBeGreaterThan(before);
  await client.close();
});

test("the log of changes of a running server is emptied when it has grown, and health is answered meanwhile", async () => {
  const database = await openDatabase(settings, silentLogger);
  const server = await startServer({ database });
  const sinceCheckpoint = sql<number>`(pg_current_wal_lsn() - redo_lsn)::float8`;
  const grown = async () => (await database.db.select({ bytes: sinceCheckpoint }).from(sql`pg_control_checkpoint()`))[0]?.bytes;
  await database.checkpoint();
  while (Number(await grown()) < 17_000_000) {
    await database.db.execute(sql`insert into notes select repeat(md5(n::text), 28) from generate_series(1, 2000) as n`);
  }
  expect(await slowestHealth(server, () => database.checkpoint())).toBeLessThan(HEALTH_MS);
  expect(await grown()).toBeLessThan(1_000_000);
  await database.close();
});

test("several servers of which none answers are named with the reason of each, without the password", async () => {
  const DATABASE_URL = "postgresql://shop:secret@127.0.0.1:1,[::1]:1/books?connect_timeout=5";
  const unreachable = readSettings({ DATABASE_URL, SHARED_DISK: "true", DATA_DIR: dataDir, SEED: "none" });
  const failure: unknown = await openDatabase(unreachable, silentLogger).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DatabaseUnreachableError);
  const sentence = String(failure);
  expect(sentence).toContain("DATABASE_URL names 127.0.0.1:1,[::1]:1/books, which cannot be used: no server can be used (127.0.0.1:1: ");
  expect(sentence).not.toContain("secret");
});
