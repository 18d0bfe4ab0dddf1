import type { Schema } from "@shopkeeper/sdk/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  numeric,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { shopColumns, timeColumns } from "../tenancy/shop-columns";
import type { WechatCategory } from "../ports/wechat-channel";
import { idColumn } from "../tenancy/id-column";

/** A spec of a product with its values, joined by a comma. */
export interface VideoSpec {
  attrName: string;
  attrValues: string;
}

/** Products of a shop in the video channel; a draft is a product that WeChat has not approved yet. */
export const videoProducts = pgTable(
  "video_products",
  {
    ...shopColumns(),
    /** The shop's product that it was made from. */
    primaryProductId: idColumn("primary_product_id").notNull(),
    title: text().notNull(),
    headImg: text("head_img").array().notNull(),
    qualificationPics: text("qualification_pics")
      .array()
      .notNull()
      .default(sql`'{}'`),
    category: jsonb().$type<WechatCategory>().notNull(),
    brandId: idColumn("brand_id").notNull(),
    descInfo: text("desc_info").notNull().default(""),
    tempId: idColumn("temp_id").notNull(),
    unitName: text("unit_name").notNull(),
    giveIntegral: integer("give_integral").notNull().default(0),
    ficti: integer().notNull().default(0),
    sales: integer().notNull().default(0),
    stock: integer().notNull(),
    specType: boolean("spec_type").notNull(),
    specs: jsonb().$type<VideoSpec[]>().notNull(),
    /** A code of `VideoStatus`. */
    status: smallint().$type<Schema<"VideoStatus">>().notNull().default(0),
    /** WeChat's review, a code of `VideoEditStatus`. */
    editStatus: smallint("edit_status").$type<Schema<"VideoEditStatus">>().notNull().default(1),
    /** A code of `VideoPlatformStatus`. */
    platformStatus: smallint("platform_status").$type<Schema<"VideoPlatformStatus">>().notNull().default(0),
    /** The platform's review, a code of `VideoEditStatus`. */
    platformEditStatus: smallint("platform_edit_status").$type<Schema<"VideoEditStatus">>().notNull().default(1),
    rejectReason: text("reject_reason"),
    platformReason: text("platform_reason"),
    /** Its id at WeChat. */
    componentProductId: bigint("component_product_id", { mode: "number" }),
    /** The time of the next poll of WeChat about it. */
    dueTime: timestamp("ask_time", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    uniqueIndex("video_products_title")
      .on(table.merId, table.title)
      .where(sql`not is_del`),
    index("video_products_due")
      .on(table.merId, table.dueTime)
      .where(sql`not is_del`),
  ],
);

/** The SKUs of a product in the channel, with the values that the shop's SKUs had; money in fen. */
export const videoSkus = pgTable(
  "video_skus",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    videoProductId: idColumn("video_product_id").notNull(),
    place: integer().notNull(),
    skuId: idColumn("sku_id").notNull(),
    sku: text().notNull(),
    attrValue: text("attr_value").notNull(),
    image: text().notNull(),
    price: integer().notNull(),
    cost: integer().notNull(),
    otPrice: integer("ot_price").notNull(),
    stock: integer().notNull(),
    barCode: text("bar_code"),
    weight: numeric({ precision: 9, scale: 1, mode: "number" }).notNull(),
    volume: numeric({ precision: 9, scale: 1, mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.id] }), index("video_skus_product").on(table.merId, table.videoProductId)],
);

/** A shop's application for the channel; pictures as they are stored. */
export interface VideoApplication {
  channelName: string;
  subjectType: string;
  contactName: string;
  contactPhone: string;
  licenseUrl: string;
  qualificationUrls: string[];
  remark: string;
}

/** The states of the shops' applications for the channel. */
export const videoAccesses = pgTable("video_accesses", {
  merId: idColumn("mer_id").primaryKey(),
  /** A code of `VideoAccessStatus`. */
  status: smallint().$type<Schema<"VideoAccessStatus">>().notNull(),
  application: jsonb().$type<VideoApplication>().notNull(),
  reason: text(),
  /** WeChat's steps; null until the first poll. */
  steps: jsonb().$type<{ name: string; isDone: boolean }[]>(),
  applyTime: timestamp("apply_time", { withTimezone: true }).notNull(),
  dueTime: timestamp("ask_time", { withTimezone: true }),
  ...timeColumns(),
});
