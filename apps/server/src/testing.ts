import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { hexOf } from "./core/digest";
import { migrate } from "./core/migrate";
import { underStartLock } from "./core/start-lock";
import { clientZipArchives } from "./ports/client-zip-archives";
import { systemClock } from "./ports/clock";
import type { Database } from "./ports/database";
import { silentLogger } from "./ports/logger";
import { hucreSpreadsheets } from "./ports/hucre-spreadsheets";
import { memoryFiles } from "./ports/memory-files";
import { memorySpool } from "./ports/memory-spool";
import { nodePasswords } from "./ports/node-passwords";
import { pgliteDatabase } from "./ports/pglite-database";
import type { Ports } from "./ports/ports";
import { postgresqlDatabase } from "./ports/postgresql-database";
import { systemRandom } from "./ports/random";
import { sharpCodec } from "./ports/sharp-codec";
import { withDemoPictures } from "./seed/demo-pictures";
import { seedPlatform } from "./composition/seed-platform";
import { createServer, type ServerParts } from "./server";
import { fakeWeb } from "./simulator/fake-web";
import { fakeWechat } from "./simulator/fake-wechat";
import { snapshot, snapshotFolder } from "./snapshot";
import { shopMaker } from "./test-shop";

export type { Seed, TestShop } from "./test-shop";

/** What a test may have otherwise; the database stays the worker's own. */
export type TestOptions = Partial<Omit<ServerParts, "ports">> & { ports?: Partial<Ports> };

const usualPorts: Ports = {
  clock: systemClock,
  random: systemRandom,
  passwords: nodePasswords,
  files: withDemoPictures(memoryFiles()),
  spool: memorySpool,
  codec: sharpCodec(),
  wechat: fakeWechat({ clock: systemClock, random: systemRandom }),
  web: fakeWeb,
  spreadsheets: hucreSpreadsheets,
  archives: clientZipArchives,
  logger: silentLogger,
};

declare global {
  /** One database per worker, however many test files it runs. */
  var shopkeeperTestDatabase: Promise<Database> | undefined;
}

async function openDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  const database = url ? await openSchema(url) : await pgliteDatabase(await PGlite.create({ loadDataDir: await snapshot(snapshotFolder) }));
  await migrate(database);
  await underStartLock(database, (db) => seedPlatform(db, usualPorts.clock.now()));
  return database;
}

/** A schema of this worker's own on the server that TEST_DATABASE_URL names; those of earlier days are dropped. */
async function openSchema(url: string): Promise<Database> {
  const day = Math.floor(Date.now() / 86_400_000);
  const schema = `test_${day}_${hexOf(systemRandom.bytes(6))}`;
  const onError = () => undefined;
  const admin = await postgresqlDatabase({ url, size: 1, onError });
  const found = await admin.db
    .select({ name: sql<string>`nspname` })
    .from(sql`pg_namespace`)
    .where(sql`nspname ~ '^test_[0-9]+_'`);
  for (const { name } of found) {
    if (Number(name.split("_")[1]) < day - 1) await admin.db.execute(sql`drop schema if exists ${sql.identifier(name)} cascade`);
  }
  await admin.db.execute(sql`create schema ${sql.identifier(schema)}`);
  await admin.close();
  return postgresqlDatabase({ url, schema, size: 10, onError });
}

/**
 * The real server for a test in Node: on PGlite from a cached snapshot, or on PostgreSQL where TEST_DATABASE_URL is set.
 * `fetch` takes any address whose path begins with /api, and the address of the peer.
 */
export async function startServer({ ports: ownPorts, ...parts }: TestOptions = {}) {
  const database = parts.database ?? (await (globalThis.shopkeeperTestDatabase ??= openDatabase()));
  const ports = { ...usualPorts, ...ownPorts };
  const server = createServer({ checksAnswers: true, trustsProxy: true, ...parts, database, ports });
  return { ...server, createShop: shopMaker(database, ports), ports };
}
