import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { silentLogger } from "../ports/logger";
import { openDatabase, UnmarkedDatabaseError } from "./open-database";
import { readSettings } from "./settings";

const dataDir = mkdtempSync(join(tmpdir(), "shopkeeper-database-"));
const settings = readSettings({ DATA_DIR: dataDir, SEED: "none" });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test(
  "a database folder without its marker is refused and kept; one whose making was cut off is made anew",
  { timeout: 60_000 },
  async () => {
    mkdirSync(join(dataDir, "database"));
    writeFileSync(join(dataDir, "database", "PG_VERSION"), "17\n");
    await expect(openDatabase(settings, silentLogger)).rejects.toThrow(UnmarkedDatabaseError);
    expect(readdirSync(dataDir)).toEqual(["database"]);

    writeFileSync(join(dataDir, "database.begun"), "");
    await (await openDatabase(settings, silentLogger)).close();
    expect(readdirSync(dataDir)).toEqual(["database", "database.made", expect.stringMatching(/^database\.unfinished-/)]);
    await (await openDatabase(settings, silentLogger)).close();
  },
);
