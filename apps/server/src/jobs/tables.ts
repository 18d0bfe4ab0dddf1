import { index, pgTable, primaryKey, text, timestamp, varchar } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/**
 * Work with external effects that one server does while others wait, until its lease ends. Without a holder: the stored answer of
 * that work.
 */
export const claims = pgTable("claims", {
  name: varchar({ length: 128 }).primaryKey(),
  holder: varchar({ length: 32 }),
  answer: text(),
  until: timestamp({ withTimezone: true }).notNull(),
});

/** Shops with background work of a domain, certain or possible, and its due time. */
export const dueShops = pgTable(
  "due_shops",
  {
    job: varchar({ length: 32 }).$type<DueJob>().notNull(),
    merId: idColumn("mer_id").notNull(),
    dueTime: timestamp("due_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.job, table.merId] }), index("due_shops_time").on(table.job, table.dueTime)],
);

/** The domains with background work in each shop. */
export type DueJob = "exports" | "live" | "orders" | "refunds" | "videoChannel";

/**
 * Values that are unique over all shops: a WeChat id, the digest of a device's token.
 *
 * Unique indexes of a shop's own tables hold within the shop alone, so that each shop can be in a shard of its own.
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

/** The kinds of claimed values. */
export type ClaimKind = "device" | "liveAssistant" | "liveGoods" | "liveRoom";
