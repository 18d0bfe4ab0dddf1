import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/** Reviews of a shop's products; `uid` 0 is a review by the shop itself. Name and picture are as they were then. */
export const reviews = pgTable(
  "reviews",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    uid: idColumn().notNull().default(0),
    nickname: text().notNull(),
    avatar: text(),
    productId: idColumn("product_id").notNull(),
    skuId: idColumn("sku_id").notNull(),
    /** The SKU's values at that time, joined by a comma. */
    sku: text().notNull(),
    star: smallint().notNull(),
    comment: text().notNull(),
    pics: text().array().notNull().default([]),
    answer: text(),
    answerTime: timestamp("answer_time", { withTimezone: true }),
    isDel: boolean("is_del").notNull().default(false),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    index("reviews_product").on(table.merId, table.productId),
    index("reviews_open")
      .on(table.merId, table.id)
      .where(sql`answer is null and not is_del`),
    index("reviews_pictures").using("gin", table.pics),
  ],
);

/** A shop's reply templates for reviews. */
export const replyTemplates = pgTable(
  "reply_templates",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    content: text().notNull(),
    version: integer().notNull().default(0),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.id] }), uniqueIndex("reply_templates_content").on(table.merId, table.content)],
);
