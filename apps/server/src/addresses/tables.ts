import { sql } from "drizzle-orm";
import { boolean, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { shopColumns } from "../tenancy/shop-columns";

/** Addresses of a shop to which buyers return goods. */
export const addresses = pgTable(
  "addresses",
  {
    ...shopColumns(),
    receiverName: text("receiver_name").notNull(),
    receiverPhone: text("receiver_phone").notNull(),
    province: text(),
    city: text(),
    district: text(),
    detail: text().notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    isShow: boolean("is_show").notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    uniqueIndex("addresses_default")
      .on(table.merId)
      .where(sql`is_default and not is_del`),
  ],
);
