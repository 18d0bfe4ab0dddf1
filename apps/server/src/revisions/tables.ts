import type { Schema } from "@shopkeeper/sdk/contract";
import { index, json, pgTable, primaryKey, text, timestamp, varchar } from "drizzle-orm/pg-core";
import type { OperationId } from "../contract/contract";
import type { FieldChange } from "./changes";
import { idColumn } from "../tenancy/id-column";

/** The changes of a shop's records by each call, record by record. */
export const revisions = pgTable(
  "revisions",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedAlwaysAsIdentity(),
    kind: varchar({ length: 16 }).$type<Schema<"RevisionKind">>().notNull(),
    /** The id of the record. */
    subject: idColumn().notNull(),
    name: text().notNull(),
    effect: varchar({ length: 8 }).$type<Schema<"RevisionEffect">>().notNull(),
    /** The changed fields, with their old and new values. */
    changes: json().$type<FieldChange[]>().notNull(),
    operation: varchar({ length: 64 }).$type<OperationId>().notNull(),
    accountId: idColumn("account_id").notNull(),
    account: varchar({ length: 32 }).notNull(),
    /** The id shared by the revisions of one batch. */
    batch: varchar({ length: 64 }),
    undoes: idColumn(),
    undoneBy: idColumn("undone_by"),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    index("revisions_subject").on(table.merId, table.kind, table.subject, table.id),
    index("revisions_batch").on(table.merId, table.batch),
    index("revisions_time").on(table.createTime),
  ],
);
