import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/** The platform's category tree, three levels; merchants only read it. */
export const platformCategories = pgTable(
  "platform_categories",
  {
    id: idColumn().primaryKey().generatedByDefaultAsIdentity(),
    pid: idColumn().notNull(),
    name: text().notNull(),
    icon: text(),
    level: smallint().notNull(),
    sort: integer().notNull(),
    isShow: boolean("is_show").notNull().default(true),
  },
  (table) => [index("platform_categories_parent").on(table.pid)],
);

/** A shop's own categories, two levels. */
export const productCategories = pgTable(
  "product_categories",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    pid: idColumn().notNull(),
    name: text().notNull(),
    icon: text(),
    sort: integer().notNull(),
    isShow: boolean("is_show").notNull().default(true),
    version: integer().notNull().default(0),
    isDel: boolean("is_del").notNull().default(false),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    uniqueIndex("product_categories_name")
      .on(table.merId, table.name)
      .where(sql`not is_del`),
  ],
);
