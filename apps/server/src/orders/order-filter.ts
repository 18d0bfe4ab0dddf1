import type { Schema } from "@shopkeeper/sdk/contract";
import type { DateRange } from "@shopkeeper/sdk/rules/time";
import { and, eq, gte, inArray, lt, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { QueryOf } from "../contract/contract";
import { maxId } from "../tenancy/id-column";
import { listedOrders } from "./order-tabs";
import { orderDetails, orders } from "./tables";
import type { Executor } from "../ports/database";

/** The filter of a list of orders without its tab. */
export interface OrderFilter extends Pick<QueryOf<"countOrders">, "type" | "productId" | "paid"> {
  /** The search for buyers; the buyers with such a number, name or phone are sub-queries. */
  search?: { by: Schema<"UserSearchType">; text: string; numbered: SQLWrapper; named: SQLWrapper; phoned: SQLWrapper };
  /** Only orders with these numbers. */
  ids?: readonly string[];
  /** Part of the order's number. */
  number?: string;
  placed?: DateRange;
}

/** The length of an entry in the index on numbers, in characters. */
const gramLength = 4;
/** The length of the searched part of a number: its end, since the numbers of one day begin alike. */
const soughtLength = 10;

/** The condition of a filter on a shop's listed orders. */
export const filterCondition = (
  db: Executor,
  merId: number,
  { search, ids, number, placed, type, productId, paid }: OrderFilter,
): SQL | undefined =>
  and(
    listedOrders(merId),
    search && searchCondition(search),
    ids && inArray(orders.orderNo, [...ids]),
    number === undefined ? undefined : numberCondition(number),
    placed && and(gte(orders.createTime, placed.from), lt(orders.createTime, placed.to)),
    type === undefined ? undefined : eq(orders.type, type),
    paid === undefined ? undefined : eq(orders.paid, paid),
    productId === undefined ? undefined : inArray(orders.orderNo, ordersOf(db, merId, productId)),
  );

const ordersOf = (db: Executor, merId: number, productId: number) =>
  db
    .select({ orderNo: orderDetails.orderNo })
    .from(orderDetails)
    .where(and(eq(orderDetails.merId, merId), eq(orderDetails.productId, productId)));

/** Narrows by the index on neighbouring characters; shorter texts are compared row by row. */
const numberCondition = (number: string) =>
  and(
    number.length < gramLength ? undefined : sql`order_grams(${orders.orderNo}) @> order_grams(${number.slice(-soughtLength)})`,
    sql`strpos(${orders.orderNo}, ${number}) > 0`,
  );

function searchCondition({ by, text, numbered, named, phoned }: NonNullable<OrderFilter["search"]>): SQL | undefined {
  const isUid = /^\d+$/.test(text) && Number(text) <= maxId;
  switch (by) {
    case "uid":
      return isUid ? eq(orders.uid, Number(text)) : sql`false`;
    case "nickname":
      return isOneOf(named);
    case "phone":
      return isOneOf(phoned);
    case "all":
      // a buyer may not be a follower of the shop
      return isOneOf(
        sql`${numbered} union all ${named} union all ${phoned} ${isUid ? sql`union all select ${Number(text)}::bigint` : sql``}`,
      );
  }
}

/** As an array, which is built once and looked up in the index on buyers: the planner estimates a sub-query at a third of all rows. */
const isOneOf = (buyers: SQLWrapper) => sql`${orders.uid} = any(array(${buyers}))`;

/** Whether a filter is empty. */
export const isWhole = (filter: OrderFilter) => Object.values(filter).every((part) => part === undefined);
