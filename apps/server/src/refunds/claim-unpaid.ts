import { RefundChange, RefundStatus } from "@shopkeeper/sdk/contract";
import { and, asc, eq, inArray, max, ne } from "drizzle-orm";
import { earliest } from "../jobs/due-shops";
import { refundLogs, refunds } from "./tables";
import type { Executor } from "../ports/database";

const most = 50;
const [SHORTEST_MS, LONGEST_MS] = [2_000, 600_000];

/** The refunds of a shop that are being paid, with the time of each one's next poll; `isHeld` locks them, skipping locked rows. */
async function waiting(db: Executor, merId: number, isHeld = false) {
  // the code is inlined, so that the index on the waiting refunds is used
  const isRefunding = eq(refunds.refundStatus, RefundStatus.refunding).inlineParams();
  const select = db
    .select({ refundOrderNo: refunds.refundOrderNo, updateTime: refunds.updateTime })
    .from(refunds)
    .where(and(eq(refunds.merId, merId), isRefunding))
    .orderBy(asc(refunds.updateTime));
  const rows = await (isHeld ? select.for("update", { skipLocked: true }) : select);
  const numbers = rows.map(({ refundOrderNo }) => refundOrderNo);
  const changes = await changedSince(db, merId, numbers);
  return rows.map(({ refundOrderNo, updateTime }) => {
    const waited = updateTime.getTime() - (changes.get(refundOrderNo) ?? updateTime).getTime();
    return { refundOrderNo, dueTime: new Date(updateTime.getTime() + Math.min(Math.max(waited, SHORTEST_MS), LONGEST_MS)) };
  });
}

/** When some refunds reached their present state; a provider's failure does not count as a change. */
async function changedSince(db: Executor, merId: number, numbers: readonly string[]) {
  if (numbers.length === 0) return new Map<string, Date>();
  const rows = await db
    .select({ refundOrderNo: refundLogs.refundOrderNo, time: max(refundLogs.createTime) })
    .from(refundLogs)
    .where(
      and(eq(refundLogs.merId, merId), inArray(refundLogs.refundOrderNo, [...numbers]), ne(refundLogs.changeType, RefundChange.failed)),
    )
    .groupBy(refundLogs.refundOrderNo);
  return new Map(rows.flatMap(({ refundOrderNo, time }) => (time ? [[refundOrderNo, time] as const] : [])));
}

/**
 * The refunds of a shop to poll at their provider now; it runs in a transaction.
 *
 * A claimed refund is put off for as long as it has waited, at most ten minutes.
 */
export async function claimUnpaid(db: Executor, merId: number, now: Date): Promise<string[]> {
  const due = (await waiting(db, merId, true)).filter(({ dueTime }) => dueTime <= now).slice(0, most);
  const numbers = due.map(({ refundOrderNo }) => refundOrderNo);
  if (numbers.length > 0) {
    await db
      .update(refunds)
      .set({ updateTime: now })
      .where(and(eq(refunds.merId, merId), inArray(refunds.refundOrderNo, numbers)));
  }
  return numbers;
}

/** The time of the next poll about a refund of a shop. */
export const nextUnpaid = async (db: Executor, merId: number) => earliest(...(await waiting(db, merId)).map(({ dueTime }) => dueTime));
