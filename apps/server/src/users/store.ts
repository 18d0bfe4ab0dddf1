import type { DateRange } from "@shopkeeper/sdk/rules/time";
import { and, eq, inArray, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import { contains, containsNumber } from "../kit/contains";
import type { Scope } from "../tenancy/scope";
import { followedWithin } from "./followed-within";
import { holdsPhone } from "./holds-phone";
import { userListStore } from "./list-store";
import { buyers, followers } from "./tables";

/** Which of the followers: since when they follow, and a condition on their number. */
interface Segment {
  followed?: DateRange | undefined;
  where?: (uid: SQLWrapper) => SQL | undefined;
}

/** The buyers who follow the shop; it cannot see others. */
export const userStore = (scope: Scope) => {
  const { db, merId, files } = scope;
  const isFollower = and(eq(followers.merId, merId), eq(followers.uid, buyers.id));

  return {
    ...userListStore(scope),

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

    /** The ids of those whose id holds what `text` means as a number, as a query to look within. */
    numbered: (text: string) =>
      db
        .select({ uid: followers.uid })
        .from(followers)
        .where(and(eq(followers.merId, merId), containsNumber(followers.uid, text))),

    /** The ids of those whose phone number holds what `text` means as one, as a query to look within. */
    phoned: (text: string) => db.select({ uid: buyers.id }).from(buyers).innerJoin(followers, isFollower).where(holdsPhone(text)),

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
