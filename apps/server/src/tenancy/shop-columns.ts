import { boolean, integer, timestamp } from "drizzle-orm/pg-core";
import { idColumn } from "./id-column";

/** The times of a row's creation and last change. */
export const timeColumns = () => ({
  createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
});

/** The columns of an editable row of a shop: its shop, its version, and whether it is deleted. */
export const shopColumns = () => ({
  merId: idColumn("mer_id").notNull(),
  id: idColumn().notNull().generatedByDefaultAsIdentity(),
  version: integer().notNull().default(0),
  isDel: boolean("is_del").notNull().default(false),
  ...timeColumns(),
});
