import type { Schema } from "@shopkeeper/sdk/contract";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/** Files that were imported. */
export const imports = pgTable(
  "imports",
  {
    merId: idColumn("mer_id").notNull(),
    /** Chosen by the client; it connects the calls of one file. */
    key: text().notNull(),
    /** A code of `ImportedKind`. */
    kind: text().$type<Schema<"ImportedKind">>().notNull(),
    /** The name of the file. */
    name: text().notNull(),
    accountId: idColumn("account_id").notNull(),
    /** The number of rows in the file. */
    rows: integer().notNull(),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    expireTime: timestamp("expire_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.key] }),
    index("imports_time").on(table.merId, table.createTime),
    index("imports_expiry").on(table.expireTime),
  ],
);

/** The result of each row of an import; refused rows have their cells and the reason. */
export const importRows = pgTable(
  "import_rows",
  {
    merId: idColumn("mer_id").notNull(),
    importKey: text("import_key").notNull(),
    /** Its number in the file. */
    row: integer().notNull(),
    isDone: boolean("is_done").notNull(),
    cells: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    reason: text().notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.merId, table.importKey, table.row] })],
);
