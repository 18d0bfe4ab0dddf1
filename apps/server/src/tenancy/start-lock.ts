import { sql } from "drizzle-orm";
import type { Database, Executor } from "../ports/database";

// any number that no other lock of the database uses
const LOCK = 727_001;

/** Runs work of the start in one transaction; nodes that start at once wait for each other. */
export function underStartLock<Result>({ kind, transaction }: Database, work: (db: Executor) => Promise<Result>): Promise<Result> {
  const locked = async (db: Executor) => {
    if (kind === "postgresql") await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    return work(db);
  };
  return transaction(locked, { isLong: true });
}
