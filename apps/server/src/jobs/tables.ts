import { index, pgTable, primaryKey, text, timestamp, varchar } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/**
 * Work with effects elsewhere that one server does while others wait, until its lease ends; or, without a holder, the answer that
 * it brought, while that is kept.
 */
export const claims = pgTable("claims", {
  name: varchar({ length: 128 }).primaryKey(),
  holder: varchar({ length: 32 }),
  answer: text(),
  until: timestamp({ withTimezone: true }).notNull(),
});

/** Shops in which a domain has, or may have, something to do by itself, and when it looks. */
export const dueShops = pgTable(
  "due_shops",
  {
    job: varchar({ length: 32 }).$type<DueJob>().notNull(),
    merId: idColumn("mer_id").notNull(),
    dueTime: timestamp("due_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.job, table.merId] }), index("due_shops_time").on(table.job, table.dueTime)],
);

/** The domains that do something by themselves in each shop. */
export type DueJob = "exports" | "live" | "orders" | "refunds" | "videoChannel";

/**
 * What only one row of all shops may have: a WeChat id, the digest of a device's token.
 *
 * Unique indexes of a shop's own tables hold within the shop alone, so that each shop can lie in a shard of its own.
 */
export const shopClaims = pgTable(
  "shop_claims",
  {
    kind: varchar({ length: 32 }).$type<ClaimKind>().notNull(),
    value: text().notNull(),
    merId: idColumn("mer_id").notNull(),
    rowId: idColumn("row_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.value] }), index("shop_claims_row").on(table.merId, table.kind, table.rowId)],
);

/** Whose values are claimed. */
export type ClaimKind = "device" | "liveAssistant" | "liveGoods" | "liveRoom";
