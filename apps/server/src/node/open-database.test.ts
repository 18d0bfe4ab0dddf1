import { PGlite } from "@electric-sql/pglite";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { silentLogger } from "../ports/logger";
import { DurableFiles, durableStart } from "./durable-files";
import { openDatabase, UnmarkedDatabaseError } from "./open-database";
import { readSettings } from "./settings";

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
}, 60_000);
