import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Scope } from "../tenancy/scope";
import { type DueJob, dueShops } from "./tables";
import type { Executor } from "../ports/database";
import type { WorkPlace } from "./work-place";

/** The most shops in one pass. */
const MOST_SHOPS = 100;
/** The lease of a claimed shop; then another node continues. */
const LEASE_MS = 60_000;
/** Even without pending work a shop is checked again after this time. */
const LONGEST_MS = 86_400_000;

const rowOf = (job: DueJob, merId: number) => and(eq(dueShops.job, job), eq(dueShops.merId, merId));

/**
 * Schedules a job in the shop, in the transaction that causes the work.
 *
 * An entry that is early enough is locked, not written: it stays until this transaction has ended, and writers of one shop do not wait for
 * each other.
 */
export async function schedule({ db, merId }: Pick<Scope, "db" | "merId">, job: DueJob, dueTime: Date) {
  const isEarly = and(rowOf(job, merId), lte(dueShops.dueTime, dueTime));
  const early = await db.select({ job: dueShops.job }).from(dueShops).where(isEarly).for("share");
  if (early.length > 0) return;
  await db
    .insert(dueShops)
    .values({ job, merId, dueTime })
    .onConflictDoUpdate({ target: [dueShops.job, dueShops.merId], set: { dueTime: sql`least(${dueShops.dueTime}, excluded.due_time)` } });
}

/** A job in one shop. */
interface DueWork {
  /** Does due work; it may leave some for the next pass. */
  run(merId: number): Promise<void>;
  /** The time of the shop's next due work; undefined if nothing is pending. */
  next(db: Executor, merId: number): Promise<Date | undefined>;
}

/** Runs a job in each shop where it is due, longest overdue first, each shop on one node. A failing shop does not stop the others. */
export async function inDueShops(
  { database, ports: { clock } }: Pick<WorkPlace, "database" | "ports">,
  job: DueJob,
  { run, next }: DueWork,
) {
  const failures: unknown[] = [];
  for (const merId of await dueIn(database.db, job, clock.now())) {
    if (!(await claim(database.db, job, merId, clock.now()))) continue;
    try {
      await run(merId);
      await database.transaction(async (db) => {
        // transactions that have just scheduled something end first, so that their writes are visible
        await db.select({ job: dueShops.job }).from(dueShops).where(rowOf(job, merId)).for("update");
        const latest = new Date(clock.now().getTime() + LONGEST_MS);
        const found = (await next(db, merId)) ?? latest;
        await db
          .update(dueShops)
          .set({ dueTime: found < latest ? found : latest })
          .where(rowOf(job, merId));
      });
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function dueIn(db: Executor, job: DueJob, now: Date): Promise<number[]> {
  const rows = await db
    .select({ merId: dueShops.merId })
    .from(dueShops)
    .where(and(eq(dueShops.job, job), lte(dueShops.dueTime, now)))
    .orderBy(asc(dueShops.dueTime))
    .limit(MOST_SHOPS);
  return rows.map(({ merId }) => merId);
}

async function claim(db: Executor, job: DueJob, merId: number, now: Date): Promise<boolean> {
  const claimed = await db
    .update(dueShops)
    .set({ dueTime: new Date(now.getTime() + LEASE_MS) })
    .where(and(rowOf(job, merId), lte(dueShops.dueTime, now)))
    .returning({ job: dueShops.job });
  return claimed.length > 0;
}

/** The earliest of some times, of which any may be missing. */
export function earliest(...times: readonly (Date | null | undefined)[]): Date | undefined {
  return times.reduce<Date | undefined>((first, time) => (time && (!first || time < first) ? time : first), undefined);
}
