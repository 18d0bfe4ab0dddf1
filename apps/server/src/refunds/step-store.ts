import { RefundChange, RefundPromoter, RefundStatus, type Schema } from "@shopkeeper/sdk/contract";
import type { TextParams } from "@shopkeeper/sdk/rules/core";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import { schedule } from "../jobs/due-shops";
import type { Scope } from "../tenancy/scope";
import { raiseNotice } from "../notices/shared";
import { historyText, type HistoryKey } from "./messages";
import { refundNumber } from "./refund-number";
import type { RefundRow } from "./refund-rows";
import { refundLogs, refunds } from "./tables";

/** A refund to add. */
export type NewRefund = Omit<typeof refunds.$inferInsert, "merId" | "id" | "refundOrderNo" | "createTime" | "updateTime">;

/** The columns that a step writes besides the status. */
export type RefundChanges = Partial<
  Omit<RefundRow, "merId" | "id" | "refundOrderNo" | "orderNo" | "refundStatus" | "createTime" | "updateTime">
>;

/** The log entry of a step. */
export interface RefundEvent {
  type: Schema<"RefundChange">;
  text: HistoryKey;
  params?: TextParams;
}

/** The steps of the shop's refunds; the caller has locked the refund's order. */
export const refundStepStore = (scope: Scope) => {
  const { db, merId, clock, actor } = scope;
  const only = (refundOrderNo: string) => and(eq(refunds.merId, merId), eq(refunds.refundOrderNo, refundOrderNo));

  /** Schedules polling the provider of a refund that is being paid. */
  async function scheduleRefund({ refundStatus, updateTime }: RefundRow) {
    if (refundStatus === RefundStatus.refunding) await schedule(scope, "refunds", updateTime);
  }

  return {
    /** Replaces the shop's note; false when the refund is missing. */
    mark: (refundOrderNo: string, merRemark: string) =>
      affectsRows(db.update(refunds).set({ merRemark, updateTime: clock.now() }).where(only(refundOrderNo))),

    /** The refunds of some orders, oldest first. */
    ofOrders: (orderNos: readonly string[]) =>
      db
        .select()
        .from(refunds)
        .where(and(eq(refunds.merId, merId), inArray(refunds.orderNo, [...orderNos])))
        .orderBy(refunds.id),

    async add(refund: NewRefund) {
      const now = clock.now();
      const [next] = await db
        .select({ id: sql`nextval(pg_get_serial_sequence('refunds', 'id'))`.mapWith(Number) })
        .from(sql`(values (1)) as one`);
      const id = next?.id ?? 0;
      const [row] = await db
        .insert(refunds)
        .values({ ...refund, merId, id, refundOrderNo: refundNumber(now, id), createTime: now, updateTime: now })
        .returning();
      if (!row) throw new Error("an inserted refund has a row");
      await scheduleRefund(row);
      if (row.promoterType === RefundPromoter.user) {
        const params = { number: row.refundOrderNo, amount: moneyText(row.refundPrice) };
        await raiseNotice(scope, { kind: "refund", subject: "refund", subjectId: row.refundOrderNo, params });
      }
      return row;
    },

    /** Changes a refund, if it still has the state that was read. */
    async change({ refundOrderNo, refundStatus: from }: RefundRow, refundStatus: Schema<"RefundStatus">, changes: RefundChanges) {
      const [row] = await db
        .update(refunds)
        .set({
          ...changes,
          refundStatus,
          updateTime: clock.now(),
          ...(refundStatus === RefundStatus.refunded && { refundTime: clock.now() }),
        })
        .where(and(only(refundOrderNo), eq(refunds.refundStatus, from)))
        .returning();
      if (!row) throw new Error("the order of a refund that changes is locked");
      await scheduleRefund(row);
      return row;
    },

    async log(refundOrderNo: string, { type, text, params }: RefundEvent) {
      await db.insert(refundLogs).values({
        ...{ merId, refundOrderNo, operator: actor },
        changeType: type,
        changeMessage: historyText(text, params),
        createTime: clock.now(),
      });
    },

    /** Logs why a refund was not paid, unless the last entry has the same reason. */
    async logFailure(refundOrderNo: string, reason: string) {
      const [last] = await db
        .select({ text: refundLogs.changeMessage })
        .from(refundLogs)
        .where(and(eq(refundLogs.merId, merId), eq(refundLogs.refundOrderNo, refundOrderNo)))
        .orderBy(desc(refundLogs.id))
        .limit(1);
      if (last?.text === historyText("failed", { reason })) return;
      await this.log(refundOrderNo, { type: RefundChange.failed, text: "failed", params: { reason } });
    },

    /** The refunds that simulated buyers may act on: refunds in some states that changed by then. */
    inState: (status: Schema<"RefundStatus">, until?: Date) =>
      db
        .select()
        .from(refunds)
        .where(
          and(eq(refunds.merId, merId), eq(refunds.refundStatus, status), until && sql`${refunds.updateTime} <= ${until.toISOString()}`),
        )
        .orderBy(refunds.id)
        .limit(50),
  };
};
