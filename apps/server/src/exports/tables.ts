import { ExportState, type Schema } from "@shopkeeper/sdk/contract";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { SheetFormat } from "../ports/spreadsheets";
import { idColumn } from "../tenancy/id-column";

/** Requested spreadsheets: the criteria of their rows, and the file once it is written. */
export const exportFiles = pgTable(
  "export_files",
  {
    merId: idColumn("mer_id").notNull(),
    /** The download name, not guessable. */
    fileName: text("file_name").notNull(),
    /** The prefix of `fileName`: the domain that writes it. */
    kind: text().$type<Schema<"ExportKind">>().notNull().default("product"),
    /** The file's display name. */
    name: text().notNull(),
    /** The criteria of its rows, which the domain that writes them interprets. */
    criteria: jsonb("question").notNull(),
    /** The query that requested it, for display. */
    filter: jsonb().notNull().default({}),
    /** The chosen columns in the order of the file; null for all. */
    columns: jsonb().$type<string[]>(),
    format: text().$type<SheetFormat>().notNull().default("xlsx"),
    language: text().notNull().default("zh"),
    accountId: idColumn("account_id").notNull(),
    /** The expected number of rows. */
    rows: integer().notNull().default(0),
    /** The number of rows written. */
    progress: integer().notNull().default(0),
    state: integer().$type<Schema<"ExportState">>().notNull().default(ExportState.running),
    /** Until then another writer holds it. */
    heldUntil: timestamp("held_until", { withTimezone: true }),
    /** The path of the file, under another name than that of the download. */
    path: text(),
    size: integer(),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    expireTime: timestamp("expire_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.fileName] }),
    uniqueIndex("export_files_running")
      .on(table.merId, table.accountId, table.kind)
      .where(sql`state = ${ExportState.running}`.inlineParams()),
    index("export_files_time").on(table.merId, table.createTime),
  ],
);
