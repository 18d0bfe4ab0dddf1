import { OrderTab, type Schema } from "@shopkeeper/sdk/contract";
import { dateRange } from "@shopkeeper/sdk/rules/time";
import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { grouped } from "../kit/grouped";
import { readPage, type PageQuery, type PageWindow } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { lineColumns } from "./line-columns";
import { filterCondition, isWhole, type OrderFilter } from "./order-filter";
import { orderHead, orderLine } from "./order-rows";
import { listedOrders, ownOrders, tabCondition } from "./order-tabs";
import { isTabbed, orderDetails, orders } from "./tables";

type Counter = Exclude<keyof Schema<"OrderCounts">, "lastPaid">;

/** The tab of each counter. */
const tabOf = { ...OrderTab, verification: OrderTab.awaitVerification } satisfies Record<Counter, Schema<"OrderTab">>;

/** Milliseconds, so that a time can be cached with counts; 0 for none. */
const epochOf = (time: SQL) => sql`coalesce(floor(extract(epoch from ${time}) * 1000), 0)`.mapWith(Number);

/** Up to this number, sorting is faster than reading an index in order. */
const fewRows = 5_000;

/** The columns of an order in a spreadsheet: no others are read for a hundred thousand rows. */
const sheetOrder = {
  ...{ orderNo: orders.orderNo, uid: orders.uid, type: orders.type, payPrice: orders.payPrice, paid: orders.paid },
  ...{ payType: orders.payType, payChannel: orders.payChannel, status: orders.status, refundStatus: orders.refundStatus },
  createTime: orders.createTime,
};
const sheetLine = {
  orderNo: orderDetails.orderNo,
  productName: orderDetails.productName,
  sku: orderDetails.sku,
  payNum: orderDetails.payNum,
};

