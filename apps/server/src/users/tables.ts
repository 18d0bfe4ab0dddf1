import { boolean, date, index, integer, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";

/** The platform's buyers; a shop sees only those who follow it. Money is in cents. */
export const buyers = pgTable("buyers", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  nickname: text().notNull(),
  avatar: text(),
  phone: text(),
  sex: smallint().notNull().default(0),
  birthday: date(),
  country: text(),
  province: text(),
  city: text(),
  status: boolean().notNull().default(true),
  registerType: text("register_type").notNull(),
  isWechatPublic: boolean("is_wechat_public").notNull().default(false),
  isWechatRoutine: boolean("is_wechat_routine").notNull().default(false),
  isPromoter: boolean("is_promoter").notNull().default(false),
  mark: text(),
  tagId: text("tag_id"),
  integral: integer().notNull().default(0),
  nowMoney: integer("now_money").notNull().default(0),
  spreadUid: integer("spread_uid"),
  isLogoff: boolean("is_logoff").notNull().default(false),
  createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  lastLoginTime: timestamp("last_login_time", { withTimezone: true }),
});

/** Which buyers follow which shop; who stopped following keeps a row, for the names on old records. */
export const followers = pgTable(
  "followers",
  {
    merId: integer("mer_id").notNull(),
    uid: integer().notNull(),
    isFollowing: boolean("is_following").notNull().default(true),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.uid] }), index("followers_time").on(table.merId, table.createTime)],
);
