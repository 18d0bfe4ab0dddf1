import { and, eq, lt, sql } from "drizzle-orm";
import type { Pruning } from "../jobs/prune";
import { noticeReads, notices } from "./tables";

/** Days that a notice is kept, and the most notices of a shop. */
const KEPT_DAYS = 90;
const KEPT_NOTICES = 1000;

const DAY_MS = 86_400_000;

const isOld = (now: Date) => lt(notices.createTime, new Date(now.getTime() - KEPT_DAYS * DAY_MS));

/** Deletes a shop's notices that are too old or too many, with their read marks. */
export const pruneNotices: Pruning = {
  shops: (now) =>
    sql`select ${notices.merId} as mer_id from ${notices} group by ${notices.merId} having bool_or(${isOld(now)}) or count(*) > ${KEPT_NOTICES}`,
  async run({ db, merId, clock }) {
    const own = eq(notices.merId, merId);
    await db.delete(notices).where(and(own, isOld(clock.now())));
    await db.execute(sql`
      delete from ${notices} where ${own} and ${notices.id} <= (
        select ${notices.id} from ${notices} where ${own} order by ${notices.id} desc limit 1 offset ${KEPT_NOTICES})`);
    await db.execute(sql`
      delete from ${noticeReads} where ${noticeReads.merId} = ${merId} and not exists (
        select 1 from ${notices} where ${own} and ${notices.id} = ${noticeReads.noticeId})`);
  },
};
