import { and, asc, eq, lte, min, not } from "drizzle-orm";
import { earliest } from "../jobs/due-shops";
import { videoAccesses, videoProducts } from "./tables";
import type { Executor } from "../ports/database";

const most = 50;
const [SHORTEST_MS, LONGEST_MS] = [2_000, 3_600_000];

/**
 * Products of a shop, and its application, whose state is to be requested from WeChat now; it runs in a transaction.
 *
 * A claimed row is put off for as long as it has not changed, two seconds to an hour, so that only one of several nodes requests it.
 */
export async function claimDue(db: Executor, merId: number, now: Date) {
  const ownProducts = and(eq(videoProducts.merId, merId), not(videoProducts.isDel));
  const products = await db
    .select({ id: videoProducts.id, updateTime: videoProducts.updateTime })
    .from(videoProducts)
    .where(and(ownProducts, lte(videoProducts.dueTime, now)))
    .orderBy(asc(videoProducts.dueTime))
    .limit(most)
    .for("update", { skipLocked: true });
  for (const { id, updateTime } of products) {
    await db
      .update(videoProducts)
      .set({ dueTime: later(updateTime, now) })
      .where(and(eq(videoProducts.merId, merId), eq(videoProducts.id, id)));
  }
  const own = eq(videoAccesses.merId, merId);
  const [access] = await db
    .select({ updateTime: videoAccesses.updateTime })
    .from(videoAccesses)
    .where(and(own, lte(videoAccesses.dueTime, now)))
    .for("update", { skipLocked: true });
  if (access)
    await db
      .update(videoAccesses)
      .set({ dueTime: later(access.updateTime, now) })
      .where(own);
  return { products: products.map(({ id }) => id), isAccessDue: access !== undefined };
}

const later = (updateTime: Date, now: Date) =>
  new Date(now.getTime() + Math.min(Math.max(now.getTime() - updateTime.getTime(), SHORTEST_MS), LONGEST_MS));

/** The time of the next poll of WeChat about a shop. */
export async function nextDue(db: Executor, merId: number): Promise<Date | undefined> {
  const own = and(eq(videoProducts.merId, merId), not(videoProducts.isDel));
  const [products] = await db
    .select({ time: min(videoProducts.dueTime) })
    .from(videoProducts)
    .where(own);
  const [access] = await db.select({ time: videoAccesses.dueTime }).from(videoAccesses).where(eq(videoAccesses.merId, merId));
  return earliest(products?.time, access?.time);
}
