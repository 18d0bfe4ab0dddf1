import { date, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/** How many people visited a shop on a day at +08:00, and in each of its 24 hours. */
export const shopVisits = pgTable(
  "shop_visits",
  {
    merId: idColumn("mer_id").notNull(),
    day: date().notNull(),
    /** A visitor in several hours counts once here. */
    visitors: integer().notNull(),
    visitorsByHour: integer("visitors_by_hour").array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.day] })],
);

/** How often a product was viewed on a day at +08:00. */
export const productViews = pgTable(
  "product_views",
  {
    merId: idColumn("mer_id").notNull(),
    day: date().notNull(),
    productId: idColumn("product_id").notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.day, table.productId] })],
);
