import { lt, sql } from "drizzle-orm";
import type { TidyScope } from "../core/domain";
import { noticeReads, notices } from "./tables";

/** How long a notice is kept, and how many a shop has at most. */
const KEPT_DAYS = 90;
const KEPT_NOTICES = 1000;

const DAY_MS = 86_400_000;

/** Forgets what is old in all shops, and who has read it. */
export async function pruneNotices({ db, clock }: Pick<TidyScope, "db" | "clock">) {
  await db.delete(notices).where(lt(notices.createTime, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)));
  await db.execute(sql`
    delete from ${notices} where id in (
      select id from (select id, row_number() over (partition by mer_id order by id desc) as place from ${notices}) as placed
      where place > ${KEPT_NOTICES})`);
  await db.execute(sql`
    delete from ${noticeReads} where not exists (
      select 1 from ${notices} where ${notices.merId} = ${noticeReads.merId} and ${notices.id} = ${noticeReads.noticeId})`);
}
