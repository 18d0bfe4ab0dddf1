import { doublePrecision, pgTable, timestamp, varchar } from "drizzle-orm/pg-core";

/** Token buckets of the tightly limited calls, shared by all nodes. */
export const rateLimits = pgTable("rate_limits", {
  subject: varchar({ length: 128 }).primaryKey(),
  tokens: doublePrecision().notNull(),
  updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
});
