import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/**
 * The log of sensitive operations, done or refused, with their callers.
 *
 * The rows of a shop are numbered without a gap by `entry`, and each has a hash over itself and the hash before it, so that none can be
 * changed or removed unnoticed. Rows from before the chain have neither.
 *
 * A call writes its row outside the chain, and a job chains it within a second. From the start a row also has a gapless number in one of
 * the shop's stripes, and a hash of its fields, the seal. Rows of the previous release were chained at once, and have no seal.
 */
export const operationLogs = pgTable(
  "operation_logs",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedAlwaysAsIdentity(),
    accountId: idColumn("account_id").notNull(),
    account: varchar({ length: 32 }).notNull(),
    operation: varchar({ length: 64 }).notNull(),
    method: varchar({ length: 8 }).notNull(),
    path: text().notNull(),
    request: text().notNull(),
    address: varchar({ length: 64 }).notNull(),
    requestId: varchar("request_id", { length: 64 }).notNull(),
    /** Whether the call was refused or failed. */
    isFailed: boolean("is_failed").notNull().default(false),
    /** The code of the answer. */
    code: integer().notNull().default(200),
    answer: text().notNull().default(""),
    error: text().notNull().default(""),
    stripe: smallint(),
    stripeEntry: integer("stripe_entry"),
    seal: varchar({ length: 64 }),
    entry: integer(),
    hash: varchar({ length: 64 }),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    uniqueIndex("operation_logs_entry").on(table.merId, table.entry),
    index("operation_logs_waiting")
      .on(table.merId, table.id)
      .where(sql`${table.hash} is null and ${table.seal} is not null`),
  ],
);

/** The number of log rows of each shop in each stripe; a call locks one until it is committed. */
export const operationLogStripes = pgTable(
  "operation_log_stripes",
  {
    merId: idColumn("mer_id").notNull(),
    stripe: smallint().notNull(),
    entries: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.stripe] })],
);

/**
 * Marks a shop's log with a waiting row: one note for each, written with it, and removed by the job some time after it was chained. Writers
 * only add, so that none waits for another one or for the job, and no clock matters.
 */
export const operationLogNotes = pgTable("operation_log_notes", {
  id: idColumn().primaryKey().generatedAlwaysAsIdentity(),
  merId: idColumn("mer_id").notNull(),
});

/** The end of the chain of each shop's log. */
export const operationLogHeads = pgTable("operation_log_heads", {
  merId: idColumn("mer_id").primaryKey(),
  entries: integer().notNull(),
  hash: varchar({ length: 64 }).notNull(),
});

/** Failures of consoles' pages: one row for each kind and day, with its count. No reference to a person or shop. */
export const errorReports = pgTable(
  "error_reports",
  {
    id: idColumn().primaryKey().generatedAlwaysAsIdentity(),
    /** The day at +08:00. */
    day: date({ mode: "string" }).notNull(),
    /** Of message, route, release and stack. */
    digest: varchar({ length: 64 }).notNull(),
    message: varchar({ length: 500 }).notNull(),
    route: varchar({ length: 200 }).notNull(),
    release: varchar({ length: 40 }).notNull(),
    stack: varchar({ length: 1000 }),
    times: integer().notNull().default(1),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    lastTime: timestamp("last_time", { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("error_reports_kind").on(table.day, table.digest)],
);

/** Web Vitals of consoles' pages, one row for each measure. No reference to a person or shop. */
export const vitalReports = pgTable(
  "vital_reports",
  {
    id: idColumn().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 8 }).notNull(),
    value: doublePrecision().notNull(),
    rating: varchar({ length: 20 }).notNull(),
    route: varchar({ length: 200 }).notNull(),
    release: varchar({ length: 40 }).notNull(),
    device: varchar({ length: 8 }).notNull(),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  },
  (table) => [index("vital_reports_time").on(table.createTime)],
);
