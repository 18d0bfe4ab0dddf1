import { and, asc, eq, inArray, lte, min } from "drizzle-orm";
import { earliest } from "../jobs/due-shops";
import { liveGoods, liveRooms } from "./tables";
import type { Executor } from "../ports/database";

const most = 50;
const pauseMs = 5_000;

/** Goods of a shop that are due for a request to WeChat; claimed goods are postponed for a while. */
export const claimGoods = (db: Executor, merId: number, now: Date) =>
  db
    .update(liveGoods)
    .set({ dueTime: later(now) })
    .where(isDue(db, liveGoods, merId, now))
    .returning();

/** As `claimGoods`, for rooms. */
export const claimRooms = (db: Executor, merId: number, now: Date) =>
  db
    .update(liveRooms)
    .set({ dueTime: later(now) })
    .where(isDue(db, liveRooms, merId, now))
    .returning();

/** Condition: due rows of a shop, oldest first, without those that another transaction has locked. */
function isDue(db: Executor, table: typeof liveGoods | typeof liveRooms, merId: number, now: Date) {
  const own = eq(table.merId, merId);
  const due = db
    .select({ id: table.id })
    .from(table)
    .where(and(own, lte(table.dueTime, now)))
    .orderBy(asc(table.dueTime))
    .limit(most)
    .for("update", { skipLocked: true });
  return and(own, inArray(table.id, due));
}

const later = (now: Date) => new Date(now.getTime() + pauseMs);

/** The time of the shop's next request to WeChat. */
export async function nextDue(db: Executor, merId: number): Promise<Date | undefined> {
  const [goods] = await db
    .select({ time: min(liveGoods.dueTime) })
    .from(liveGoods)
    .where(eq(liveGoods.merId, merId));
  const [rooms] = await db
    .select({ time: min(liveRooms.dueTime) })
    .from(liveRooms)
    .where(eq(liveRooms.merId, merId));
  return earliest(goods?.time, rooms?.time);
}
