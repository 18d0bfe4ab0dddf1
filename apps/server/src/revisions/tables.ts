import type { Schema } from "@shopkeeper/sdk/contract";
import { index, json, pgTable, primaryKey, text, timestamp, varchar } from "drizzle-orm/pg-core";
import type { OperationId } from "../contract/contract";
import type { FieldChange } from "./changes";
import { idColumn } from "../tenancy/id-column";

/** What each call changed of a shop's records, record by record. */
export const revisions = pgTable(
  "revisions",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedAlwaysAsIdentity(),
    kind: varchar({ length: 16 }).$type<Schema<"RevisionKind">>().notNull(),
    /** The number of the record. */
    subject: idColumn().notNull(),
    name: text().notNull(),
    effect: varchar({ length: 8 }).$type<Schema<"RevisionEffect">>().notNull(),
    /** The fields that changed, with what they were and became. */
    changes: json().$type<FieldChange[]>().notNull(),
    operation: varchar({ length: 64 }).$type<OperationId>().notNull(),
    accountId: idColumn("account_id").notNull(),
    account: varchar({ length: 32 }).notNull(),
    /** What it was done together with. */
    batch: varchar({ length: 64 }),
    /** The revision that it undid. */
    undoes: idColumn(),
    /** The revision that undid it. */
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
