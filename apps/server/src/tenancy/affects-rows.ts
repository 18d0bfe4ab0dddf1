import { sql, type SQL } from "drizzle-orm";

/** A change or removal of rows that has not been sent. */
interface Statement {
  returning(fields: { one: SQL }): PromiseLike<readonly unknown[]>;
}

/** Sends a change or removal; false when it found no row. */
export const affectsRows = async (statement: Statement) => (await statement.returning({ one: sql`1` })).length > 0;
