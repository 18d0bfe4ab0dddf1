import { sql } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import type { Place } from "../commands/command";
import { CommandError } from "../commands/command-error";
import { explained } from "./change-machines";
import type { Executor } from "../../ports/database";

const LOOK_MS = 1_000;

/**
 * Moves shards until each worker holds as many bytes, while shops stay available; resolves when it is done.
 *
 * Citus runs it in the background: it continues when this process ends, and a call while it runs follows it.
 */
export async function rebalance({ database: { db }, say }: Pick<Place, "database" | "say">) {
  const job = (await running(db)) ?? (await start(db));
  if (job === undefined) return { moved: 0 };
  for (let last = ""; ; await sleep(LOOK_MS)) {
    const { state, done, all } = await stateOf(db, job);
    const now = `${done} of ${all} moves are done`;
    if (now !== last) say?.((last = now));
    if (state === "finished") return { moved: done };
    if (/^(failed|failing|cancelled|cancelling)$/.test(state)) {
      const [task] = await db
        .select({ message: sql<string>`message` })
        .from(sql`pg_dist_background_task`)
        .where(sql`job_id = ${job} and status = 'error'`);
      throw new CommandError(
        `The rebalance ended as ${state} after ${now}. Every shard is where it was or where it belongs. ${task?.message ?? ""}`,
      );
    }
  }
}

async function start(db: Executor): Promise<number | undefined> {
  const starting = db.select({ job: sql<number | null>`job` }).from(sql`citus_rebalance_start() as job`);
  const [row] = await explained("The rebalance cannot begin", starting);
  return row?.job ?? undefined;
}

async function running(db: Executor): Promise<number | undefined> {
  const [row] = await db
    .select({ job: sql<number>`job_id` })
    .from(sql`pg_dist_background_job`)
    .where(sql`job_type = 'rebalance' and state in ('scheduled', 'running')`);
  return row?.job;
}

// reference tables are copied besides them
const moves = sql`pg_dist_background_task t where t.job_id = j.job_id and command ilike '%move_shard%'`;

async function stateOf(db: Executor, job: number) {
  const [row] = await db
    .select({
      state: sql<string>`state`,
      done: sql<number>`(select count(*) from ${moves} and status = 'done')`,
      all: sql<number>`(select count(*) from ${moves})`,
    })
    .from(sql`pg_dist_background_job j`)
    .where(sql`job_id = ${job}`);
  if (!row) throw new CommandError(`The rebalance ${job} is gone.`);
  return row;
}
