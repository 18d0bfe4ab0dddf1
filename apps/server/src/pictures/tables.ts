import type { Schema } from "@shopkeeper/sdk/contract";
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/** A shop's picture categories (type 2), and those of other types of the same calls. */
export const pictureCategories = pgTable(
  "picture_categories",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    pid: idColumn().notNull(),
    name: text().notNull(),
    type: smallint().$type<Schema<"CategoryType">>().notNull().default(2),
    url: text(),
    extra: text(),
    status: boolean().notNull().default(false),
    sort: integer().notNull().default(1),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    uniqueIndex("picture_categories_name").on(table.merId, table.type, table.name),
  ],
);

/**
 * A shop's library: one row per picture or video.
 *
 * `sha256` is of the file as it was uploaded; rows without it are of files that were not uploaded (demo drawings).
 */
export const attachments = pgTable(
  "attachments",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    name: text(),
    path: text(),
    attType: text("att_type"),
    bytes: integer(),
    width: integer(),
    height: integer(),
    sha256: text(),
    pid: idColumn().notNull().default(0),
    imageType: smallint("image_type").$type<Schema<"AttachmentStorage">>().notNull().default(1),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    uniqueIndex("attachments_content").on(table.merId, table.sha256),
    index("attachments_category").on(table.merId, table.pid, table.id.desc().nullsFirst()),
    index("attachments_type").on(table.merId, table.attType, table.id.desc().nullsFirst()),
    index("attachments_path").on(table.merId, table.path),
    index("attachments_name").on(table.merId, table.name, table.id),
    index("attachments_size").on(table.merId, table.bytes, table.id),
  ],
);

/** The bytes of a shop's library, and of its released files. */
export const pictureSpaces = pgTable("picture_spaces", {
  merId: idColumn("mer_id").primaryKey(),
  bytes: bigint({ mode: "number" }).notNull().default(0),
  releasedBytes: bigint("released_bytes", { mode: "number" }).notNull().default(0),
});

/** Files whose rows were deleted from the library; each is kept until nothing has shown it for a day. */
export const releasedFiles = pgTable(
  "released_files",
  {
    merId: idColumn("mer_id").notNull(),
    path: text().notNull(),
    bytes: integer().notNull(),
    /** When it was released, or was last found in use; 1970 when it is being removed. */
    seenTime: timestamp("seen_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.path] }), index("released_files_seen").on(table.seenTime)],
);
