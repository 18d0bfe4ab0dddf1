import type { Schema } from "@shopkeeper/sdk/contract";
import type { DateRange } from "@shopkeeper/sdk/rules/time";
import { and, eq, gte, inArray, lt, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { QueryOf } from "../core/contract";
import type { Executor } from "../core/scope";
import { listedOrders } from "./order-tabs";
import { orderDetails, orders } from "./tables";

/** The filter of a list of orders, whatever its tab. */
export interface OrderFilter extends Pick<QueryOf<"countOrders">, "type" | "productId" | "paid"> {
  /** Who bought; the buyers with such a name or number are sub-queries. */
  search?: { by: Schema<"UserSearchType">; text: string; named: SQLWrapper; phoned: SQLWrapper };
  /** The numbers of the only orders that are meant. */
  ids?: readonly string[];
  /** In the order's number. */
  number?: string;
  placed?: DateRange;
}

const maxUid = 2_147_483_647;

/** The listed orders of a shop that a filter finds. */
export const filterCondition = (
  db: Executor,
  merId: number,
  { search, ids, number, placed, type, productId, paid }: OrderFilter,
): SQL | undefined =>
  and(
    listedOrders(merId),
    search && searchCondition(search),
    ids && inArray(orders.orderNo, [...ids]),
    number === undefined ? undefined : sql`strpos(${orders.orderNo}, ${number}) > 0`,
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

function searchCondition({ by, text, named, phoned }: NonNullable<OrderFilter["search"]>): SQL | undefined {
  switch (by) {
    case "uid":
      return Number(text) <= maxUid ? eq(orders.uid, Number(text)) : sql`false`;
    case "nickname":
      return inArray(orders.uid, named);
    case "phone":
      return inArray(orders.uid, phoned);
    case "all":
      return or(sql`strpos(${orders.uid}::text, ${text}) > 0`, inArray(orders.uid, named), inArray(orders.uid, phoned));
  }
}
