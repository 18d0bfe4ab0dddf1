import type { DateRange } from "@shopkeeper/sdk/rules/time";
import { and, eq, inArray, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import { contains, containsNumber } from "../kit/contains";
import type { Scope } from "../tenancy/scope";
import { followedWithin } from "./followed-within";
import { holdsPhone } from "./holds-phone";
import { userListStore } from "./list-store";
import { buyers, followers } from "./tables";

/** A segment of the followers: the period of following, and a condition on their id. */
interface Segment {
  followed?: DateRange | undefined;
  where?: (uid: SQLWrapper) => SQL | undefined;
}

/** The buyers who follow the shop; others are invisible to it. */
export const userStore = (scope: Scope) => {
  const { db, merId, files } = scope;
  const isFollower = and(eq(followers.merId, merId), eq(followers.uid, buyers.id));

  return {
    ...userListStore(scope),

    /** Whether a buyer exists, even if they only follow other shops. */
    isKnown: async (id: number) => (await db.$count(buyers, eq(buyers.id, id))) > 0,

    followerCount: async () => db.$count(followers, and(eq(followers.merId, merId), followers.isFollowing)),

    /** The ids among these that follow the shop. */
    async following(ids: readonly number[]) {
      if (ids.length === 0) return [];
      const rows = await db
        .select({ uid: followers.uid })
        .from(followers)
        .where(and(eq(followers.merId, merId), followers.isFollowing, inArray(followers.uid, [...ids])));
      return rows.map((row) => row.uid);
    },

    /** The present followers in a segment: their number, and the ids of some of them. */
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

    /** Names and pictures by id, of present and former followers. */
    async summaries(ids: readonly number[]) {
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
     * Adds points and cents to the balance of an order's buyer on the platform, or subtracts as many as it has.
     *
     * A buyer need not follow the shop. Money for a missing buyer is an error, which rolls back the rest of its booking.
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

    /** The ids of buyers whose id contains the number in `text`, as a sub-query. */
    numbered: (text: string) =>
      db
        .select({ uid: followers.uid })
        .from(followers)
        .where(and(eq(followers.merId, merId), containsNumber(followers.uid, text))),

    /** The ids of buyers whose phone number contains the digits in `text`, as a sub-query. */
    phoned: (text: string) => db.select({ uid: buyers.id }).from(buyers).innerJoin(followers, isFollower).where(holdsPhone(text)),

    /** The ids among these whose accounts are closed. */
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

    /** The ids of buyers whose nickname contains `part`, as a sub-query. */
    named: (part: string) =>
      db.select({ uid: buyers.id }).from(buyers).innerJoin(followers, isFollower).where(contains(buyers.nickname, part)),
  };
};
