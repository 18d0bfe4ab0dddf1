import { memberOf } from "@shopkeeper/sdk/rules/core";
import { sql } from "drizzle-orm";
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appliedMigrations, applyMigrations, releaseSteps } from "../../tenancy/migrate";
import { replacedMigrations } from "../../tenancy/replaced-migrations";
import type { Database } from "../../ports/database";
import type { Files } from "../../ports/files";
import { memoryFiles } from "../../adapters/memory-files";
import { pictureCanvas } from "../../testing/safety/made-files";
import { call } from "../../testing/test-call";
import { testDatabase } from "../../testing/test-database";
import { read } from "../../testing/test-read";
import { startServer, type TestShop } from "../../testing/start-server";
import { backupCommand } from "./backup-command";
import { shopIds } from "../commands/shop-ids";
import { verifyLogsCommand } from "../commands/verify-logs-command";
import { readRows } from "./read-rows";
import { restoreCommand } from "./restore-command";
import { tableGroups, tablesOf } from "./tables-of";

type Server = Awaited<ReturnType<typeof startServer>>;

const ODD = "a\u2028b\\\"c'd,{}[] 茶🍵";
const folder = mkdtempSync(join(tmpdir(), "shopkeeper-backup-"));
const at = (name: string) => join(folder, name);
const opened: Database[] = [];
const stored = memoryFiles();
let source: Server;
let shop: TestShop;
/** Two databases without tables. */
let blank: Database;
let other: Database;
let picture: string;

const open = async (isBlank: boolean) => {
  const database = await testDatabase({ isBlank });
  opened.push(database);
  return database;
};
const place = ({ database, ports }: Server) => ({ database, ...ports });
const backUp = (name: string, server = source) => backupCommand(place(server), { folder: at(name) });
const restore = (name: string, database: Database, files = memoryFiles()) => restoreCommand({ database, files }, { folder: at(name) });
const addCategory = (server: Server, token: string, name: string) =>
  read(server, "addProductCategory", { token, body: { pid: 0, sort: 0, name } });
const manifestOf = (name: string) => JSON.parse(readFileSync(at(`${name}/backup.json`), "utf8"));

const bytesAt = async (files: Files, path: string) => new Response((await files.open(path))?.stream()).arrayBuffer();

/** The rows of a table, shop by shop if they have one. */
const rowsOf = ({ transaction }: Database, table: string) =>
  transaction(async (db) => {
    const { ofShops } = await tableGroups(db, new Set());
    const shops = ofShops.flat().includes(table) ? await shopIds(db) : [undefined];
    const rows: string[] = [];
    for (const merId of shops) for await (const found of readRows(db, [table], merId)) rows.push(...found.map(({ line }) => line));
    return rows.sort();
  });

beforeAll(async () => {
  source = await startServer({ database: await open(false), ports: { files: stored } });
  shop = await source.createShop({ products: 60, coupons: 5, couponUsers: 20, orders: 5, reviews: 10, guaranteeGroups: 2, pictures: 3 });
  const { token } = shop;
  await addCategory(source, token, '茶 "|\\n');
  picture = (await read(source, "uploadImage", { token, file: { name: "茶杯.png", bytes: pictureCanvas(1) } })).sattDir;
  await source.database.db.execute(sql`update buyers set mark = ${ODD}, create_time = '2026-01-02 03:04:05.123456+00'`);
  await source.database.db.execute(sql`insert into vital_reports (name, value, rating, route, release, device, create_time)
    values ('LCP', 0.1::float8 + 0.2::float8, 'good', '/', '1', 'desktop', now())`);
  blank = await open(true);
  other = await open(true);
});

