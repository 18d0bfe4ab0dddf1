import { index, integer, pgTable, primaryKey, text, timestamp, varchar } from "drizzle-orm/pg-core";

/** The answers to writes that carried a key, so that the same write sent again has no second effect. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    merId: integer("mer_id").notNull(),
    accountId: integer("account_id").notNull(),
    key: varchar({ length: 128 }).notNull(),
    bodyHash: varchar("body_hash", { length: 64 }).notNull(),
    status: integer(),
    answer: text(),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.accountId, table.key] }), index("idempotency_keys_time").on(table.createTime)],
);
