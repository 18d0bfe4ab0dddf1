import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startServer } from "../testing";

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
