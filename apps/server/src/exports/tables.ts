import { integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Spreadsheets that were asked for: what is in them is read when they are downloaded. */
export const exportFiles = pgTable(
  "export_files",
  {
    merId: integer("mer_id").notNull(),
    /** What a download names, unguessable. */
    fileName: text("file_name").notNull(),
    /** The file's name for people. */
    name: text().notNull(),
    /** Which rows, as the domain that writes them understands it. */
    question: jsonb().notNull(),
    accountId: integer("account_id").notNull(),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    expireTime: timestamp("expire_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.fileName] })],
);
