import { pgTable, text, varchar } from "drizzle-orm/pg-core";

/** The platform's settings, by key. */
export const platformSettings = pgTable("platform_settings", {
  key: varchar({ length: 64 }).primaryKey(),
  value: text(),
});
