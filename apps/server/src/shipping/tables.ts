import type { Schema } from "@shopkeeper/sdk/contract";
import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { timeColumns } from "../tenancy/shop-columns";
import { idColumn } from "../tenancy/id-column";

/** A shop's shipping templates. */
export const shippingTemplates = pgTable(
  "shipping_templates",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** 0 none, 1 by piece, 2 by weight, 3 by volume. */
    type: smallint().$type<Schema<"ShippingCharge">>().notNull(),
    /** 0 free everywhere, 1 partly free, 2 custom. */
    appoint: smallint().$type<Schema<"FreeShipping">>().notNull(),
    sort: integer().notNull().default(0),
    version: integer().notNull().default(0),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.id] }), uniqueIndex("shipping_templates_name").on(table.merId, table.name)],
);

/** The shipping prices of some regions; money, pieces, weight and volume are in hundredths. */
export const shippingRegions = pgTable(
  "shipping_regions",
  {
    merId: idColumn("mer_id").notNull(),
    templateId: idColumn("template_id").notNull(),
    /** 0 is the whole country. */
    place: integer().notNull(),
    uniqid: text().notNull(),
    title: text().notNull(),
    first: integer().notNull(),
    firstPrice: integer("first_price").notNull(),
    renewal: integer().notNull(),
    renewalPrice: integer("renewal_price").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.templateId, table.place] })],
);

/** Regions with free shipping from a number and an amount on; all in hundredths. */
export const shippingFrees = pgTable(
  "shipping_frees",
  {
    merId: idColumn("mer_id").notNull(),
    templateId: idColumn("template_id").notNull(),
    place: integer().notNull(),
    uniqid: text().notNull(),
    title: text().notNull(),
    number: integer().notNull(),
    price: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.templateId, table.place] })],
);

/** The platform's express companies. */
export const expressCompanies = pgTable("express_companies", {
  id: idColumn().primaryKey().generatedByDefaultAsIdentity(),
  code: text().notNull().unique(),
  name: text().notNull(),
  partnerId: boolean("partner_id").notNull().default(false),
  partnerKey: boolean("partner_key").notNull().default(false),
  net: boolean().notNull().default(false),
  netName: text("net_name"),
  sort: integer().notNull().default(0),
  isShow: boolean("is_show").notNull().default(true),
  /** It prints electronic waybills. */
  status: boolean().notNull().default(false),
});

/** The express companies of a shop; a deleted row is a company that it no longer works with. */
export const shopCompanies = pgTable(
  "shop_companies",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    expressId: idColumn("express_id").notNull(),
    isOpen: boolean("is_open").notNull().default(true),
    isDefault: boolean("is_default").notNull().default(false),
    isDel: boolean("is_del").notNull().default(false),
    ...timeColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    uniqueIndex("shop_companies_express")
      .on(table.merId, table.expressId)
      .where(sql`not is_del`),
    uniqueIndex("shop_companies_default")
      .on(table.merId)
      .where(sql`is_default and not is_del`),
  ],
);
