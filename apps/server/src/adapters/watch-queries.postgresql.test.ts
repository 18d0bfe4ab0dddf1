import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { postgresqlDatabase } from "./postgresql-database";

test("each statement of the pool and of a transaction is followed once, with its failure, and the pools are counted", async () => {
  const seen: string[] = [];
  const database = await postgresqlDatabase({
    ...{ url: process.env.TEST_DATABASE_URL ?? "", size: 2, onError: () => undefined },
    watch: (text) => (failure) => seen.push(failure === undefined ? text : `failed: ${text}`),
  });
  seen.length = 0;
  await database.db.execute(sql`select ${1}::int as one`);
  await database.transaction((db) => db.execute(sql`select 2 as two`));
  expect(database.pool?.()).toMatchObject({ work: { total: 1, idle: 1, waiting: 0 }, lookups: { waiting: 0 } });
  await expect(database.db.execute(sql`select * from nowhere_at_all`)).rejects.toThrow();
  expect(seen).toEqual(["select $1::int as one", "begin", "select 2 as two", "commit", "failed: select * from nowhere_at_all"]);
  await database.close();
});
