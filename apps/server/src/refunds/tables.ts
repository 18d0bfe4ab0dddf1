import { RefundStatus, type Schema } from "@shopkeeper/sdk/contract";
import { inArray } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

const waiting = [RefundStatus.awaitingReview, RefundStatus.refunding, RefundStatus.awaitingReturn, RefundStatus.awaitingReceipt];

/** Refunds, each of some pieces of one line of an order; money is in cents. */
export const refunds = pgTable(
  "refunds",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    refundOrderNo: text("refund_order_no").notNull(),
    orderNo: text("order_no").notNull(),
    orderDetailId: idColumn("order_detail_id").notNull(),
    uid: idColumn().notNull(),
    refundStatus: smallint("refund_status").$type<Schema<"RefundStatus">>().notNull(),
    /** 1 only the money, 2 the goods are returned. */
    afterSalesType: smallint("after_sales_type").$type<Schema<"AfterSalesType">>().notNull(),
    /** 0 nothing is returned, 1 by express, 2 at the shop. */
    returnGoodsType: smallint("return_goods_type").$type<Schema<"ReturnGoodsType">>().notNull().default(0),
    promoterType: text("promoter_type").$type<Schema<"RefundPromoter">>().notNull(),
    isCompulsoryRefund: boolean("is_compulsory_refund").notNull().default(false),
    isUserRevoke: boolean("is_user_revoke").notNull().default(false),
    applyRefundNum: integer("apply_refund_num").notNull(),
    /** The sum returned to the buyer, with the shipping in it. */
    refundPrice: integer("refund_price").notNull(),
    refundFreightFee: integer("refund_freight_fee").notNull().default(0),
    refundUseIntegral: integer("refund_use_integral").notNull().default(0),
    refundIntegralPrice: integer("refund_integral_price").notNull().default(0),
    refundGainIntegral: integer("refund_gain_integral").notNull().default(0),
    refundFirstBrokerageFee: integer("refund_first_brokerage_fee").notNull().default(0),
    refundSecondBrokerageFee: integer("refund_second_brokerage_fee").notNull().default(0),
    refundPlatCouponPrice: integer("refund_plat_coupon_price").notNull().default(0),
    refundReasonWap: text("refund_reason_wap"),
    refundReasonWapImg: text("refund_reason_wap_img"),
    refundReasonWapExplain: text("refund_reason_wap_explain"),
    receiver: text(),
    receiverPhone: text("receiver_phone"),
    receiverAddressDetail: text("receiver_address_detail"),
    expressName: text("express_name"),
    trackingNumber: text("tracking_number"),
    telephone: text(),
    refundReason: text("refund_reason"),
    merRemark: text("mer_remark"),
    platformRemark: text("platform_remark"),
    /** When the money was returned. */
    refundTime: timestamp("refund_time", { withTimezone: true }),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.refundOrderNo] }),
    uniqueIndex("refunds_id").on(table.merId, table.id),
    index("refunds_time").on(table.merId, table.createTime),
    index("refunds_order").on(table.merId, table.orderNo),
    index("refunds_line").on(table.merId, table.orderDetailId),
    // few rows wait for a person
    index("refunds_waiting").on(table.merId, table.refundStatus).where(inArray(table.refundStatus, waiting).inlineParams()),
  ],
);

/** The log of a refund, oldest first. */
export const refundLogs = pgTable(
  "refund_logs",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    refundOrderNo: text("refund_order_no").notNull(),
    changeType: text("change_type").$type<Schema<"RefundChange">>().notNull(),
    changeMessage: text("change_message").notNull(),
    /** The account that did it; empty for buyers, jobs and the platform. */
    operator: text().notNull().default(""),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.id] }), index("refund_logs_refund").on(table.merId, table.refundOrderNo)],
);
