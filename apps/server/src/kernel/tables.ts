import { doublePrecision, index, integer, pgTable, primaryKey, text, timestamp, varchar } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/**
 * The answers to writes with a key, so that a repeated write has no second effect.
 *
 * Only the digest of the key is stored: the key is the secret of `bodyHash`, so that nobody can guess the content of the request from the
 * hash.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    merId: idColumn("mer_id").notNull(),
    accountId: idColumn("account_id").notNull(),
    keyHash: varchar("key", { length: 128 }).notNull(),
    bodyHash: varchar("body_hash", { length: 64 }).notNull(),
    status: integer(),
    answer: text(),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.accountId, table.keyHash] }), index("idempotency_keys_time").on(table.createTime)],
);

/** Token buckets of the limits that all nodes share. */
export const rateLimits = pgTable("rate_limits", {
  subject: varchar({ length: 128 }).primaryKey(),
  tokens: doublePrecision().notNull(),
  updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
});
