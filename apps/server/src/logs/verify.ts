import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Executor } from "../core/scope";
import { yieldEvery } from "../core/yield-every";
import { CHAIN_START, entryHash } from "./chain";
import { operationLogHeads, operationLogs } from "./tables";

const BATCH = 100;

/** What verifying the log of one shop has found. */
export interface VerifiedLog {
  merId: number;
  /** How many rows the chain has. */
  entries: number;
  /** Rows from before the chain, of which nothing can be proved. */
  unchained: number;
  /** The hash of the last row; whoever keeps it can prove later that no row up to it was removed. */
  head: string;
  /** What is wrong, as sentences; empty when no row was changed or removed. */
  faults: string[];
}

/** Follows the chain of every shop's log from its first row to its head; `onHash` gets each hash that is right. */
export async function verifyLogs(db: Executor, onHash: (hash: string) => void = () => undefined): Promise<VerifiedLog[]> {
  const shops = await db
    .select({ merId: sql<number>`mer_id` })
    .from(sql`(select mer_id from ${operationLogs} union select mer_id from ${operationLogHeads}) as shops`)
    .orderBy(sql`mer_id`);
  const verified: VerifiedLog[] = [];
  for (const { merId } of shops) verified.push(await verifyShop(db, merId, onHash));
  return verified;
}

/** Follows the chain of one shop's log. */
export async function verifyShop(db: Executor, merId: number, onHash: (hash: string) => void = () => undefined): Promise<VerifiedLog> {
  const own = eq(operationLogs.merId, merId);
  const faults: string[] = [];
  const yieldNow = yieldEvery();
  // read before the rows: calls go on while the chain is followed
  const head = await headOf(db, merId);
  let [last, hash, hashAtHead, firstId] = [0, CHAIN_START, CHAIN_START, Number.POSITIVE_INFINITY];
  for (;;) {
    const later = and(own, gt(operationLogs.entry, last));
    const rows = await db.select().from(operationLogs).where(later).orderBy(asc(operationLogs.entry)).limit(BATCH);
    if (rows.length === 0) break;
    await yieldNow();
    for (const { id, hash: stored, ...row } of rows) {
      const entry = row.entry ?? 0;
      if (entry !== last + 1) faults.push(`rows ${last + 1} to ${entry - 1} are missing`);
      else if (stored !== entryHash(hash, row)) faults.push(`row ${entry} was changed`);
      else onHash(stored);
      [last, hash, firstId] = [entry, stored ?? "", Math.min(firstId, id)];
      if (entry === head.entries) hashAtHead = hash;
    }
  }
  if (last < head.entries) faults.push(`rows ${last + 1} to ${head.entries} are missing`);
  else if (hashAtHead !== head.hash) faults.push(`row ${head.entries} is not the one that the log ended with`);
  if (last > (await headOf(db, merId)).entries) faults.push("rows stand behind the end of the log");
  const unchained = and(own, isNull(operationLogs.entry));
  const strays = Number.isFinite(firstId) ? await db.$count(operationLogs, and(unchained, gt(operationLogs.id, firstId))) : 0;
  if (strays > 0) faults.push(`${strays} rows are not part of the chain`);
  return { merId, entries: last, unchained: await db.$count(operationLogs, unchained), head: hash, faults };
}

async function headOf(db: Executor, merId: number) {
  const [head] = await db.select().from(operationLogHeads).where(eq(operationLogHeads.merId, merId));
  return head ?? { entries: 0, hash: CHAIN_START };
}
