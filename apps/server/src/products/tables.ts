import type { Schema } from "@shopkeeper/sdk/contract";
import { sql } from "drizzle-orm";
import { boolean, index, integer, numeric, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/** The platform's brands. */
export const brands = pgTable("brands", {
  id: idColumn().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  icon: text(),
  sort: integer().notNull(),
  isShow: boolean("is_show").notNull().default(true),
});

/** The platform categories of a brand's goods. */
export const brandCategories = pgTable(
  "brand_categories",
  {
    categoryId: idColumn("category_id").notNull(),
    brandId: idColumn("brand_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.brandId] })],
);

/**
 * A shop's products; money is in cents.
 *
 * `searchName`, `searchWords` and `grams` are derived by `productSearch` for keyword search.
 */
export const products = pgTable(
  "products",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    type: smallint().$type<Schema<"ProductType">>().notNull().default(0),
    marketingType: smallint("marketing_type").notNull().default(0),
    image: text().notNull(),
    flatPattern: text("flat_pattern"),
    sliderImage: text("slider_image").notNull(),
    name: text().notNull(),
    intro: text().notNull(),
    keyword: text(),
    cateIds: idColumn("cate_ids").array().notNull(),
    brandId: idColumn("brand_id").notNull().default(0),
    categoryId: idColumn("category_id").notNull(),
    guaranteeIds: idColumn("guarantee_ids").array().notNull().default([]),
    unitName: text("unit_name").notNull(),
    tempId: idColumn("temp_id").notNull().default(0),
    sort: integer().notNull().default(0),
    price: integer().notNull(),
    vipPrice: integer("vip_price"),
    otPrice: integer("ot_price").notNull(),
    cost: integer().notNull(),
    stock: integer().notNull(),
    sales: integer().notNull().default(0),
    ficti: integer().notNull().default(0),
    collectCount: integer("collect_count").notNull().default(0),
    specType: boolean("spec_type").notNull(),
    isSub: boolean("is_sub").notNull().default(false),
    isPaidMember: boolean("is_paid_member").notNull().default(false),
    isShow: boolean("is_show").notNull(),
    isAutoUp: boolean("is_auto_up").notNull().default(false),
    isRecycle: boolean("is_recycle").notNull().default(false),
    isDel: boolean("is_del").notNull().default(false),
    auditStatus: smallint("audit_status").$type<Schema<"ProductAuditStatus">>().notNull(),
    isAudit: boolean("is_audit").notNull().default(false),
    reason: text(),
    /** The time of its submission to the present review. */
    auditTime: timestamp("audit_time", { withTimezone: true }),
    deliveryMethod: text("delivery_method").$type<Schema<"DeliveryMethod">>().notNull().default("1"),
    refundSwitch: boolean("refund_switch").notNull().default(true),
    systemFormId: idColumn("system_form_id").notNull().default(0),
    version: integer().notNull().default(0),
    searchName: text("search_name").notNull(),
    searchWords: text("search_words").notNull(),
    grams: integer().array().notNull(),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    index("products_order").on(table.merId, table.sort.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("products_price").on(table.merId, table.price, table.id),
    index("products_time").on(table.merId, table.createTime, table.id),
    // the queue is short
    index("products_in_review")
      .on(table.merId, table.auditTime)
      .where(sql`is_audit`),
    index("products_platform_category").on(table.merId, table.categoryId),
    index("products_categories").using("gin", table.cateIds),
    index("products_grams").using("gin", table.grams),
  ],
);

/** The descriptions of products, in a table of their own, since lists never read them. */
export const productContents = pgTable(
  "product_contents",
  {
    merId: idColumn("mer_id").notNull(),
    productId: idColumn("product_id").notNull(),
    content: text().notNull(),
    /** Its pictures and videos, ours as paths. */
    pictures: text().array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.merId, table.productId] }), index("product_contents_pictures").using("gin", table.pictures)],
);

/** The coupons of a product, in order. */
export const productCoupons = pgTable(
  "product_coupons",
  {
    merId: idColumn("mer_id").notNull(),
    productId: idColumn("product_id").notNull(),
    couponId: idColumn("coupon_id").notNull(),
    place: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.productId, table.couponId] })],
);

/** A product's specs: a name with its values, joined by a comma. */
export const productAttrs = pgTable(
  "product_attrs",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    productId: idColumn("product_id").notNull(),
    attrName: text("attr_name").notNull(),
    attrValues: text("attr_values").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.id] }), index("product_attrs_product").on(table.merId, table.productId)],
);

/** The combinations of a product's specs, with price and stock; money is in cents, weight and volume in hundredths with a decimal. */
export const skus = pgTable(
  "skus",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    productId: idColumn("product_id").notNull(),
    /** Its values, joined by a comma in the order of the specs; no two living SKUs of a product have the same. */
    sku: text().notNull(),
    attrValue: text("attr_value").notNull(),
    /** Its position among the product's SKUs. */
    place: integer().notNull().default(0),
    image: text().notNull(),
    stock: integer().notNull(),
    sales: integer().notNull().default(0),
    price: integer().notNull(),
    vipPrice: integer("vip_price"),
    otPrice: integer("ot_price").notNull(),
    cost: integer().notNull(),
    weight: numeric({ precision: 9, scale: 1, mode: "number" }).notNull().default(0),
    volume: numeric({ precision: 9, scale: 1, mode: "number" }).notNull().default(0),
    brokerage: integer().notNull().default(0),
    brokerageTwo: integer("brokerage_two").notNull().default(0),
    barCode: text("bar_code"),
    /** Its location in the shop's store. */
    stockPlace: text("stock_place"),
    expand: text(),
    cdkeyId: idColumn("cdkey_id"),
    version: integer().notNull().default(0),
    isDel: boolean("is_del").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    index("skus_product").on(table.merId, table.productId),
    uniqueIndex("skus_values")
      .on(table.merId, table.productId, table.sku)
      .where(sql`not is_del`),
  ],
);
