import { integer, pgTable, timestamp, varchar } from "drizzle-orm/pg-core";

/** The demo data that a database already contains, by part and version. */
export const seedings = pgTable("seedings", {
  domain: varchar({ length: 64 }).primaryKey(),
  version: integer().notNull(),
  createTime: timestamp("create_time", { withTimezone: true }).notNull(),
});
