import type { Schema } from "@shopkeeper/sdk/contract";
import { type DateRange, dateRange, monthRange } from "@shopkeeper/sdk/rules/time";
import { and, asc, eq, sql } from "drizzle-orm";
import { type PageQuery, readPage } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { type BillDate, billDays, billMonths } from "./bill-dates";
import { statement } from "./statements";
import { ledgerEntries } from "./tables";

/** Bills are by day or by month. */
export type BillUnit = "day" | "month";

/** The shop's bills; each is summed from the ledger when it is read. */
export const statementStore = ({ db, merId, clock }: Scope) => {
  const own = eq(ledgerEntries.merId, merId);
  const sumOf = (kind: string) => sql`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.kind} = ${kind}), 0)`;
  const countOf = (kind: string) => sql`count(*) filter (where ${ledgerEntries.kind} = ${kind})`;
  const figure = (name: string) => sql`figures.${sql.identifier(name)}`.mapWith(Number);

  /** The number of bills in a range, and a slice of them, newest first; none before the first entry. */
  async function datesOf(unit: BillUnit, range: DateRange | undefined) {
    const [first] = await db.select({ day: ledgerEntries.day }).from(ledgerEntries).where(own).orderBy(asc(ledgerEntries.day)).limit(1);
    if (!first) return { count: 0, slice: (): BillDate[] => [] };
    return (unit === "day" ? billDays : billMonths)(range, first.day, clock.now());
  }

  /**
   * The bills of some days or months, in their order.
   *
   * Each reads its own range of an index: grouping the history of a large shop would sort all of it.
   */
  async function bills(dates: readonly BillDate[]): Promise<Schema<"Statement">[]> {
    const wanted = JSON.stringify(dates.map((date, place) => ({ ...date, place })));
    const rows = await db
      .select({
        dataDate: sql<string>`bill."dataDate"`,
        payment: figure("payment"),
        coupon: figure("coupon"),
        points: figure("points"),
        fee: figure("fee"),
        commission: figure("commission"),
        refund: figure("refund"),
        couponReturn: figure("coupon_return"),
        pointsReturn: figure("points_return"),
        feeReturn: figure("fee_return"),
        commissionReturn: figure("commission_return"),
        payNum: figure("pay_num"),
        refundNum: figure("refund_num"),
      })
      .from(
        sql`json_to_recordset(${wanted}::json) as bill(place integer, "dataDate" text, first date, until date) cross join lateral (
          select ${sumOf("payment")} as payment, ${sumOf("coupon")} as coupon, ${sumOf("points")} as points, ${sumOf("fee")} as fee,
            ${sumOf("commission")} as commission, ${sumOf("refund")} as refund, ${sumOf("coupon_return")} as coupon_return,
            ${sumOf("points_return")} as points_return, ${sumOf("fee_return")} as fee_return,
            ${sumOf("commission_return")} as commission_return, ${countOf("payment")} as pay_num, ${countOf("refund")} as refund_num
          from ${ledgerEntries} where ${and(own, sql`${ledgerEntries.day} >= bill.first and ${ledgerEntries.day} < bill.until`)}
        ) as figures`,
      )
      .orderBy(sql`bill.place`);
    return rows.map(({ dataDate, ...figures }) => statement(dataDate, figures));
  }

  return {
    /** The current days or months of a limit; undefined when it is invalid. */
    period: (unit: BillUnit, limit: string) => (unit === "day" ? dateRange(limit, clock.now()) : monthRange(limit)),

    /** One page of the bills of a range, newest first. */
    async page(unit: BillUnit, range: DateRange | undefined, query: PageQuery) {
      const dates = await datesOf(unit, range);
      return readPage(query, {
        count: () => Promise.resolve(dates.count),
        rows: ({ limit, offset }) => bills(dates.slice(offset, limit)),
      });
    },

    /** The number of bills in a range. */
    size: async (unit: BillUnit, range: DateRange | undefined) => (await datesOf(unit, range)).count,
  };
};
