import { doublePrecision, index, integer, pgTable, primaryKey, text, timestamp, varchar } from "drizzle-orm/pg-core";

/**
 * The answers to writes that carried a key, so that the same write sent again has no second effect.
 *
 * The key itself is not stored, only its digest: it is the secret under which `bodyHash` was made, so that nobody can find out from
 * the hash what was sent.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    merId: integer("mer_id").notNull(),
    accountId: integer("account_id").notNull(),
    keyHash: varchar("key", { length: 128 }).notNull(),
    bodyHash: varchar("body_hash", { length: 64 }).notNull(),
    status: integer(),
    answer: text(),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.accountId, table.keyHash] }), index("idempotency_keys_time").on(table.createTime)],
);

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

/** Token buckets of the tightly limited calls, shared by all nodes. */
export const rateLimits = pgTable("rate_limits", {
  subject: varchar({ length: 128 }).primaryKey(),
  tokens: doublePrecision().notNull(),
  updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
});

/** Which demo data a database already holds, by part and version. */
export const seedings = pgTable("seedings", {
  domain: varchar({ length: 64 }).primaryKey(),
  version: integer().notNull(),
  createTime: timestamp("create_time", { withTimezone: true }).notNull(),
});
