import { RefundChange, RefundStatus } from "@shopkeeper/sdk/contract";
import { eq, sql } from "drizzle-orm";
import type { Executor } from "../core/scope";
import { refundLogs, refunds } from "./tables";

const most = 50;

/** Refunds of all shops whose provider is to be asked now; whoever claims one puts it off for as long as it has waited, at most ten minutes. */
export async function claimUnpaid(db: Executor, now: Date) {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const since = sql`(select max(${refundLogs.createTime}) from ${refundLogs}
    where ${refundLogs.merId} = ${refunds.merId} and ${refundLogs.refundOrderNo} = ${refunds.refundOrderNo} and ${refundLogs.changeType} <> ${RefundChange.failed})`;
  // the code is written into the statement, so that the index on the waiting refunds serves
  const isRefunding = eq(refunds.refundStatus, RefundStatus.refunding).inlineParams();
  const wait = sql`least(greatest(${refunds.updateTime} - ${since}, interval '2 seconds'), interval '10 minutes')`;
  return db
    .update(refunds)
    .set({ updateTime: now })
    .where(
      sql`${refunds.id} in (select ${refunds.id} from ${refunds} where ${isRefunding} and ${refunds.updateTime} + ${wait} <= ${moment}
        order by ${refunds.updateTime} limit ${most} for update skip locked)`,
    )
    .returning({ merId: refunds.merId, refundOrderNo: refunds.refundOrderNo });
}