/** The orders in the shop's lists. */
export const orderListStore = ({ db, merId, clock, files, totals }: Scope) => {
  const newestFirst = [desc(orders.createTime), desc(orders.orderNo)];
  const listed = (where: SQL | undefined, limit: number) =>
    db
      .select()
      .from(orders)
      .where(where)
      .orderBy(...newestFirst)
      .limit(limit);

  /** The orders of a window; only these are read whole, the numbers of those before them come from an index. */
  const windowOf = (where: SQL | undefined, { limit, offset }: PageWindow, total: number) => {
    // an expression, so that few rows are sorted, instead of following an index through all orders to find them
    const byTime = total > fewRows ? newestFirst : [sql`${orders.createTime} + interval '0' desc`, desc(orders.orderNo)];
    const numbers = db
      .select({ orderNo: orders.orderNo })
      .from(orders)
      .where(where)
      .orderBy(...byTime)
      .limit(limit)
      .offset(offset);
    return listed(and(eq(orders.merId, merId), inArray(orders.orderNo, numbers)), limit);
  };

  const linesOf = (numbers: readonly string[]) => and(eq(orderDetails.merId, merId), inArray(orderDetails.orderNo, [...numbers]));

  const keyOf = (tab: Schema<"OrderTab">, filterKey: string) => `orders:${tab}:${filterKey}`;

  /**
   * All counters in one query. Orders are grouped by the columns that decide their tabs, which have few combinations; without a
   * filter, orders that are only under 已完成 are counted separately, by an index with nothing else.
   */
  const countAll = async (filter: OrderFilter): Promise<Record<Counter | "lastPaid", number>> => {
    const where = filterCondition(db, merId, filter);
    const isAll = isWhole(filter);
    const { status, refundStatus, cancelStatus, isUserDel, paid, groupBuyRecordStatus } = orders;
    const state = { status, refundStatus, cancelStatus, isUserDel, paid, groupBuyRecordStatus };
    const latest = isAll ? sql`null::timestamptz` : sql`max(${orders.payTime})`;
    const states = db
      .select({ ...state, total: sql`count(*)`.as("total"), latest: latest.as("latest") })
      .from(orders)
      .where(and(where, isAll ? isTabbed : undefined))
      .groupBy(...Object.values(state));
    const sumOf = (condition: SQL = sql`true`) => sql`coalesce(sum(total) filter (where ${condition}), 0)`.mapWith(Number);
    const counted = (counter: Counter) => sumOf(tabCondition(tabOf[counter]));
    const [row] = await db
      .select({
        ...{ listed: sumOf(), notDone: sumOf(sql`not ${tabCondition(OrderTab.complete)}`), unPaid: counted("unPaid") },
        ...{ notShipped: counted("notShipped"), spike: counted("spike"), verification: counted("verification") },
        ...{ receiving: counted("receiving"), refunded: counted("refunded"), deleted: counted("deleted"), cancel: counted("cancel") },
        lastPaid: epochOf(sql`max(latest)`),
      })
      // under the name of the table, which the tabs' conditions use
      .from(sql`(${states}) as ${orders}`);
    if (!row) throw new Error("a count has a row");
    const { listed, notDone, ...counts } = row;
    const all = isAll ? listed + (await db.$count(orders, and(where, sql`not ${isTabbed}`))) : listed;
    const [last] = isAll
      ? await db
          .select({ paid: epochOf(sql`max(${orders.payTime})`) })
          .from(orders)
          .where(where)
      : [];
    return { ...counts, all, complete: all - notDone, lastPaid: last?.paid ?? counts.lastPaid };
  };

  return {
    /** The present period of a `dateLimit`; undefined if it has none. */
    period: (limit: string) => dateRange(limit, clock.now()),

    /** One page of the orders under a tab, newest first, with their lines. `filterKey` identifies the filter in the cache of totals. */
    async page(tab: Schema<"OrderTab">, filter: OrderFilter, filterKey: string, query: PageQuery) {
      const where = and(filterCondition(db, merId, filter), tabCondition(tab));
      const total = await totals.of(keyOf(tab, filterKey), () => db.$count(orders, where));
      return readPage(query, {
        count: async () => total,
        rows: async (window) => {
          const rows = await windowOf(where, window, total);
          const lines = await this.lines(rows.map(({ orderNo }) => orderNo));
          return rows.map((row) => ({ ...orderHead(row), infoResponseList: lines.get(row.orderNo) ?? [] }));
        },
      });
    },

    /** The number of orders of each tab under a filter, counted in one pass when a count is not cached. */
    async counts(filter: OrderFilter, filterKey: string): Promise<Schema<"OrderCounts">> {
      let counted: ReturnType<typeof countAll> | undefined;
      const totalOf = (counter: Counter) =>
        totals.of(keyOf(tabOf[counter], filterKey), async () => (await (counted ??= countAll(filter)))[counter]);
      return {
        all: await totalOf("all"),
        unPaid: await totalOf("unPaid"),
        notShipped: await totalOf("notShipped"),
        spike: await totalOf("spike"),
        verification: await totalOf("verification"),
        receiving: await totalOf("receiving"),
        complete: await totalOf("complete"),
        refunded: await totalOf("refunded"),
        deleted: await totalOf("deleted"),
        cancel: await totalOf("cancel"),
        lastPaid: await totals.of(`orders:last paid:${filterKey}`, async () => (await (counted ??= countAll(filter))).lastPaid),
      };
    },

    /** The number of the given orders that the shop's lists show. */
    existing: (ids: readonly string[]) => db.$count(orders, and(listedOrders(merId), inArray(orders.orderNo, [...ids]))),

    /** The present number of orders of a tab under a filter. */
    size: (tab: Schema<"OrderTab">, filter: OrderFilter) => db.$count(orders, and(filterCondition(db, merId, filter), tabCondition(tab))),

    /** The orders under a tab after another order of the list, for a spreadsheet; without one, the first orders. */
    async after(last: { orderNo: string; createTime: Date } | undefined, tab: Schema<"OrderTab">, filter: OrderFilter, limit: number) {
      const isBehind =
        last && sql`(${orders.createTime}, ${orders.orderNo}) < (${last.createTime.toISOString()}::timestamptz, ${last.orderNo})`;
      const rows = await db
        .select(sheetOrder)
        .from(orders)
        .where(and(filterCondition(db, merId, filter), tabCondition(tab), isBehind))
        .orderBy(...newestFirst)
        .limit(limit);
      const numbers = rows.map(({ orderNo }) => orderNo);
      const lines = await db.select(sheetLine).from(orderDetails).where(linesOf(numbers)).orderBy(asc(orderDetails.id));
      const byOrder = grouped(lines, ({ orderNo }) => orderNo);
      return rows.map((row) => ({ ...row, lines: byOrder.get(row.orderNo) ?? [] }));
    },

    /** An order of the shop, unless the shop has hidden it. */
    async find(orderNo: string) {
      const [row] = await db
        .select()
        .from(orders)
        .where(and(ownOrders(merId), eq(orders.orderNo, orderNo)));
      return row;
    },

    async lines(numbers: readonly string[]) {
      if (numbers.length === 0) return new Map<string, ReturnType<typeof orderLine>[]>();
      const rows = await db.select(lineColumns(merId)).from(orderDetails).where(linesOf(numbers)).orderBy(asc(orderDetails.id));
      const byOrder = grouped(rows, ({ orderNo }) => orderNo);
      return new Map([...byOrder].map(([orderNo, lines]) => [orderNo, lines.map((line) => orderLine(line, files))]));
    },
  };
};
