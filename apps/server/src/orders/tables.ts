import {
  OrderCancelStatus,
  OrderGroupStatus,
  OrderLevel,
  OrderRefundStatus,
  OrderStatus,
  OrderType,
  ProductType,
  ShippingType,
  type Schema,
} from "@shopkeeper/sdk/contract";
import { eq, inArray, sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/** Codes inlined into a statement, so that an index with the same condition is used. */
const codes = (...values: readonly number[]) => sql.raw(values.join(", "));

/** An order of a listed kind, the shop's own, and not hidden by the shop. */
export const isListed = sql`not "orders"."is_merchant_del" and "orders"."level" = ${codes(OrderLevel.shop)} and "orders"."second_type" in (${codes(ProductType.ordinary, ProductType.virtual, ProductType.cloudDrive, ProductType.cardKey)})`;

/** An order under any tab except 全部 and 已完成, which contain most orders: not completed, refunded, or deleted by its buyer. */
export const isTabbed = sql`not ("orders"."status" = ${codes(OrderStatus.completed)} and "orders"."refund_status" <> ${codes(OrderRefundStatus.refunded)} and not "orders"."is_user_del")`;

/**
 * A shop's orders; money is in cents.
 *
 * `payPrice` = `proTotalPrice` − `couponPrice` − `integralPrice` − `svipDiscountPrice` + `payPostage`, where `couponPrice` is
 * the shop's share (`merCouponPrice`) and the platform's (`platCouponPrice`) together.
 */
export const orders = pgTable(
  "orders",
  {
    merId: idColumn("mer_id").notNull(),
    orderNo: text("order_no").notNull(),
    uid: idColumn().notNull(),
    type: smallint().$type<Schema<"OrderType">>().notNull().default(OrderType.base),
    /** The type of its products. */
    secondType: smallint("second_type").$type<Schema<"ProductType">>().notNull().default(ProductType.ordinary),
    level: smallint().$type<Schema<"OrderLevel">>().notNull().default(OrderLevel.shop),
    status: smallint().$type<Schema<"OrderStatus">>().notNull(),
    refundStatus: smallint("refund_status").$type<Schema<"OrderRefundStatus">>().notNull().default(OrderRefundStatus.none),
    cancelStatus: smallint("cancel_status").$type<Schema<"OrderCancelStatus">>().notNull().default(OrderCancelStatus.none),
    groupBuyRecordStatus: smallint("group_buy_record_status").$type<Schema<"OrderGroupStatus">>().notNull().default(OrderGroupStatus.none),
    isUserDel: boolean("is_user_del").notNull().default(false),
    isMerchantDel: boolean("is_merchant_del").notNull().default(false),
    userRefundSign: boolean("user_refund_sign").notNull().default(false),
    totalNum: integer("total_num").notNull(),
    proTotalPrice: integer("pro_total_price").notNull(),
    totalPostage: integer("total_postage").notNull().default(0),
    totalPrice: integer("total_price").notNull(),
    couponId: idColumn("coupon_id"),
    couponUserId: idColumn("coupon_user_id"),
    couponPrice: integer("coupon_price").notNull().default(0),
    merCouponPrice: integer("mer_coupon_price").notNull().default(0),
    platCouponPrice: integer("plat_coupon_price").notNull().default(0),
    svipDiscountPrice: integer("svip_discount_price").notNull().default(0),
    useIntegral: integer("use_integral").notNull().default(0),
    integralPrice: integer("integral_price").notNull().default(0),
    gainIntegral: integer("gain_integral").notNull().default(0),
    redeemIntegral: integer("redeem_integral").notNull().default(0),
    payPostage: integer("pay_postage").notNull().default(0),
    payPrice: integer("pay_price").notNull(),
    paid: boolean().notNull(),
    payTime: timestamp("pay_time", { withTimezone: true }),
    payType: text("pay_type").$type<Schema<"PayType">>().notNull(),
    payChannel: text("pay_channel").$type<Schema<"PayChannel">>().notNull(),
    outTradeNo: text("out_trade_no"),
    firstBrokerage: integer("first_brokerage").notNull().default(0),
    secondBrokerage: integer("second_brokerage").notNull().default(0),
    commissionCharge: integer("commission_charge").notNull().default(0),
    shippingType: smallint("shipping_type").$type<Schema<"ShippingType">>().notNull().default(ShippingType.delivery),
    deliveryType: text("delivery_type").$type<Schema<"DeliveryType">>(),
    isSplitDelivery: boolean("is_split_delivery").notNull().default(false),
    verifyCode: text("verify_code"),
    clerkId: idColumn("clerk_id"),
    realName: text("real_name").notNull(),
    userPhone: text("user_phone").notNull(),
    userAddress: text("user_address").notNull(),
    userLevel: smallint("user_level").notNull().default(0),
    isPaidMember: boolean("is_paid_member").notNull().default(false),
    userRemark: text("user_remark"),
    merchantRemark: text("merchant_remark"),
    systemFormId: idColumn("system_form_id").notNull().default(0),
    orderExtend: text("order_extend"),
    receivingTime: timestamp("receiving_time", { withTimezone: true }),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.orderNo] }),
    // covers the sums of a day
    index("orders_time").on(table.merId, table.createTime, table.level, table.paid, table.payPrice),
    index("orders_user").on(table.merId, table.uid),
    // with all columns that decide an order's tabs: a page far from the beginning, and the counters of a month, are found
    // without reading the orders before them
    index("orders_listed")
      .on(
        ...([table.merId, table.createTime, table.orderNo, table.status, table.refundStatus, table.cancelStatus] as const),
        ...([table.isUserDel, table.paid, table.groupBuyRecordStatus, table.payTime] as const),
      )
      .where(isListed),
    // the same for counters of all orders
    index("orders_tabs")
      .on(table.merId, table.status, table.refundStatus, table.cancelStatus, table.isUserDel, table.paid, table.groupBuyRecordStatus)
      .where(sql`${isListed} and ${isTabbed}`),
    // orders that are only under 已完成 are just counted
    index("orders_done")
      .on(table.merId)
      .where(sql`${isListed} and not ${isTabbed}`),
    index("orders_paid").on(table.merId, table.payTime).where(isListed),
    // every four neighbouring characters of a number; the function is created by the migration
    index("orders_grams").using("gin", sql`order_grams(${table.orderNo})`),
    index("orders_refunding").on(table.merId).where(eq(table.refundStatus, OrderRefundStatus.requested).inlineParams()),
    // orders that change state by time
    index("orders_due")
      .on(table.merId, table.status, table.createTime)
      .where(inArray(table.status, [OrderStatus.awaitingPayment, OrderStatus.awaitingReceipt, OrderStatus.received]).inlineParams()),
    uniqueIndex("orders_verify_code").on(table.merId, table.verifyCode),
  ],
);

