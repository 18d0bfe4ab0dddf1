import type { Schema } from "@shopkeeper/sdk/contract";
import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { timeColumns } from "../tenancy/shop-columns";
import { idColumn } from "../tenancy/id-column";

/** The columns of shop rows that are deleted for good. */
const rowColumns = () => ({
  merId: idColumn("mer_id").notNull(),
  id: idColumn().notNull().generatedByDefaultAsIdentity(),
  ...timeColumns(),
});

/** WeChat's review of a row, and the time of the next query for its state; null once nothing is open. */
const wechatColumns = () => ({
  version: integer().notNull().default(0),
  reviewReason: text("review_reason"),
  dueTime: timestamp("ask_time", { withTimezone: true }),
});

/** Goods for live rooms; prices are cents, `goodsId` and `auditId` are WeChat's. */
export const liveGoods = pgTable(
  "live_goods",
  {
    ...rowColumns(),
    ...wechatColumns(),
    productId: idColumn("product_id").notNull(),
    name: text().notNull(),
    coverMedia: text("cover_media").notNull(),
    cover: text().notNull(),
    priceType: smallint("price_type").$type<Schema<"PriceType">>().notNull(),
    price: integer().notNull(),
    price2: integer(),
    url: text().notNull(),
    goodsId: bigint("goods_id", { mode: "number" }),
    auditId: bigint("audit_id", { mode: "number" }),
    reviewStatus: smallint("review_status").$type<Schema<"LiveReviewStatus">>().notNull().default(1),
    sort: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    uniqueIndex("live_goods_wechat").on(table.merId, table.goodsId),
    index("live_goods_order").on(table.merId, table.sort.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("live_goods_ask").on(table.merId, table.dueTime).where(isScheduled(table.dueTime)),
  ],
);

/** The assistants in a shop's live rooms; a WeChat id belongs to one shop. */
export const liveAssistants = pgTable(
  "live_assistants",
  {
    ...rowColumns(),
    wechat: text().notNull(),
    wechatNickname: text("wechat_nickname").notNull(),
    assDesc: text("ass_desc"),
  },
  (table) => [primaryKey({ columns: [table.merId, table.id] }), uniqueIndex("live_assistants_wechat").on(table.merId, table.wechat)],
);

/** One of a room's goods, by WeChat's id. */
export interface RoomGoods {
  goodsId: number;
  isOnSale: boolean;
}

/** Live rooms; `id` is ours and `roomId` is WeChat's. `isPassed`: approved by the platform, and to be created at WeChat. */
export const liveRooms = pgTable(
  "live_rooms",
  {
    ...rowColumns(),
    ...wechatColumns(),
    roomId: bigint("room_id", { mode: "number" }),
    qrcodeUrl: text("qrcode_url"),
    roomName: text("room_name").notNull(),
    coverImg: text("cover_img").notNull(),
    coverImgLocal: text("cover_img_local").notNull(),
    shareImg: text("share_img").notNull(),
    shareImgLocal: text("share_img_local").notNull(),
    feedsImg: text("feeds_img").notNull(),
    feedsImgLocal: text("feeds_img_local").notNull(),
    anchorName: text("anchor_name").notNull(),
    anchorWechat: text("anchor_wechat").notNull(),
    subAnchorWechat: text("sub_anchor_wechat").notNull().default(""),
    createrWechat: text("creater_wechat").notNull().default(""),
    startTime: timestamp("start_time", { withTimezone: true }).notNull(),
    endTime: timestamp("end_time", { withTimezone: true }).notNull(),
    type: smallint().$type<Schema<"LiveRoomKind">>().notNull().default(0),
    isFeedsPublic: boolean("is_feeds_public").notNull().default(true),
    hasLikes: boolean("has_likes").notNull().default(true),
    hasGoods: boolean("has_goods").notNull().default(true),
    hasComments: boolean("has_comments").notNull().default(true),
    hasReplay: boolean("has_replay").notNull().default(true),
    hasShare: boolean("has_share").notNull().default(true),
    hasService: boolean("has_service").notNull().default(true),
    reviewStatus: smallint("review_status").$type<Schema<"RoomReviewStatus">>().notNull().default(0),
    isPassed: boolean("is_passed").notNull().default(false),
    liveStatus: smallint("live_status").$type<Schema<"LiveStatus">>().notNull().default(102),
    storeShow: boolean("store_show").notNull().default(true),
    star: smallint().notNull().default(1),
    sort: integer().notNull().default(0),
    goods: jsonb().$type<readonly RoomGoods[]>().notNull().default([]),
    assistantIds: idColumn("assistant_ids").array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    uniqueIndex("live_rooms_wechat").on(table.merId, table.roomId),
    index("live_rooms_order").on(table.merId, table.star.desc().nullsFirst(), table.sort.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("live_rooms_ask").on(table.merId, table.dueTime).where(isScheduled(table.dueTime)),
  ],
);

function isScheduled(dueTime: { getSQL(): SQL }): SQL {
  return sql`${dueTime} is not null`;
}
