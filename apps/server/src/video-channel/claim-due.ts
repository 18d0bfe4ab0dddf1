import { sql } from "drizzle-orm";
import type { Executor } from "../core/scope";
import { videoAccesses, videoProducts } from "./tables";

const most = 50;

/**
 * Products and applications of all shops about which WeChat is to be asked now.
 *
 * Whoever claims one puts it off for as long as it has been as it is, two seconds to an hour, so that of several nodes one asks.
 */
export async function claimDue(db: Executor, now: Date) {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const later = (updateTime: unknown) =>
    sql`${moment} + least(greatest(${moment} - ${updateTime}, interval '2 seconds'), interval '1 hour')`;
  const products = await db
    .update(videoProducts)
    .set({ dueTime: later(videoProducts.updateTime) })
    .where(
      sql`${videoProducts.id} in (select ${videoProducts.id} from ${videoProducts} where not ${videoProducts.isDel}
        and ${videoProducts.dueTime} <= ${moment} order by ${videoProducts.dueTime} limit ${most} for update skip locked)`,
    )
    .returning({ merId: videoProducts.merId, id: videoProducts.id });
  const accesses = await db
    .update(videoAccesses)
    .set({ dueTime: later(videoAccesses.updateTime) })
    .where(
      sql`${videoAccesses.merId} in (select ${videoAccesses.merId} from ${videoAccesses}
        where ${videoAccesses.dueTime} <= ${moment} order by ${videoAccesses.dueTime} limit ${most} for update skip locked)`,
    )
    .returning({ merId: videoAccesses.merId });
  return { products, accesses };
}
