import { sql } from "drizzle-orm";
import type { Database, Executor } from "../ports/database";

// any number that nothing else in the database locks
const LOCK = 727_001;

/** Does work of the start in one transaction; of several nodes that start at once each waits for the one before. */
export function underStartLock<Result>({ kind, transaction }: Database, work: (db: Executor) => Promise<Result>): Promise<Result> {
  const locked = async (db: Executor) => {
    if (kind === "postgresql") await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    return work(db);
  };
  return transaction(locked, { isLong: true });
}