/** The lines of an order: some pieces of one SKU, as it was when it was ordered; money is in cents. */
export const orderDetails = pgTable(
  "order_details",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    orderNo: text("order_no").notNull(),
    uid: idColumn().notNull(),
    productId: idColumn("product_id").notNull(),
    productName: text("product_name").notNull(),
    image: text().notNull(),
    attrValueId: idColumn("attr_value_id").notNull(),
    sku: text().notNull(),
    productType: smallint("product_type").$type<Schema<"ProductType">>().notNull().default(0),
    productMarketingType: smallint("product_marketing_type").$type<Schema<"MarketingType">>().notNull().default(0),
    price: integer().notNull(),
    vipPrice: integer("vip_price"),
    redeemIntegral: integer("redeem_integral").notNull().default(0),
    payNum: integer("pay_num").notNull(),
    /** For all its pieces, with its shares of the discounts subtracted and of the shipping added; the lines' sum is the order's. */
    payPrice: integer("pay_price").notNull(),
    merCouponPrice: integer("mer_coupon_price").notNull().default(0),
    platCouponPrice: integer("plat_coupon_price").notNull().default(0),
    freightFee: integer("freight_fee").notNull().default(0),
    deliveryNum: integer("delivery_num").notNull().default(0),
    applyRefundNum: integer("apply_refund_num").notNull().default(0),
    refundNum: integer("refund_num").notNull().default(0),
    refundPrice: integer("refund_price").notNull().default(0),
    isReceive: boolean("is_receive").notNull().default(false),
    isReply: boolean("is_reply").notNull().default(false),
    expand: text(),
    cardSecretIds: text("card_secret_ids"),
    proRefundSwitch: boolean("pro_refund_switch").notNull().default(true),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    index("order_details_order").on(table.merId, table.orderNo),
    index("order_details_product").on(table.merId, table.productId),
    index("order_details_image").on(table.merId, table.image),
  ],
);

/** The shipments of orders. */
export const shipments = pgTable(
  "shipments",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    orderNo: text("order_no").notNull(),
    uid: idColumn().notNull(),
    deliveryType: text("delivery_type").$type<Schema<"DeliveryType">>().notNull(),
    trackingNumber: text("tracking_number"),
    expressName: text("express_name"),
    expressCode: text("express_code"),
    deliveryMark: text("delivery_mark"),
    deliveryCarrier: text("delivery_carrier"),
    carrierPhone: text("carrier_phone"),
    totalNum: integer("total_num").notNull(),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    index("shipments_order").on(table.merId, table.orderNo),
    index("shipments_tracking").on(table.merId, table.trackingNumber),
  ],
);

/** Some pieces of an order's line in a shipment. */
export const shipmentLines = pgTable(
  "shipment_lines",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    shipmentId: idColumn("shipment_id").notNull(),
    orderDetailId: idColumn("order_detail_id").notNull(),
    num: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.id] }), index("shipment_lines_shipment").on(table.merId, table.shipmentId)],
);

/** The log of an order, oldest first. */
export const orderLogs = pgTable(
  "order_logs",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    orderNo: text("order_no").notNull(),
    changeType: text("change_type").notNull(),
    changeMessage: text("change_message").notNull(),
    /** The account that did it; empty for buyers, jobs and the platform. */
    operator: text().notNull().default(""),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.id] }), index("order_logs_order").on(table.merId, table.orderNo)],
);