afterAll(async () => {
  for (const database of opened) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a backup that is made while people write comes back row for row, with its files, and goes on from there", async () => {
  const writing = Promise.all(Array.from({ length: 30 }, (_, number) => addCategory(source, shop.token, `并行${number}`)));
  const { rows, files, missing } = await backUp("whole");
  await writing;
  expect([files, missing, readdirSync(folder)]).toEqual([1, [], ["whole"]]);

  const kept = memoryFiles();
  expect(await restore("whole", blank, kept)).toMatchObject({ rows, files: 1, missing: [] });
  const { tables } = manifestOf("whole");
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(["accounts", "products", "skus", "coupons", "orders", "idempotency_keys"]));
  for (const table of Object.keys(tables)) {
    const saved = readFileSync(at(`whole/tables/${table}.jsonl`), "utf8")
      .split("\n")
      .slice(0, -1);
    expect([table, await rowsOf(blank, table)]).toEqual([table, saved.sort()]);
  }
  for (const table of ["products", "skus", "buyers", "vital_reports", "attachments"])
    expect([table, await rowsOf(blank, table)]).toEqual([table, await rowsOf(source.database, table)]);
  expect((await rowsOf(blank, "buyers"))[0]).toContain(".123456+00:00");
  const path = kept.pathOf(picture);
  expect(await bytesAt(kept, path)).toEqual(await bytesAt(stored, path));

  const restored = await startServer({ database: blank, ports: { files: kept } });
  expect(await call(restored, "listProducts", { token: shop.token })).toMatchObject({ status: 401 });
  const { token } = await read(restored, "login", { body: { account: shop.account, pwd: shop.password } });
  const before = await read(restored, "listProductCategories", { token });
  await addCategory(restored, token, "之后");
  const after = await read(restored, "listProductCategories", { token });
  expect(after.find(({ name }) => name === "之后")?.id).toBeGreaterThan(Math.max(...before.map(({ id }) => id)));
  expect((await verifyLogsCommand({ database: blank, clock: source.ports.clock }, {})).shops.flatMap(({ faults }) => faults)).toEqual([]);
});

test("a shop that is opened while a backup is made is part of it, with its accounts", async () => {
  const database = source.database;
  let opened: TestShop | undefined;
  // the shop is added with the first statement on tables without a shop
  const transaction: Database["transaction"] = async (work, options) => {
    const result = await database.transaction(work, options);
    opened ??= await source.createShop({ coupons: 2 });
    return result;
  };
  await backupCommand({ ...place(source), database: { ...database, transaction } }, { folder: at("opened") });
  const rows = (table: string) =>
    readFileSync(at(`opened/tables/${table}.jsonl`), "utf8")
      .split("\n")
      .slice(0, -1)
      .map((line): unknown => JSON.parse(line));
  expect(rows("merchants").filter((row) => memberOf(Object(row), "id") === opened?.merId)).toHaveLength(1);
  for (const [table, count] of [
    ["accounts", 1],
    ["coupons", 2],
  ] as const)
    expect(rows(table).filter((row) => memberOf(Object(row), "mer_id") === opened?.merId)).toHaveLength(count);
  for (const table of ["merchants", "buyers"]) expect(rows(table)).toHaveLength(manifestOf("opened").tables[table].rows);
  expect(await restore("opened", await open(true))).toMatchObject({ missing: [] });
});

test("each shop is written as it was at one moment, while calls go on", async () => {
  const { merId } = shop;
  const writing = Promise.all(Array.from({ length: 30 }, (_, number) => addCategory(source, shop.token, `同时${number}`)));
  await backUp("moment");
  await writing;
  const own = (table: string) =>
    readFileSync(at(`moment/tables/${table}.jsonl`), "utf8")
      .split("\n")
      .filter((line) => line.includes(`"mer_id":${merId},`))
      .map((line) => Object(JSON.parse(line)));
  const counted = own("operation_log_stripes").reduce((sum, { entries }) => sum + Number(entries), 0);
  const chained = own("operation_logs").filter(({ hash }) => hash !== null).length;
  expect([own("operation_logs").length, own("operation_log_heads")[0]?.entries ?? 0]).toEqual([counted, chained]);
});

test("a backup is refused where a newer release changes the tables meanwhile", async () => {
  const database = source.database;
  const transaction: Database["transaction"] = async (work, options) => {
    const result = await database.transaction(work, options);
    await database.db.execute(sql`insert into migrations (name) values ('9999_later') on conflict do nothing`);
    return result;
  };
  await expect(backupCommand({ ...place(source), database: { ...database, transaction } }, { folder: at("changed") })).rejects.toThrow(
    "Make the backup again",
  );
  await database.db.execute(sql`delete from migrations where name = '9999_later'`);
  expect(readdirSync(folder)).not.toContain("changed");
});

