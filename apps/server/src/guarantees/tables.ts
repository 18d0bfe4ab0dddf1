import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

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
