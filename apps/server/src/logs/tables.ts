import { integer, pgTable, primaryKey, text, timestamp, uniqueIndex, varchar } from "drizzle-orm/pg-core";

/** The sensitive-operation log: who did what, written with the effect itself. */
export const operationLogs = pgTable(
  "operation_logs",
  {
    merId: integer("mer_id").notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    accountId: integer("account_id").notNull(),
    account: varchar({ length: 32 }).notNull(),
    operation: varchar({ length: 64 }).notNull(),
    method: varchar({ length: 8 }).notNull(),
    path: text().notNull(),
    request: text().notNull(),
    address: varchar({ length: 64 }).notNull(),
    requestId: varchar("request_id", { length: 64 }).notNull(),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.id] }), uniqueIndex("operation_logs_id").on(table.id)],
);
