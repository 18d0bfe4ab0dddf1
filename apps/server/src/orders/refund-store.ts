import { OrderLevel, OrderRefundStatus } from "@shopkeeper/sdk/contract";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { wireTime, wireTimeOrNull } from "@shopkeeper/sdk/rules/time";
import { refundStatusOf, statusAfterRefund } from "@shopkeeper/sdk/rules/orders";
import { and, asc, desc, eq, inArray, not, sql } from "drizzle-orm";
import type { Scope } from "../tenancy/scope";
import { lineColumns } from "./line-columns";
import { orderDetails, orderLogs, orders } from "./tables";

/** The change of an order line by a step of its refund. */
interface LineChange {
  lineId: number;
  /** The change of pieces in open refunds, negative for fewer. */
  open: number;
  /** The newly refunded pieces, and the cents paid back for them. */
  refunded?: number;
  cents?: number;
}

/** The changes of the shop's orders by refunds. */
export const orderRefundStore = ({ db, merId, clock, actor }: Scope) => {
  const only = (orderNo: string) => and(eq(orders.merId, merId), eq(orders.orderNo, orderNo));

  const linesOf = (orderNo: string) =>
    db
      .select(lineColumns(merId))
      .from(orderDetails)
      .where(and(eq(orderDetails.merId, merId), eq(orderDetails.orderNo, orderNo)))
      .orderBy(asc(orderDetails.id));

  return {
    /** An order with its lines, locked until the transaction ends; refunds of an order run one after the other. */
    async lock(orderNo: string) {
      const [order] = await db.select().from(orders).where(only(orderNo)).for("update");
      return order && { order, lines: await linesOf(orderNo) };
    },

    /** Changes a line of a locked order, and the order with it; `isRequested`: its buyer has a refund that is open or paid. */
    async change(orderNo: string, { lineId, open, refunded = 0, cents = 0 }: LineChange, isRequested: boolean) {
      await db
        .update(orderDetails)
        .set({
          applyRefundNum: sql`${orderDetails.applyRefundNum} + ${open}`,
          refundNum: sql`${orderDetails.refundNum} + ${refunded}`,
          refundPrice: sql`${orderDetails.refundPrice} + ${cents}`,
        })
        .where(and(eq(orderDetails.merId, merId), eq(orderDetails.id, lineId)));
      const lines = await linesOf(orderNo);
      const [order] = await db.select({ status: orders.status }).from(orders).where(only(orderNo));
      if (!order) throw new Error("a locked order is there");
      const status = statusAfterRefund(order.status, lines);
      const changes = { status, refundStatus: refundStatusOf(lines), userRefundSign: isRequested, updateTime: clock.now() };
      await db.update(orders).set(changes).where(only(orderNo));
      return lines;
    },

    async payment(orderNo: string) {
      const [row] = await db.select({ payType: orders.payType, outTradeNo: orders.outTradeNo }).from(orders).where(only(orderNo));
      return row;
    },

    /** Adds an entry of a refund to the order's log. */
    async log(orderNo: string, changeMessage: string) {
      await db.insert(orderLogs).values({ merId, orderNo, changeType: "refund", changeMessage, operator: actor, createTime: clock.now() });
    },

    /** Paid orders without refunds and refund requests, newest first. */
    async refundable(limit: number) {
      const isUntouched = and(eq(orders.refundStatus, OrderRefundStatus.none), not(orders.userRefundSign), not(orders.isUserDel));
      return db
        .select({ orderNo: orders.orderNo })
        .from(orders)
        .where(and(eq(orders.merId, merId), eq(orders.level, OrderLevel.shop), orders.paid, isUntouched))
        .orderBy(desc(orders.createTime))
        .limit(limit);
    },

    /** The fields of lines that refunds show, by the lines' ids; money in cents. */
    async goods(lineIds: readonly number[]) {
      const found = db
        .select({ line: orderDetails, commissionCharge: orders.commissionCharge, orderPayPrice: orders.payPrice })
        .from(orderDetails)
        .innerJoin(orders, and(eq(orders.merId, orderDetails.merId), eq(orders.orderNo, orderDetails.orderNo)));
      const rows =
        lineIds.length === 0 ? [] : await found.where(and(eq(orderDetails.merId, merId), inArray(orderDetails.id, [...new Set(lineIds)])));
      return new Map(
        rows.map(({ line, ...order }) => {
          const { productId, productName, image, attrValueId, sku, productType, price, payPrice, payNum } = line;
          return [line.id, { productId, productName, image, attrValueId, sku, productType, price, payPrice, payNum, ...order }];
        }),
      );
    },

    /** The fields of an order in its refund's details, without its buyer. */
    async summary(orderNo: string) {
      const [row] = await db.select().from(orders).where(only(orderNo));
      if (!row) return undefined;
      const lines = await db
        .select({ deliveryNum: orderDetails.deliveryNum })
        .from(orderDetails)
        .where(and(eq(orderDetails.merId, merId), eq(orderDetails.orderNo, orderNo)));
      const { uid, status, refundStatus, type, secondType, shippingType, totalNum, paid, payType } = row;
      const { useIntegral, gainIntegral, userRemark, merchantRemark, realName, userPhone, userAddress } = row;
      return {
        ...{ orderNo, uid, status, refundStatus, type, secondType, shippingType, totalNum, paid, payType },
        ...{ useIntegral, gainIntegral, userRemark, merchantRemark, realName, userPhone, userAddress },
        deliveryNum: lines.reduce((sum, { deliveryNum }) => sum + deliveryNum, 0),
        payTime: wireTimeOrNull(row.payTime),
        createTime: wireTime(row.createTime),
        proTotalPrice: moneyText(row.proTotalPrice),
        payPrice: moneyText(row.payPrice),
        payPostage: moneyText(row.payPostage),
        merCouponPrice: moneyText(row.merCouponPrice),
        platCouponPrice: moneyText(row.platCouponPrice),
        svipDiscountPrice: moneyText(row.svipDiscountPrice),
        integralPrice: moneyText(row.integralPrice),
      };
    },
  };
};
