import { and, asc, eq, inArray, lte, min } from "drizzle-orm";
import { earliest } from "../jobs/due-shops";
import { liveGoods, liveRooms } from "./tables";
import type { Executor } from "../ports/database";

const most = 50;
const pauseMs = 5_000;

/** Goods of a shop that WeChat is to be asked about now; whoever claims some puts them off for a while. */
export function claimGoods(db: Executor, merId: number, now: Date) {
  const own = eq(liveGoods.merId, merId);
  const due = db
    .select({ id: liveGoods.id })
    .from(liveGoods)
    .where(and(own, lte(liveGoods.dueTime, now)))
    .orderBy(asc(liveGoods.dueTime))
    .limit(most)
    .for("update", { skipLocked: true });
  return db
    .update(liveGoods)
    .set({ dueTime: later(now) })
    .where(and(own, inArray(liveGoods.id, due)))
    .returning();
}

/** As `claimGoods`, for rooms. */
export function claimRooms(db: Executor, merId: number, now: Date) {
  const own = eq(liveRooms.merId, merId);
  const due = db
    .select({ id: liveRooms.id })
    .from(liveRooms)
    .where(and(own, lte(liveRooms.dueTime, now)))
    .orderBy(asc(liveRooms.dueTime))
    .limit(most)
    .for("update", { skipLocked: true });
  return db
    .update(liveRooms)
    .set({ dueTime: later(now) })
    .where(and(own, inArray(liveRooms.id, due)))
    .returning();
}

const later = (now: Date) => new Date(now.getTime() + pauseMs);

/** When WeChat is to be asked next about something of a shop. */
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
