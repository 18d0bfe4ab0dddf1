import type { Schema } from "@shopkeeper/sdk/contract";
import { index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/** Notices of a shop, one row for each event. */
export const notices = pgTable(
  "notices",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    subject: text().notNull(),
    subjectId: text("subject_id").notNull(),
    /** The only account that gets the notice; null: all that may see the subject. */
    accountId: idColumn("account_id"),
    params: jsonb().$type<Schema<"NoticeParams">>().notNull().default({}),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.id] }), index("notices_time").on(table.createTime)],
);

/** The read marks of notices. */
export const noticeReads = pgTable(
  "notice_reads",
  {
    merId: idColumn("mer_id").notNull(),
    accountId: idColumn("account_id").notNull(),
    noticeId: idColumn("notice_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.accountId, table.noticeId] })],
);

/** The kinds of notices that an account has switched off. */
export const noticeSwitches = pgTable(
  "notice_switches",
  {
    merId: idColumn("mer_id").notNull(),
    accountId: idColumn("account_id").notNull(),
    kind: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.accountId, table.kind] })],
);
