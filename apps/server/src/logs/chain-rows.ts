import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { WorkPlace } from "../core/domain";
import { inNotedShops } from "../core/due-shops";
import type { Executor } from "../core/scope";
import { CHAIN_START, entryHash } from "./chain";
import { operationLogHeads, operationLogs } from "./tables";

/** So many rows are chained in one transaction. */
const BATCH = 500;

/** How often rows are chained: each within a second. */
export const CHAIN_MS = 500;

/** Chains the rows that wait, in each shop that has some; of several nodes one has the end of a shop's chain. */
export const chainAll = ({ database, ports }: Pick<WorkPlace, "database" | "ports">) =>
  inNotedShops({ database, ports }, "logs", {
    async run(merId) {
      for (let chained = BATCH, all = 0; ; all += chained) {
        if (chained < BATCH) return all > 0;
        chained = await database.transaction((db) => chainRows(db, merId));
      }
    },
    hasMore: async (db, merId) => (await waitingRows(db, merId, 1)).length > 0,
  });

/**
 * Puts the rows that wait behind the end of the shop's chain, in the order of their numbers, and answers how many; none while
 * another node does so. It needs an open transaction.
 *
 * The end is locked as nodes of the release before lock it, which chain their rows at once.
 */
export async function chainRows(db: Executor, merId: number): Promise<number> {
  const own = eq(operationLogHeads.merId, merId);
  await db.insert(operationLogHeads).values({ merId, entries: 0, hash: CHAIN_START }).onConflictDoNothing();
  const [head] = await db.select().from(operationLogHeads).where(own).for("update", { skipLocked: true });
  if (!head) return 0;
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

/** Rows that are written and not yet chained. */
export const isWaiting = (merId: number) => and(eq(operationLogs.merId, merId), isNull(operationLogs.hash), isNotNull(operationLogs.seal));

const waitingRows = (db: Executor, merId: number, limit: number) =>
  db.select().from(operationLogs).where(isWaiting(merId)).orderBy(asc(operationLogs.id)).limit(limit);
