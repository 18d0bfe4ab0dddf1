import { sql } from "drizzle-orm";
import type { Executor } from "../ports/database";

/** The number of connections that wait for a lock of this one, directly or indirectly. */
export async function waiting(db: Executor) {
  const blocked = sql`select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  const waits = sql`pg_locks where not granted and (pid in (${blocked}) or pg_blocking_pids(pid) && array(${blocked}))`;
  // for locks on several machines
  const spread = sql`with waits as materialized (select waiting_gpid as pid, blocking_gpid as holder from citus_lock_waits)
    select pid from waits where holder = citus_backend_gpid() or holder in (select pid from waits where holder = citus_backend_gpid())`;
  const [row] = await db
    .select({ count: sql<number>`count(distinct pid)::int` })
    .from(process.env.TEST_CITUS === "1" ? sql`(${spread}) as waits` : waits);
  return row?.count;
}
