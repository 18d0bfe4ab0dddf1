import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { productCategories } from "../categories/tables";
import { startServer } from "../testing/start-server";
import { sqlState, type Executor } from "../ports/database";

test("a session has the time zone of the server's rows, and a transaction its limits", async () => {
  const { database } = await startServer();
  const [session] = await database.db.select({ zone: sql<string>`current_setting('TimeZone')` }).from(sql`(select 1) as one`);
  expect(session).toEqual({ zone: "UTC" });
  const limitsOf = async (isLong: boolean) => {
    const names = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
    const rows = await database.transaction(
      (db) =>
        db
          .select({ name: sql<string>`name`, value: sql<string>`setting` })
          .from(sql`pg_settings`)
          .where(sql`name in ${names}`),
      { isLong },
    );
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  };
  expect(await limitsOf(false)).toEqual({ statement_timeout: "30000", lock_timeout: "5000", idle_in_transaction_session_timeout: "20000" });
  expect(await limitsOf(true)).toEqual({ statement_timeout: "0", lock_timeout: "0", idle_in_transaction_session_timeout: "0" });
});

test("a write that waits five seconds for a row of another one is given up, on whichever machine the row lies", async () => {
  const server = await startServer();
  const { merId } = await server.createShop({ categories: 1 });
  const rename = (db: Executor) => db.update(productCategories).set({ sort: 5 }).where(eq(productCategories.merId, merId));
  const failure = await server.database.transaction(async (db) => {
    await rename(db);
    return server.database.transaction(rename).catch((raised: unknown) => raised);
  });
  expect(sqlState(failure)).toBe("55P03");
});
