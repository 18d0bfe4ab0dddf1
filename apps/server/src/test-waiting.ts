import { sql } from "drizzle-orm";
import type { Executor } from "./core/scope";

/** How many connections wait for a lock of this one, or behind one that does. */
export async function waiting(db: Executor) {
  const blocked = sql`select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  const [row] = await db
    .select({ count: sql<number>`count(distinct pid)::int` })
    .from(sql`pg_locks`)
    .where(sql`not granted and (pid in (${blocked}) or pg_blocking_pids(pid) && array(${blocked}))`);
  return row?.count;
}
