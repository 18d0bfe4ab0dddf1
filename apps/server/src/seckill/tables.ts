import { SeckillAuditStatus, type Schema } from "@shopkeeper/sdk/contract";
import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, primaryKey, smallint, text, time, uniqueIndex } from "drizzle-orm/pg-core";
import { shopColumns, timeColumns } from "../tenancy/shop-columns";
import { idColumn } from "../tenancy/id-column";

/** The platform's slots of a day. */
export const seckillSlots = pgTable("seckill_slots", {
  id: idColumn().primaryKey().generatedByDefaultAsIdentity(),
  startTime: time("start_time", { precision: 0 }).notNull(),
  /** 24:00 for a slot until the end of the day. */
  endTime: time("end_time", { precision: 0 }).notNull(),
});

/** The platform's activities, which every merchant reads. */
export const seckillActivities = pgTable("seckill_activities", {
  id: idColumn().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  startDate: date("start_date").notNull(),
  endDate: date("end_date").notNull(),
  slotIds: idColumn("slot_ids").array().notNull(),
  /** The most pieces of an order and of a buyer, 0 for no limit. */
  oneQuota: integer("one_quota").notNull().default(0),
  allQuota: integer("all_quota").notNull().default(0),
  merStars: smallint("mer_stars").notNull().default(1),
  /** Platform categories of level 1; empty for all. */
  categoryIds: idColumn("category_ids").array().notNull().default([]),
  isOpen: boolean("is_open").notNull().default(true),
  ...timeColumns(),
});

/** A shop's products in activities, as they were when they were submitted; money is in cents. */
export const seckillProducts = pgTable(
  "seckill_products",
  {
    ...shopColumns(),
    activityId: idColumn("activity_id").notNull(),
    productId: idColumn("product_id").notNull(),
    type: smallint().$type<Schema<"ProductType">>().notNull(),
    name: text().notNull(),
    image: text().notNull(),
    unitName: text("unit_name").notNull(),
    categoryId: idColumn("category_id").notNull(),
    specType: boolean("spec_type").notNull(),
    price: integer().notNull(),
    /** The lowest activity price of its SKUs. */
    seckillPrice: integer("seckill_price").notNull(),
    sort: integer().notNull(),
    isShow: boolean("is_show").notNull().default(false),
    auditStatus: smallint("audit_status").$type<Schema<"SeckillAuditStatus">>().notNull(),
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    // a product takes part in an activity once; a refused product may be submitted again
    uniqueIndex("seckill_products_once")
      .on(table.merId, table.activityId, table.productId)
      .where(sql`not is_del and audit_status <> ${SeckillAuditStatus.refused}`.inlineParams()),
    index("seckill_products_product").on(table.merId, table.productId),
    index("seckill_products_waiting")
      .on(table.merId, table.updateTime)
      .where(sql`audit_status = ${SeckillAuditStatus.waiting} and not is_del`.inlineParams()),
  ],
);

/** The SKUs of seckill products: an activity price, and a limited number of pieces. */
export const seckillSkus = pgTable(
  "seckill_skus",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    seckillProductId: idColumn("seckill_product_id").notNull(),
    /** The SKU that it copies. */
    skuId: idColumn("sku_id").notNull(),
    place: integer().notNull(),
    sku: text().notNull(),
    image: text().notNull(),
    price: integer().notNull(),
    otPrice: integer("ot_price").notNull(),
    cost: integer().notNull(),
    quotaShow: integer("quota_show").notNull(),
    quota: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.id] }), index("seckill_skus_product").on(table.merId, table.seckillProductId)],
);

/** The pieces of an order that were taken from a quota, and the returned ones among them. */
export const seckillClaims = pgTable(
  "seckill_claims",
  {
    merId: idColumn("mer_id").notNull(),
    orderNo: text("order_no").notNull(),
    seckillSkuId: idColumn("seckill_sku_id").notNull(),
    skuId: idColumn("sku_id").notNull(),
    activityId: idColumn("activity_id").notNull(),
    uid: idColumn().notNull(),
    pieces: integer().notNull(),
    returned: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.orderNo, table.seckillSkuId] }),
    index("seckill_claims_buyer").on(table.merId, table.activityId, table.uid),
  ],
);
