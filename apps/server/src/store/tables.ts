import type { Schema } from "@shopkeeper/sdk/contract";
import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timeColumns } from "../tenancy/shop-columns";
import { idColumn } from "../tenancy/id-column";

/** The platform's categories of shops, each with its fee on every payment. */
export const merchantCategories = pgTable("merchant_categories", {
  id: idColumn().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  /** Percent. */
  handlingFee: integer("handling_fee").notNull(),
  isDel: boolean("is_del").notNull().default(false),
  ...timeColumns(),
});

/** The platform's types of shops. */
export const merchantTypes = pgTable("merchant_types", {
  id: idColumn().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  info: text().notNull().default(""),
  isDel: boolean("is_del").notNull().default(false),
  ...timeColumns(),
});

/** A shop's public information, settings, and filing by the platform; one row at most for each shop. Pictures are paths. */
export const shopInfos = pgTable("shop_infos", {
  merId: idColumn("mer_id").primaryKey(),
  categoryId: idColumn("category_id"),
  typeId: idColumn("type_id"),
  isRecommend: boolean("is_recommend").notNull().default(false),
  qualificationPictures: text("qualification_pictures").array().notNull().default([]),
  keywords: text().notNull().default(""),
  addressDetail: text("address_detail").notNull().default(""),
  province: text().notNull().default(""),
  city: text().notNull().default(""),
  district: text().notNull().default(""),
  latitude: text().notNull().default(""),
  longitude: text().notNull().default(""),
  avatar: text().notNull().default(""),
  backImage: text("back_image").notNull().default(""),
  streetBackImage: text("street_back_image").notNull().default(""),
  coverImage: text("cover_image").notNull().default(""),
  rectangleLogo: text("rectangle_logo").notNull().default(""),
  pcBanner: text("pc_banner").notNull().default(""),
  pcBackImage: text("pc_back_image").notNull().default(""),
  intro: text().notNull().default(""),
  serviceType: text("service_type").$type<Schema<"ServiceType">>().notNull().default("H5"),
  serviceLink: text("service_link").notNull().default(""),
  servicePhone: text("service_phone").notNull().default(""),
  isTakeTheir: boolean("is_take_their").notNull().default(false),
  receiptPrintingSwitch: integer("receipt_printing_switch").$type<Schema<"ReceiptPrinting">>().notNull().default(0),
  version: integer().notNull().default(0),
  ...timeColumns(),
});
