import { RefundStatus, RefundTab, type Schema } from "@shopkeeper/sdk/contract";
import { dateRange } from "@shopkeeper/sdk/rules/time";
import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import { readPage, type PageQuery } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { filterCondition, tabCondition, type RefundFilter } from "./refund-filter";
import { refundLog, type RefundRow } from "./refund-rows";
import { refundLogs, refunds } from "./tables";

type Counts = Schema<"RefundCounts">;

/** The shop's refunds for its lists and details. */
export const refundListStore = ({ db, merId, clock, totals }: Scope) => {
  const keyOf = (tab: number, filterKey: string) => `refunds:${tab}:${filterKey}`;

  return {
    /** The present period of a `dateLimit`; undefined if it has none. */
    period: (limit: string) => dateRange(limit, clock.now()),

    /** One page of the refunds under a tab, newest first. `filterKey` identifies the filter in the cache of totals. */
    page: (tab: Schema<"RefundTab">, filter: RefundFilter, filterKey: string, query: PageQuery) => {
      const where = and(filterCondition(merId, filter), tabCondition(tab));
      return readPage<RefundRow>(query, {
        count: () => totals.of(keyOf(tab, filterKey), () => db.$count(refunds, where)),
        rows: ({ limit, offset }) =>
          db.select().from(refunds).where(where).orderBy(desc(refunds.createTime), desc(refunds.id)).limit(limit).offset(offset),
      });
    },

    /** The number of refunds of each tab under a filter, counted in one pass when a count is not cached. */
    async counts(filter: RefundFilter, filterKey: string): Promise<Counts> {
      let counted: Promise<ReadonlyMap<number, number>> | undefined;
      const totalOf = (tab: Schema<"RefundTab">) =>
        totals.of(keyOf(tab, filterKey), async () => {
          const byStatus = await (counted ??= countAll(filter));
          return tab === RefundTab.all ? [...byStatus.values()].reduce((sum, one) => sum + one, 0) : (byStatus.get(tab) ?? 0);
        });
      return {
        all: await totalOf(RefundTab.all),
        await: await totalOf(RefundTab.awaitingReview),
        reject: await totalOf(RefundTab.refused),
        refunding: await totalOf(RefundTab.refunding),
        refunded: await totalOf(RefundTab.refunded),
        awaitReturning: await totalOf(RefundTab.awaitingReturn),
        awaitReceiving: await totalOf(RefundTab.awaitingReceipt),
        revoke: await totalOf(RefundTab.withdrawn),
      };
    },

    /** The paid refunds for the ledger, in cents: a query of source_no, price, coupon, points and commission. */
    booked: () => sql`
      select ${refunds.refundOrderNo} as source_no, -${refunds.refundPrice} as price, -${refunds.refundPlatCouponPrice} as coupon,
        -${refunds.refundIntegralPrice} as points, ${refunds.refundFirstBrokerageFee} + ${refunds.refundSecondBrokerageFee} as commission
      from ${refunds} where ${and(eq(refunds.merId, merId), eq(refunds.refundStatus, RefundStatus.refunded))}`,

    /** The number of refunds that wait under a tab: for the shop's decision, or for its receipt of the goods. */
    awaiting: (tab: typeof RefundTab.awaitingReview | typeof RefundTab.awaitingReceipt) =>
      totals.of(`refunds:awaiting ${tab}`, () => db.$count(refunds, and(eq(refunds.merId, merId), tabCondition(tab)))),

    async find(refundOrderNo: string) {
      const [row] = await db
        .select()
        .from(refunds)
        .where(and(eq(refunds.merId, merId), eq(refunds.refundOrderNo, refundOrderNo)));
      return row;
    },

    /** The log of a refund, oldest first. */
    async history(refundOrderNo: string) {
      const rows = await db
        .select()
        .from(refundLogs)
        .where(and(eq(refundLogs.merId, merId), eq(refundLogs.refundOrderNo, refundOrderNo)))
        .orderBy(asc(refundLogs.id));
      return rows.map(refundLog);
    },
  };

  async function countAll(filter: RefundFilter) {
    const rows = await db
      .select({ refundStatus: refunds.refundStatus, total: count() })
      .from(refunds)
      .where(filterCondition(merId, filter))
      .groupBy(refunds.refundStatus);
    return new Map(rows.map(({ refundStatus, total }) => [refundStatus, total]));
  }
};
