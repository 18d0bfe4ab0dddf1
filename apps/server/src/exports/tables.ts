import { ExportState, type Schema } from "@shopkeeper/sdk/contract";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { SheetFormat } from "../ports/spreadsheets";
import { idColumn } from "../tenancy/id-column";

/** Spreadsheets that were asked for: which rows, and the file with them once it is written. */
export const exportFiles = pgTable(
  "export_files",
  {
    merId: idColumn("mer_id").notNull(),
    /** What a download names, unguessable. */
    fileName: text("file_name").notNull(),
    /** Its first word: who writes it. */
    kind: text().$type<Schema<"ExportKind">>().notNull().default("product"),
    /** The file's name for people. */
    name: text().notNull(),
    /** Which rows, as the domain that writes them understands it. */
    criteria: jsonb("question").notNull(),
    /** The query that asked for it, for people. */
    filter: jsonb().notNull().default({}),
    /** The chosen columns in the order of the file; null for all. */
    columns: jsonb().$type<string[]>(),
    format: text().$type<SheetFormat>().notNull().default("xlsx"),
    language: text().notNull().default("zh"),
    accountId: idColumn("account_id").notNull(),
    /** How many rows it was to have. */
    rows: integer().notNull().default(0),
    /** How many of them are written. */
    progress: integer().notNull().default(0),
    state: integer().$type<Schema<"ExportState">>().notNull().default(ExportState.running),
    /** Until then somebody is writing it. */
    heldUntil: timestamp("held_until", { withTimezone: true }),
    /** Where the file lies, under another name than that of the download. */
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
