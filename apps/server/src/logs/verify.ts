import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { yieldEvery } from "../core/yield-every";
import { CHAIN_START, entryHash, sealOf } from "./chain";
import { isWaiting } from "./chain-rows";
import { operationLogHeads, operationLogs, operationLogStripes } from "./tables";
import type { Executor } from "../ports/database";

const BATCH = 100;

/** The result of verifying the log of one shop. */
export interface VerifiedLog {
  merId: number;
  /** The number of rows in the chain. */
  entries: number;
  /** Rows that are written and not yet chained; they are numbered and sealed. */
  waiting: number;
  /** The time of the first waiting row. */
  waitingSince: Date | undefined;
  /** Rows from before the chain, about which nothing can be proved. */
  unchained: number;
  /** The hash of the last row of the chain; with a copy of it one can prove later that no row up to it was removed. */
  head: string;
  /** The time of the last row, chained or not. */
  lastTime: Date | undefined;
  /** The faults, as sentences; empty when no row was changed or removed. */
  faults: string[];
}

/** Verifies the chain of one shop's log from its first row to its head, then the waiting rows; `onHash` receives each correct hash. */
export async function verifyShop(db: Executor, merId: number, onHash: (hash: string) => void = () => undefined): Promise<VerifiedLog> {
  const own = eq(operationLogs.merId, merId);
  const faults: string[] = [];
  const yieldNow = yieldEvery();
  // read before the rows: calls continue during the verification
  const head = await headOf(db, merId);
  let [last, hash, hashAtHead, firstId] = [0, CHAIN_START, CHAIN_START, Number.POSITIVE_INFINITY];
  let lastTime: Date | undefined;
  for (;;) {
    const later = and(own, gt(operationLogs.entry, last));
    const rows = await db.select().from(operationLogs).where(later).orderBy(asc(operationLogs.entry)).limit(BATCH);
    if (rows.length === 0) break;
    await yieldNow();
    for (const { id, hash: stored, ...row } of rows) {
      const entry = row.entry ?? 0;
      if (entry !== last + 1) faults.push(`rows ${last + 1} to ${entry - 1} are missing`);
      else if (stored !== entryHash(hash, row)) faults.push(`row ${entry} was changed`);
      else if (!isSealed(row)) faults.push(`row ${entry} was changed before it was chained`);
      else onHash(stored);
      [last, hash, firstId, lastTime] = [entry, stored ?? "", Math.min(firstId, id), row.createTime];
      if (entry === head.entries) hashAtHead = hash;
    }
  }
  if (last < head.entries) faults.push(`rows ${last + 1} to ${head.entries} are missing`);
  else if (hashAtHead !== head.hash) faults.push(`row ${head.entries} is not the one that the log ended with`);
  if (last > (await headOf(db, merId)).entries) faults.push("rows stand behind the end of the log");
  const unchained = and(own, isNull(operationLogs.entry), isNull(operationLogs.seal));
  const strays = Number.isFinite(firstId) ? await db.$count(operationLogs, and(unchained, gt(operationLogs.id, firstId))) : 0;
  if (strays > 0) faults.push(`${strays} rows are not part of the chain`);
  const waiting = await verifyWaiting(db, merId);
  faults.push(...waiting.faults, ...(await stripeFaults(db, merId)));
  return {
    ...{ merId, entries: last, waiting: waiting.rows, waitingSince: waiting.since },
    ...{ unchained: await db.$count(operationLogs, unchained), head: hash, lastTime: waiting.lastTime ?? lastTime, faults },
  };
}

type SealedRow = Parameters<typeof sealOf>[0] & { seal: string | null };

/** Whether a row is unchanged since it was written; rows of the previous release have no seal. */
const isSealed = ({ seal, ...row }: SealedRow) => (seal === null ? row.stripe === null : seal === sealOf(row));

/** Verifies the waiting rows. A row that is chained meanwhile is not among them. */
async function verifyWaiting(db: Executor, merId: number) {
  const yieldNow = yieldEvery();
  const found: { rows: number; since?: Date; lastTime?: Date; faults: string[] } = { rows: 0, faults: [] };
  for (let after = 0; ;) {
    const later = and(isWaiting(merId), gt(operationLogs.id, after));
    const rows = await db.select().from(operationLogs).where(later).orderBy(asc(operationLogs.id)).limit(BATCH);
    const last = rows.at(-1);
    if (!last) return found;
    await yieldNow();
    for (const { hash: _none, id, ...row } of rows) if (!isSealed(row)) found.faults.push(`a row that waits was changed (id ${id})`);
    found.rows += rows.length;
    found.since ??= rows[0]?.createTime;
    found.lastTime = last.createTime;
    after = last.id;
  }
}

/** Stripes whose rows are not numbered from 1 to the stripe's count. One statement: a row and its count are committed together. */
async function stripeFaults(db: Executor, merId: number) {
  const { stripe, stripeEntry } = operationLogs;
  const counted = db
    .select({
      stripe: sql<number>`${stripe}`.as("of_stripe"),
      numbers: sql<number>`count(distinct ${stripeEntry})`.as("numbers"),
      rows: sql<number>`count(*)`.as("rows"),
      highest: sql<number>`max(${stripeEntry})`.as("highest"),
    })
    .from(operationLogs)
    .where(and(eq(operationLogs.merId, merId), sql`${stripe} is not null`))
    .groupBy(stripe)
    .as("counted");
  const stripes = db
    .select({ stripe: operationLogStripes.stripe, entries: operationLogStripes.entries })
    .from(operationLogStripes)
    .where(eq(operationLogStripes.merId, merId))
    .as("stripes");
  const wrong = await db
    .select({
      stripe: sql`coalesce(${stripes.stripe}, ${counted.stripe})`.mapWith(Number),
      entries: sql`coalesce(${stripes.entries}, 0)`.mapWith(Number),
      numbers: sql`coalesce(${counted.numbers}, 0)`.mapWith(Number),
      rows: sql`coalesce(${counted.rows}, 0)`.mapWith(Number),
    })
    .from(stripes)
    .fullJoin(counted, eq(counted.stripe, stripes.stripe))
    .where(
      sql`${stripes.entries} is distinct from ${counted.highest} or ${counted.rows} <> ${counted.highest} or ${counted.numbers} <> ${counted.highest}`,
    );
  return wrong.map((row) =>
    row.rows < row.entries
      ? `${row.entries - row.rows} of ${row.entries} rows of stripe ${row.stripe} are missing`
      : `the rows of stripe ${row.stripe} are not numbered as they were written`,
  );
}

async function headOf(db: Executor, merId: number) {
  const [head] = await db.select().from(operationLogHeads).where(eq(operationLogHeads.merId, merId));
  return head ?? { entries: 0, hash: CHAIN_START };
}
