import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { timeColumns } from "../tenancy/shop-columns";
import { idColumn } from "../tenancy/id-column";

/** Saved views: the search parameters of a list's address under a name. */
export const views = pgTable(
  "views",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    accountId: idColumn("account_id").notNull(),
    /** The operation of the list. */
    list: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    ...timeColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    uniqueIndex("views_name").on(table.merId, table.accountId, table.list, table.name),
    uniqueIndex("views_default")
      .on(table.merId, table.accountId, table.list)
      .where(sql`is_default`),
    index("views_account").on(table.merId, table.accountId),
  ],
);
