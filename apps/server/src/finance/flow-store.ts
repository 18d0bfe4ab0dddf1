import { FundDirection, type Schema, TransactionType } from "@shopkeeper/sdk/contract";
import { fill, type Language } from "@shopkeeper/sdk/rules/core";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { type DateRange, dateRange, wireTime } from "@shopkeeper/sdk/rules/time";
import { and, desc, eq, gte, lt, or, sql } from "drizzle-orm";
import { type PageQuery, readPage } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { flowMarks } from "./messages";
import { ledgerEntries } from "./tables";

/** The filter of a list of movements. */
export interface FlowFilter {
  /** The complete number of an order or a refund. */
  orderNo?: string | undefined;
  moved?: DateRange | undefined;
}

type Row = typeof ledgerEntries.$inferSelect;

/** Payments and refunds of buyers, without their names. */
export const flowStore = ({ db, merId, clock, totals }: Scope) => {
  const where = ({ orderNo, moved }: FlowFilter) =>
    and(
      eq(ledgerEntries.merId, merId),
      // in the form of its index
      sql`${ledgerEntries.kind} in ('payment', 'refund')`,
      orderNo === undefined ? undefined : or(eq(ledgerEntries.sourceNo, orderNo), eq(ledgerEntries.orderNo, orderNo)),
      moved && gte(ledgerEntries.time, moved.from),
      moved && lt(ledgerEntries.time, moved.to),
    );
  const count = (filter: FlowFilter) => totals.of(`flow:${JSON.stringify(filter)}`, () => db.$count(ledgerEntries, where(filter)));

  return {
    /** The current period of a `dateLimit`; undefined when it is invalid. */
    period: (limit: string) => dateRange(limit, clock.now()),

    count,

    /** One page, newest first. */
    page: (filter: FlowFilter, query: PageQuery, language: Language) =>
      readPage(query, {
        count: () => count(filter),
        rows: async ({ limit, offset }) =>
          (
            await db
              .select()
              .from(ledgerEntries)
              .where(where(filter))
              .orderBy(desc(ledgerEntries.time), desc(ledgerEntries.id))
              .limit(limit)
              .offset(offset)
          ).map((row) => wireRow(row, language)),
      }),

    /** The rows after another row, or the first rows. */
    async after(last: Pick<Schema<"FundFlow">, "id"> | undefined, filter: FlowFilter, limit: number, language: Language) {
      const lastTime = sql`(select ${ledgerEntries.time} from ${ledgerEntries} where ${ledgerEntries.merId} = ${merId} and ${ledgerEntries.id} = ${last?.id})`;
      const behind = last && sql`(${ledgerEntries.time}, ${ledgerEntries.id}) < (${lastTime}, ${last.id})`;
      const rows = await db
        .select()
        .from(ledgerEntries)
        .where(and(where(filter), behind))
        .orderBy(desc(ledgerEntries.time), desc(ledgerEntries.id))
        .limit(limit);
      return rows.map((row) => wireRow(row, language));
    },
  };
};

function wireRow({ id, kind, sourceNo, orderNo, amount, uid, time }: Row, language: Language) {
  const isPayment = kind === "payment";
  return {
    id,
    orderNo: sourceNo,
    pm: isPayment ? FundDirection.in : FundDirection.out,
    amount: moneyText(Math.abs(amount)),
    type: isPayment ? TransactionType.payment : TransactionType.refund,
    mark: fill(isPayment ? flowMarks.payment : flowMarks.refund, { orderNo: orderNo ?? "" })[language],
    createTime: wireTime(time),
    uid,
    merName: null,
  };
}