test("a backup into a folder that is there, or of no shop, is refused and leaves nothing behind", async () => {
  const before = readdirSync(folder);
  await expect(backUp(".")).rejects.toThrow("is there already");
  await expect(backupCommand(place(source), { folder: "relative" })).rejects.toThrow("absolute");
  await expect(backUp("empty", await startServer({ database: other }))).rejects.toThrow("has no shop");
  expect(readdirSync(folder)).toEqual(before);
});

test("a file that is lost is named, and the rest is saved", async () => {
  const lost = await startServer({ database: source.database, ports: { files: memoryFiles() } });
  expect(await backUp("lost", lost)).toMatchObject({ files: 0, missing: [stored.pathOf(picture)] });
});

test("only a whole backup of a known release is restored, into a database without rows", async () => {
  await expect(restore("whole", source.database)).rejects.toThrow(/The database is in use: \w+ has rows\..*DATA_DIR/);
  const refused = async (change: (copy: string) => void, sentence: string | RegExp) => {
    cpSync(at("whole"), at("copy"), { recursive: true });
    change(at("copy"));
    await expect(restore("copy", other)).rejects.toThrow(sentence);
    rmSync(at("copy"), { recursive: true });
  };
  const path = stored.pathOf(picture);
  const rewrite = (more: object) => (copy: string) =>
    writeFileSync(join(copy, "backup.json"), JSON.stringify({ ...manifestOf("whole"), ...more }));
  await refused((copy) => rmSync(join(copy, "backup.json")), "no complete backup");
  await refused((copy) => writeFileSync(join(copy, "backup.json"), "{"), "no complete backup");
  await refused((copy) => rmSync(join(copy, "tables/products.jsonl")), "tables/products.jsonl is missing");
  await refused((copy) => appendFileSync(join(copy, "tables/products.jsonl"), "{}\n"), "tables/products.jsonl is not as it was written");
  await refused((copy) => appendFileSync(join(copy, `files/${path}`), "x"), `files/${path} is not as it was written`);
  await refused(rewrite({ files: [{ path: "../escaped.png", size: 1, sha256: "" }] }), "no path of a stored file");
  await refused(
    rewrite({ tables: { ...manifestOf("whole").tables, others: manifestOf("whole").tables.roles } }),
    "tables/others.jsonl is missing",
  );
  await refused(rewrite({ format: 2 }), "has format 2");
  await refused(rewrite({ migrations: [...manifestOf("whole").migrations, "9999_later"] }), /9999_later.*the release that made it/);
  await refused(rewrite({ migrations: replacedMigrations.slice(0, 12) }), /up to "0011_category_versions".*the commit fff16333/);
  expect(await tablesOf(other.db)).toEqual([]);
});

test("a backup of an older release is restored into its own tables, and these are brought to the newest", async () => {
  const older = await open(true);
  await older.transaction((db) => applyMigrations(db));
  await older.db.execute(sql`insert into platform_settings (key, value) values ('word', ${ODD})`);
  await backUp("older", await startServer({ database: older }));
  const newer = [
    ...releaseSteps,
    { names: ["0025_cups"], statements: ["create table cups as select key from platform_settings where key = 'word'"] },
  ];
  await restoreCommand({ database: other, files: memoryFiles() }, { folder: at("older") }, newer);
  expect(await rowsOf(other, "platform_settings")).toEqual(await rowsOf(older, "platform_settings"));
  expect(await rowsOf(other, "cups")).toEqual(['{"key":"word"}']);
  expect(await appliedMigrations(other.db)).toEqual([...replacedMigrations, "0025_cups"]);
  await other.db.execute(sql`delete from platform_settings`);
  await other.db.execute(sql`delete from cups`);
  await expect(restore("older", other)).rejects.toThrow("newer tables");
});
