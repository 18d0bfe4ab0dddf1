import type { Schema } from "@shopkeeper/sdk/contract";
import { boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { pick } from "../kit/pick";
import { shopColumns } from "../tenancy/shop-columns";
import { idColumn } from "../tenancy/id-column";

/** The columns of a coupon that a claim record copies. */
const terms = () => ({
  name: text().notNull(),
  category: smallint().$type<Schema<"CouponCategory">>().notNull(),
  receiveType: smallint("receive_type").$type<Schema<"CouponReceiveType">>().notNull(),
  money: integer().notNull(),
  minPrice: integer("min_price").notNull(),
});

/** A shop's coupons; money is in whole yuan. */
export const coupons = pgTable(
  "coupons",
  {
    ...shopColumns(),
    ...terms(),
    publisher: smallint().notNull().default(2),
    couponType: smallint("coupon_type").notNull().default(1),
    discount: integer(),
    isLimited: boolean("is_limited").notNull(),
    total: integer().notNull(),
    lastTotal: integer("last_total").notNull(),
    isTimeReceive: boolean("is_time_receive").notNull(),
    receiveStartTime: timestamp("receive_start_time", { withTimezone: true }),
    receiveEndTime: timestamp("receive_end_time", { withTimezone: true }),
    isFixedTime: boolean("is_fixed_time").notNull(),
    useStartTime: timestamp("use_start_time", { withTimezone: true }),
    useEndTime: timestamp("use_end_time", { withTimezone: true }),
    day: integer(),
    sort: integer().notNull(),
    status: boolean().notNull(),
    isRepeated: boolean("is_repeated").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    index("coupons_order").on(table.merId, table.sort.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** The products that a product coupon is for, in the order they were picked. */
export const couponProducts = pgTable(
  "coupon_products",
  {
    merId: idColumn("mer_id").notNull(),
    couponId: idColumn("coupon_id").notNull(),
    productId: idColumn("product_id").notNull(),
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.couponId, table.productId] }),
    index("coupon_products_product").on(table.merId, table.productId),
  ],
);

/** Claim records: one coupon of one user, with its terms at the time of the claim. */
export const couponUsers = pgTable(
  "coupon_users",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    couponId: idColumn("coupon_id").notNull(),
    uid: idColumn().notNull(),
    ...terms(),
    status: smallint().$type<Schema<"CouponUserStatus">>().notNull().default(0),
    startTime: timestamp("start_time", { withTimezone: true }).notNull(),
    endTime: timestamp("end_time", { withTimezone: true }).notNull(),
    useTime: timestamp("use_time", { withTimezone: true }),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    index("coupon_users_user").on(table.merId, table.uid),
    index("coupon_users_coupon").on(table.merId, table.couponId),
  ],
);

/** A claim record's copy of the terms of its coupon. */
export const claimedTerms = (coupon: typeof coupons.$inferSelect) => pick(coupon, terms());
