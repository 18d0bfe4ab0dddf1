import type { Schema } from "@shopkeeper/sdk/contract";
import { and, count, desc, eq, gte, inArray, lt, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { maskedPhone, maskedPhones } from "@shopkeeper/sdk/rules/core";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { dateRange, type DateRange, wireTime, wireTimeOrNull } from "@shopkeeper/sdk/rules/time";
import { alias } from "drizzle-orm/pg-core";
import { affectsRows } from "../core/affects-rows";
import { contains } from "../core/contains";
import type { QueryOf } from "../core/contract";
import { readPage, type PageQuery } from "../core/page";
import type { Scope } from "../core/scope";
import { buyers, followers } from "./tables";

/** The filter of a list of followers. */
export interface UserFilter extends Pick<QueryOf<"listUsers">, "registerType" | "sex"> {
  search?: { by: Schema<"UserSearchType">; text: string };
  followed?: DateRange;
}

/** Which of the followers: since when they follow, and a condition on their number. */
interface Segment {
  followed?: DateRange | undefined;
  where?: (uid: SQLWrapper) => SQL | undefined;
}

/** Who brought a buyer. */
const promoters = alias(buyers, "promoters");

/** What the list tells of a buyer; the rest is for the details, whose every look is logged. */
const listed = {
  id: buyers.id,
  tagId: buyers.tagId,
  realName: buyers.realName,
  nickname: buyers.nickname,
  avatar: buyers.avatar,
  sex: buyers.sex,
  birthday: buyers.birthday,
  country: buyers.country,
  province: buyers.province,
  city: buyers.city,
  phone: buyers.phone,
  status: buyers.status,
  registerType: buyers.registerType,
  isWechatPublic: buyers.isWechatPublic,
  isWechatRoutine: buyers.isWechatRoutine,
  isPromoter: buyers.isPromoter,
  mark: buyers.mark,
  integral: buyers.integral,
  nowMoney: buyers.nowMoney,
  createTime: buyers.createTime,
  lastLoginTime: buyers.lastLoginTime,
  spreadUid: buyers.spreadUid,
  isLogoff: buyers.isLogoff,
};

/** The buyers who follow the shop; it cannot see others. */
export const userStore = ({ db, merId, clock, files }: Scope) => {
  const isFollower = and(eq(followers.merId, merId), eq(followers.uid, buyers.id));

  return {
    /** The period that a `dateLimit` names now; undefined when it names none. */
    period: (limit: string) => dateRange(limit, clock.now()),

    /** One page of the followers, newest buyer first, phone numbers masked. */
    async page(filter: UserFilter, query: PageQuery) {
      const where = and(
        eq(followers.merId, merId),
        followers.isFollowing,
        filter.search && searchCondition(filter.search),
        filter.registerType === undefined ? undefined : eq(buyers.registerType, filter.registerType),
        filter.sex === undefined ? undefined : eq(buyers.sex, filter.sex),
        filter.followed && followedWithin(filter.followed),
      );
      const isBuyer = eq(buyers.id, followers.uid);
      return readPage(query, {
        async count() {
          const [counted] = await db.select({ total: count() }).from(followers).innerJoin(buyers, isBuyer).where(where);
          return counted?.total ?? 0;
        },
        async rows({ limit, offset }) {
          const found = db.select({ buyer: listed }).from(followers).innerJoin(buyers, isBuyer).where(where);
          const rows = await found.orderBy(desc(followers.uid)).limit(limit).offset(offset);
          return rows.map(({ buyer }) => ({
            ...buyer,
            nickname: maskedPhones(buyer.nickname),
            avatar: buyer.avatar && files.publicUrl(buyer.avatar),
            phone: buyer.phone && maskedPhone(buyer.phone),
            nowMoney: moneyText(buyer.nowMoney),
            createTime: wireTime(buyer.createTime),
            lastLoginTime: wireTimeOrNull(buyer.lastLoginTime),
            spreadName: null,
          }));
        },
      });
    },

    /** One of the followers with all that is known of them, the phone number in full. */
    async find(id: number) {
      const followed = db
        .select({ buyer: buyers, spreadName: promoters.nickname })
        .from(buyers)
        .innerJoin(followers, and(isFollower, followers.isFollowing));
      const [row] = await followed.leftJoin(promoters, eq(promoters.id, buyers.spreadUid)).where(eq(buyers.id, id));
      if (!row) return undefined;
      const { buyer, spreadName } = row;
      return {
        ...buyer,
        avatar: buyer.avatar && files.publicUrl(buyer.avatar),
        nowMoney: moneyText(buyer.nowMoney),
        brokeragePrice: moneyText(buyer.brokeragePrice),
        createTime: wireTime(buyer.createTime),
        lastLoginTime: wireTimeOrNull(buyer.lastLoginTime),
        promoterTime: wireTimeOrNull(buyer.promoterTime),
        spreadTime: wireTimeOrNull(buyer.spreadTime),
        logoffTime: wireTimeOrNull(buyer.logoffTime),
        paidMemberExpirationTime: wireTimeOrNull(buyer.paidMemberExpirationTime),
        spreadName,
      };
    },

    /** Whether there is a buyer, who may follow other shops alone. */
    isKnown: async (id: number) => (await db.$count(buyers, eq(buyers.id, id))) > 0,

    /** How many buyers follow the shop. */
    followerCount: async () => db.$count(followers, and(eq(followers.merId, merId), followers.isFollowing)),

    /** Those of the ids that follow the shop. */
    async following(ids: readonly number[]) {
      if (ids.length === 0) return [];
      const rows = await db
        .select({ uid: followers.uid })
        .from(followers)
        .where(and(eq(followers.merId, merId), followers.isFollowing, inArray(followers.uid, [...ids])));
      return rows.map((row) => row.uid);
    },

    /** Those who follow the shop now and are of a segment: how many, and the numbers of some of them. */
    segment({ followed, where }: Segment) {
      const condition = and(
        eq(followers.merId, merId),
        followers.isFollowing,
        followed && followedWithin(followed),
        where?.(followers.uid),
      );
      return {
        count: async () => db.$count(followers, condition),
        async ids(limit: number) {
          const found = db.select({ uid: followers.uid }).from(followers).where(condition);
          return (await found.orderBy(followers.uid).limit(limit)).map(({ uid }) => uid);
        },
      };
    },

    /** Names and pictures by id, of those who follow the shop or once did. */
    async faces(ids: readonly number[]) {
      if (ids.length === 0) return new Map<number, { nickname: string; avatar: string | null }>();
      const rows = await db
        .select({ id: buyers.id, nickname: buyers.nickname, avatar: buyers.avatar })
        .from(buyers)
        .innerJoin(followers, isFollower)
        .where(inArray(buyers.id, [...new Set(ids)]));
      return new Map(rows.map((row) => [row.id, { nickname: row.nickname, avatar: row.avatar && files.publicUrl(row.avatar) }]));
    },

    /** A buyer's phone number, unmasked; null when there is none. */
    async phoneOf(id: number) {
      const [row] = await db.select({ phone: buyers.phone }).from(buyers).innerJoin(followers, isFollower).where(eq(buyers.id, id));
      return row?.phone ?? null;
    },

    /**
     * Adds points and cents to what the buyer of an order has on the platform, or takes them away as far as they are there.
     *
     * Who buys need not follow the shop. Money for a buyer who is not there is an error, which takes back what was booked with it.
     */
    async credit(id: number, { points, cents }: { points: number; cents: number }) {
      const isCredited = await affectsRows(
        db
          .update(buyers)
          .set({ integral: sql`greatest(${buyers.integral} + ${points}, 0)`, nowMoney: sql`greatest(${buyers.nowMoney} + ${cents}, 0)` })
          .where(eq(buyers.id, id)),
      );
      if (!isCredited && cents !== 0) throw new Error(`Buyer ${id} is not there to be paid.`);
    },

    /** The ids of those whose id holds `digits`, as a query to look within. */
    numbered: (digits: string) =>
      db
        .select({ uid: followers.uid })
        .from(followers)
        .where(and(eq(followers.merId, merId), sql`strpos(${followers.uid}::text, ${digits}) > 0`)),

    /** The ids of those whose phone number holds `digits`, as a query to look within. */
    phoned: (digits: string) =>
      db
        .select({ uid: buyers.id })
        .from(buyers)
        .innerJoin(followers, isFollower)
        .where(sql`strpos(${buyers.phone}, ${digits}) > 0`),

    /** Those of the ids whose accounts are closed. */
    async closed(ids: readonly number[]) {
      const uniqueIds = [...new Set(ids)].filter((id) => id > 0);
      if (uniqueIds.length === 0) return new Set<number>();
      const rows = await db
        .select({ id: buyers.id })
        .from(buyers)
        .innerJoin(followers, isFollower)
        .where(and(inArray(buyers.id, uniqueIds), buyers.isLogoff));
      return new Set(rows.map((row) => row.id));
    },

    /** The ids of those whose nickname holds `part`, as a query to look within. */
    named: (part: string) =>
      db.select({ uid: buyers.id }).from(buyers).innerJoin(followers, isFollower).where(contains(buyers.nickname, part)),
  };
};

const followedWithin = ({ from, to }: DateRange) => and(gte(followers.createTime, from), lt(followers.createTime, to));

function searchCondition({ by, text }: NonNullable<UserFilter["search"]>): SQL | undefined {
  const holds = { uid: sql`strpos(${buyers.id}::text, ${text}) > 0`, phone: sql`strpos(${buyers.phone}, ${text}) > 0` };
  switch (by) {
    case "uid":
      return sql`${buyers.id}::text = ${text}`;
    case "nickname":
      return contains(buyers.nickname, text);
    case "phone":
      return holds.phone;
    case "all":
      return or(holds.uid, contains(buyers.nickname, text), holds.phone);
  }
}
