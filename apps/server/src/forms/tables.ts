import { integer, pgTable, text, timestamp, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/** Forms that the platform defines, the same for every merchant. */
export const formTemplates = pgTable(
  "form_templates",
  {
    id: idColumn().primaryKey().generatedByDefaultAsIdentity(),
    name: varchar({ length: 200 }).notNull(),
    info: text().notNull(),
    content: text().notNull(),
    /** The version of our own template, so that a later one replaces it. */
    version: integer().notNull().default(0),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("form_templates_name").on(table.name)],
);
