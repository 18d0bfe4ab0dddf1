import { sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Executor } from "../core/scope";
import { liveGoods, liveRooms } from "./tables";

const most = 50;
const pauseMs = 5_000;

/** Goods of all shops that WeChat is to be asked about now; whoever claims some puts them off for a while. */
export const claimGoods = (db: Executor, now: Date) =>
  db
    .update(liveGoods)
    .set({ dueTime: later(now) })
    .where(due(liveGoods, liveGoods, now))
    .returning();

/** As `claimGoods`, for rooms. */
export const claimRooms = (db: Executor, now: Date) =>
  db
    .update(liveRooms)
    .set({ dueTime: later(now) })
    .where(due(liveRooms, liveRooms, now))
    .returning();

const later = (now: Date) => new Date(now.getTime() + pauseMs);

const due = (table: PgTable, { id, dueTime }: { id: PgColumn; dueTime: PgColumn }, now: Date) =>
  sql`${id} in (select ${id} from ${table} where ${dueTime} <= ${now.toISOString()}::timestamptz order by ${dueTime} limit ${most} for update skip locked)`;
