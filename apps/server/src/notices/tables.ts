import type { Schema } from "@shopkeeper/sdk/contract";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** Notices of a shop, one row for each event. */
export const notices = pgTable(
  "notices",
  {
    merId: integer("mer_id").notNull(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    subject: text().notNull(),
    subjectId: text("subject_id").notNull(),
    /** The only account that gets the notice; without one, all that may see the subject. */
    accountId: integer("account_id"),
    params: jsonb().$type<Schema<"NoticeParams">>().notNull().default({}),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    uniqueIndex("notices_id").on(table.id),
    index("notices_time").on(table.createTime),
  ],
);

/** Who has read which notice. */
export const noticeReads = pgTable(
  "notice_reads",
  {
    merId: integer("mer_id").notNull(),
    accountId: integer("account_id").notNull(),
    noticeId: integer("notice_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.accountId, table.noticeId] })],
);

/** The kinds of notices that an account has switched off. */
export const noticeSwitches = pgTable(
  "notice_switches",
  {
    merId: integer("mer_id").notNull(),
    accountId: integer("account_id").notNull(),
    kind: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.accountId, table.kind] })],
);
