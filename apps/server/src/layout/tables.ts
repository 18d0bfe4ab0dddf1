import { pgTable, text, varchar } from "drizzle-orm/pg-core";

/** What the platform has set for everyone, by key. */
export const platformSettings = pgTable("platform_settings", {
  key: varchar({ length: 64 }).primaryKey(),
  value: text(),
});
