import { boolean, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** The platform's guarantee services. */
export const guarantees = pgTable("guarantees", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  icon: text(),
  content: text(),
  sort: integer().notNull(),
  isShow: boolean("is_show").notNull().default(true),
  isDel: boolean("is_del").notNull().default(false),
  createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
});

/** Services of the platform that a shop gives to products together, under a name of its own. */
export const guaranteeGroups = pgTable(
  "guarantee_groups",
  {
    merId: integer("mer_id").notNull(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    gids: integer().array().notNull(),
    version: integer().notNull().default(0),
    isDel: boolean("is_del").notNull().default(false),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.id] }), uniqueIndex("guarantee_groups_id").on(table.id)],
);
