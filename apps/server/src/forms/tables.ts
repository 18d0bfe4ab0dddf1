import { integer, pgTable, text, timestamp, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/** Forms that the platform describes, the same for every merchant. */
export const formTemplates = pgTable(
  "form_templates",
  {
    id: idColumn().primaryKey().generatedByDefaultAsIdentity(),
    name: varchar({ length: 200 }).notNull(),
    info: text().notNull(),
    content: text().notNull(),
    /** Which of our own versions it is, so that a later one takes its place. */
    version: integer().notNull().default(0),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("form_templates_name").on(table.name)],
);
