import { sql, type SQL } from "drizzle-orm";

/** An update or deletion that has not been sent. */
interface Statement {
  returning(fields: { one: SQL }): PromiseLike<readonly unknown[]>;
}

/** Sends an update or deletion; false when it affected no row. */
export const affectsRows = async (statement: Statement) => (await statement.returning({ one: sql`1` })).length > 0;
