import { integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** A shop's shipping templates. */
export const shippingTemplates = pgTable(
  "shipping_templates",
  {
    merId: integer("mer_id").notNull(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** 0 none, 1 by piece, 2 by weight, 3 by volume. */
    type: smallint().notNull(),
    /** 0 free everywhere, 1 partly free, 2 custom. */
    appoint: smallint().notNull(),
    sort: integer().notNull().default(0),
    version: integer().notNull().default(0),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    uniqueIndex("shipping_templates_id").on(table.id),
    uniqueIndex("shipping_templates_name").on(table.merId, table.name),
  ],
);

/** What shipping costs into some regions; money, pieces, weight and volume are in hundredths. */
export const shippingRegions = pgTable(
  "shipping_regions",
  {
    merId: integer("mer_id").notNull(),
    templateId: integer("template_id").notNull(),
    /** The whole country is 0. */
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

/** Where shipping is free from a number and an amount on; all in hundredths. */
export const shippingFrees = pgTable(
  "shipping_frees",
  {
    merId: integer("mer_id").notNull(),
    templateId: integer("template_id").notNull(),
    place: integer().notNull(),
    uniqid: text().notNull(),
    title: text().notNull(),
    number: integer().notNull(),
    price: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.templateId, table.place] })],
);
