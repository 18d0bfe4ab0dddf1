import { doublePrecision, index, integer, pgTable, primaryKey, text, timestamp, varchar } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/**
 * The answers to writes that carried a key, so that the same write sent again has no second effect.
 *
 * The key itself is not stored, only its digest: it is the secret under which `bodyHash` was made, so that nobody can find out from
 * the hash what was sent.
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

/** Token buckets of the tightly limited calls, shared by all nodes. */
export const rateLimits = pgTable("rate_limits", {
  subject: varchar({ length: 128 }).primaryKey(),
  tokens: doublePrecision().notNull(),
  updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
});
