import { OrderLevel, OrderRefundStatus, OrderStatus } from "@shopkeeper/sdk/contract";
import { and, asc, count, countDistinct, desc, eq, exists, gte, inArray, lt, or, sql, type SQLWrapper } from "drizzle-orm";
import type { DateRange } from "@shopkeeper/sdk/rules/time";
import type { Scope } from "../tenancy/scope";
import { orderListStore } from "./list-store";
import { orderLogStore } from "./log-store";
import { listedOrders, waitingCondition, type WaitingOrders } from "./order-tabs";
import { placingStore } from "./placing-store";
import { shipmentStore } from "./shipment-store";
import { orderReviewStore } from "./review-store";
import { orderStepStore } from "./step-store";
import { orderRefundStore } from "./refund-store";
import { orderDetails, orders } from "./tables";

/** An hour, a day or a month: from `start`, until before `until`. */
export interface Step {
  start: Date;
  until: Date;
}

const dayMs = 86_400_000;

/** The states of orders that are not completed. */
const openStatuses = [
  OrderStatus.awaitingPayment,
  OrderStatus.awaitingShipment,
  OrderStatus.partlyShipped,
  OrderStatus.awaitingVerification,
  OrderStatus.awaitingReceipt,
];

/** The shop's orders. */
export const orderStore = (scope: Scope) => {
  const { db, merId, clock, totals } = scope;
  // the shop's own orders, also those that it has hidden since, as they were still sold
  const counted = and(eq(orders.merId, merId), eq(orders.level, OrderLevel.shop));
  // the shipping is not part of a product's sales
  const paidFor = sql<number>`sum(${orderDetails.payPrice} - ${orderDetails.freightFee})`.mapWith(Number);

  /** The paid orders of a period; their lines are looked up order by order, which does not depend on the planner's estimates. */
  const paidWithin = ({ from, to }: DateRange) => and(counted, orders.paid, gte(orders.createTime, from), lt(orders.createTime, to));
  const itsLines = and(eq(orderDetails.merId, orders.merId), eq(orderDetails.orderNo, orders.orderNo));

  return {
    list: orderListStore(scope),
    logs: orderLogStore(scope),
    shipments: shipmentStore(scope),
    steps: orderStepStore(scope),
    placing: placingStore(scope),
    refunds: orderRefundStore(scope),
    reviewing: orderReviewStore(scope),

    /** The time of the first order. */
    async firstTime() {
      const [row] = await db
        .select({ time: orders.createTime })
        .from(orders)
        .where(eq(orders.merId, merId))
        .orderBy(asc(orders.createTime))
        .limit(1);
      return row?.time;
    },

    /**
     * The number of orders created in each step and the cents paid for them, in the order of the steps.
     *
     * Each step reads its own part of an index: grouping a year of a large shop would sort all of it.
     */
    async sums(steps: readonly Step[]) {
      const wanted = JSON.stringify(steps.map(({ start, until }, place) => ({ place, start, until })));
      return db
        .select({ orderNum: sql`figures.order_num`.mapWith(Number), sales: sql`figures.sales`.mapWith(Number) })
        .from(
          sql`json_to_recordset(${wanted}::json) as step(place integer, start timestamptz, until timestamptz) cross join lateral (
            select count(*) as order_num, coalesce(sum(${orders.payPrice}) filter (where ${orders.paid}), 0) as sales from ${orders}
            where ${and(counted, sql`${orders.createTime} >= step.start and ${orders.createTime} < step.until`)}
          ) as figures`,
        )
        .orderBy(sql`step.place`);
    },

    /** The shop's paid orders for the ledger, in cents: a query of source_no, price, coupon, points, fee, commission and refunded. */
    booked: () => sql`
      select ${orders.orderNo} as source_no, ${orders.payPrice} as price, ${orders.platCouponPrice} as coupon, ${orders.integralPrice} as points,
        -${orders.commissionCharge} as fee, -(${orders.firstBrokerage} + ${orders.secondBrokerage}) as commission,
        (select coalesce(sum(${orderDetails.refundPrice}), 0) from ${orderDetails} where ${orderDetails.merId} = ${merId} and ${itsLines}) as refunded
      from ${orders} where ${and(counted, orders.paid)}`,

    /** The number of orders that wait for an action of the shop. */
    waiting: (waiting: WaitingOrders) =>
      totals.of(`orders:${waiting}`, async () => {
        const [row] = await db
          .select({ total: count() })
          .from(orders)
          .where(and(listedOrders(merId), waitingCondition(waiting)));
        return row?.total ?? 0;
      }),

    /** The number of open orders (not completed, or with an open refund request) of each product; products without any are left out. */
    async openByProduct(productIds: readonly number[]) {
      if (productIds.length === 0) return new Map<number, number>();
      const isOpen = or(inArray(orders.status, openStatuses), eq(orders.refundStatus, OrderRefundStatus.requested));
      const rows = await db
        .select({ productId: orderDetails.productId, total: countDistinct(orders.orderNo) })
        .from(orderDetails)
        .innerJoin(orders, and(eq(orders.merId, orderDetails.merId), eq(orders.orderNo, orderDetails.orderNo)))
        .where(and(eq(orderDetails.merId, merId), inArray(orderDetails.productId, [...productIds]), isOpen))
        .groupBy(orderDetails.productId);
      return new Map(rows.map((row) => [row.productId, row.total]));
    },

    hasBought(uid: SQLWrapper, productId: number) {
      const bought = and(counted, orders.paid, eq(orders.uid, uid), eq(orderDetails.productId, productId));
      return exists(db.select({ uid: orders.uid }).from(orders).innerJoin(orderDetails, itsLines).where(bought));
    },

    /** Whether a buyer has paid for an order placed within so many days. */
    hasOrdered(uid: SQLWrapper, days: number) {
      const since = new Date(clock.now().getTime() - days * dayMs);
      const ordered = and(counted, orders.paid, eq(orders.uid, uid), gte(orders.createTime, since));
      return exists(db.select({ uid: orders.uid }).from(orders).where(ordered));
    },

    /** The products with the highest paid sums, highest first. */
    async bestPaid(range: DateRange, limit: number) {
      const rows = await db
        .select({ productId: orderDetails.productId, paid: paidFor })
        .from(orders)
        .innerJoin(orderDetails, itsLines)
        .where(paidWithin(range))
        .groupBy(orderDetails.productId)
        .orderBy(desc(paidFor), asc(orderDetails.productId))
        .limit(limit);
      return new Map(rows.map(({ productId, paid }) => [productId, paid]));
    },

    async paidForProducts(range: DateRange, ids: readonly number[]) {
      if (ids.length === 0) return new Map<number, number>();
      const rows = await db
        .select({ productId: orderDetails.productId, paid: paidFor })
        .from(orders)
        .innerJoin(orderDetails, itsLines)
        .where(and(paidWithin(range), inArray(orderDetails.productId, [...ids])))
        .groupBy(orderDetails.productId);
      return new Map(rows.map(({ productId, paid }) => [productId, paid]));
    },
  };
};
