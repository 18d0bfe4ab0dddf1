import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { tablesOf } from "../node/backup/tables-of";
import { startServer } from "../testing/start-server";
import { tablePlacement } from "./table-placement";

const { database } = await startServer();
const { db } = database;

test("every table has one place", async () => {
  const placed = Object.values(tablePlacement).flat();
  expect(placed.toSorted()).toEqual([...(await tablesOf(db)), "migrations"].toSorted());
});

test("every key and unique index of a shop's table begins with the shop", async () => {
  const keys = await db
    .select({
      table: sql<string>`indrelid::regclass::text`,
      index: sql<string>`indexrelid::regclass::text`,
      first: sql<string | null>`(select attname from pg_attribute where attrelid = indrelid and attnum = indkey[0])`,
      isPrimary: sql<boolean>`indisprimary`,
    })
    .from(sql`pg_index`)
    .where(sql`indisunique and indrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)`);
  const shopTables: ReadonlySet<string> = new Set(tablePlacement.shop);
  const own = keys.filter(({ table }) => shopTables.has(table));
  expect(own.filter(({ first }) => first !== "mer_id")).toEqual([]);
  expect(new Set(own.filter(({ isPrimary }) => isPrimary).map(({ table }) => table))).toEqual(shopTables);
});

test("every id has 64 bits, and a shop's row always names its shop", async () => {
  // extensions may have views beside the tables
  const columns = await db
    .select({
      table: sql<string>`table_name`,
      column: sql<string>`column_name`,
      type: sql<string>`udt_name`,
      isNullable: sql<boolean>`is_nullable = 'YES'`,
    })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = current_schema() and table_name in ${Object.values(tablePlacement).flat()}`);
  // the numbers of menus are constants in the code
  const ids = columns.filter(({ column }) => /^(u?id|pid|gids|subject|undoes|undone_by)$|_ids?$/.test(column) && column !== "menu_ids");
  expect(ids.filter(({ type }) => /^_?int[24]$/.test(type))).toEqual([]);
  const shops = columns.filter(({ column }) => column === "mer_id");
  expect(shops.filter(({ isNullable }) => isNullable)).toEqual([]);
  expect(shops.map(({ table }) => table)).toEqual(expect.arrayContaining([...tablePlacement.shop]));
});
