import type { Schema } from "@shopkeeper/sdk/contract";
import { boolean, date, index, integer, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { idColumn } from "../tenancy/id-column";

/** The platform's buyers; a shop sees only those who follow it. Money is in cents. */
export const buyers = pgTable("buyers", {
  id: idColumn().primaryKey().generatedByDefaultAsIdentity(),
  account: text(),
  realName: text("real_name"),
  nickname: text().notNull(),
  avatar: text(),
  phone: text(),
  sex: smallint().$type<Schema<"Sex">>().notNull().default(0),
  birthday: date(),
  country: text(),
  province: text(),
  city: text(),
  district: text(),
  address: text(),
  status: boolean().notNull().default(true),
  registerType: text("register_type").$type<Schema<"RegisterSource">>().notNull(),
  isWechatPublic: boolean("is_wechat_public").notNull().default(false),
  isWechatRoutine: boolean("is_wechat_routine").notNull().default(false),
  isWechatIos: boolean("is_wechat_ios").notNull().default(false),
  isWechatAndroid: boolean("is_wechat_android").notNull().default(false),
  isBindingIos: boolean("is_binding_ios").notNull().default(false),
  isPromoter: boolean("is_promoter").notNull().default(false),
  promoterTime: timestamp("promoter_time", { withTimezone: true }),
  mark: text(),
  tagId: text("tag_id"),
  integral: integer().notNull().default(0),
  nowMoney: integer("now_money").notNull().default(0),
  brokeragePrice: integer("brokerage_price").notNull().default(0),
  experience: integer().notNull().default(0),
  /** The id of the level, and the level itself. */
  level: idColumn().notNull().default(0),
  grade: integer().notNull().default(0),
  /** Consecutive days of signing in. */
  signNum: integer("sign_num").notNull().default(0),
  payCount: integer("pay_count").notNull().default(0),
  isPaidMember: boolean("is_paid_member").notNull().default(false),
  isPermanentPaidMember: boolean("is_permanent_paid_member").notNull().default(false),
  paidMemberExpirationTime: timestamp("paid_member_expiration_time", { withTimezone: true }),
  /** Their promoter, and the time; and the number of buyers that they referred. */
  spreadUid: idColumn("spread_uid"),
  spreadTime: timestamp("spread_time", { withTimezone: true }),
  spreadCount: integer("spread_count").notNull().default(0),
  isLogoff: boolean("is_logoff").notNull().default(false),
  logoffTime: timestamp("logoff_time", { withTimezone: true }),
  addIp: text("add_ip"),
  lastIp: text("last_ip"),
  createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  lastLoginTime: timestamp("last_login_time", { withTimezone: true }),
});

/** The followers of shops; a former follower keeps a row, for the names on old records. */
export const followers = pgTable(
  "followers",
  {
    merId: idColumn("mer_id").notNull(),
    uid: idColumn().notNull(),
    isFollowing: boolean("is_following").notNull().default(true),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merId, table.uid] }), index("followers_time").on(table.merId, table.createTime)],
);
