import { boolean, integer, timestamp } from "drizzle-orm/pg-core";
import { idColumn } from "./id-column";

/** When a row was made and last changed. */
export const timeColumns = () => ({
  createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
});

/** The columns of a shop's row that people edit: whose it is, its version, and whether it is deleted. */
export const shopColumns = () => ({
  merId: idColumn("mer_id").notNull(),
  id: idColumn().notNull().generatedByDefaultAsIdentity(),
  version: integer().notNull().default(0),
  isDel: boolean("is_del").notNull().default(false),
  ...timeColumns(),
});
