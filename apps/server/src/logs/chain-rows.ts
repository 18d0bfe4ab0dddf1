import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { CHAIN_START, entryHash } from "./chain";
import { operationLogHeads, operationLogs } from "./tables";
import type { Executor } from "../ports/database";

/** The most rows that one transaction chains. */
export const BATCH = 500;

/**
 * Appends the waiting rows to the shop's chain, in the order of their numbers, and returns their count; undefined while another node does
 * so. It needs an open transaction.
 *
 * The end is locked in the same way as by nodes of the previous release, which chain their rows at once.
 */
export async function chainRows(db: Executor, merId: number): Promise<number | undefined> {
  const own = eq(operationLogHeads.merId, merId);
  await db.insert(operationLogHeads).values({ merId, entries: 0, hash: CHAIN_START }).onConflictDoNothing();
  const [head] = await db.select().from(operationLogHeads).where(own).for("update", { skipLocked: true });
  if (!head) return undefined;
  let { entries, hash } = head;
  const rows = await waitingRows(db, merId, BATCH);
  if (rows.length === 0) return 0;
  const links = rows.map(({ id, ...row }) => {
    entries += 1;
    hash = entryHash(hash, { ...row, entry: entries });
    return { id, entry: entries, hash };
  });
  await db.execute(sql`
    update ${operationLogs} set entry = link.entry, hash = link.hash
    from json_to_recordset(${JSON.stringify(links)}::json) as link(id bigint, entry integer, hash text)
    where ${operationLogs}.mer_id = ${merId} and ${operationLogs}.id = link.id`);
  await db.update(operationLogHeads).set({ entries, hash }).where(own);
  return rows.length;
}

/** Condition: rows that are written and not yet chained. */
export const isWaiting = (merId: number) => and(eq(operationLogs.merId, merId), isNull(operationLogs.hash), isNotNull(operationLogs.seal));

const waitingRows = (db: Executor, merId: number, limit: number) =>
  db.select().from(operationLogs).where(isWaiting(merId)).orderBy(asc(operationLogs.id)).limit(limit);
