import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { shopColumns, timeColumns } from "../tenancy/shop-columns";
import { idColumn } from "../tenancy/id-column";

/** The platform's guarantee services. */
export const guarantees = pgTable("guarantees", {
  id: idColumn().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  icon: text(),
  content: text(),
  sort: integer().notNull(),
  isShow: boolean("is_show").notNull().default(true),
  isDel: boolean("is_del").notNull().default(false),
  ...timeColumns(),
});

/** Services of the platform that a shop assigns to products together, under a name of its own. */
export const guaranteeGroups = pgTable(
  "guarantee_groups",
  { ...shopColumns(), name: text().notNull(), gids: idColumn().array().notNull() },
  (table) => [primaryKey({ columns: [table.merId, table.id] })],
);
