import type { Schema } from "@shopkeeper/sdk/contract";
import { maskedPhone, maskedPhones } from "@shopkeeper/sdk/rules/core";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { dateRange, type DateRange, wireTime, wireTimeOrNull } from "@shopkeeper/sdk/rules/time";
import { and, count, desc, eq, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { contains, containsNumber } from "../kit/contains";
import type { QueryOf } from "../contract/contract";
import { readPage, type PageQuery } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { followedWithin } from "./followed-within";
import { holdsPhone } from "./holds-phone";
import { buyers, followers } from "./tables";

/** The filter of a list of followers. */
export interface UserFilter extends Pick<QueryOf<"listUsers">, "registerType" | "sex"> {
  search?: { by: Schema<"UserSearchType">; text: string };
  followed?: DateRange;
}

const promoters = alias(buyers, "promoters");

/** The columns of a buyer in the list; the others are for the details, since each view of the details is logged. */
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

/** The list of the followers, and their details. */
export const userListStore = ({ db, merId, clock, files }: Scope) => {
  const isFollower = and(eq(followers.merId, merId), eq(followers.uid, buyers.id));

  return {
    /** The present period of a `dateLimit`; undefined if it has none. */
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

    /** One of the followers with all known fields, the phone number in full. */
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
  };
};

function searchCondition({ by, text }: NonNullable<UserFilter["search"]>): SQL | undefined {
  switch (by) {
    case "uid":
      return sql`${buyers.id}::text = ${text}`;
    case "nickname":
      return contains(buyers.nickname, text);
    case "phone":
      return holdsPhone(text);
    case "all":
      return or(containsNumber(buyers.id, text), contains(buyers.nickname, text), holdsPhone(text));
  }
}
