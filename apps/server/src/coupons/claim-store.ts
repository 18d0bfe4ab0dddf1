import { CouponUserStatus, type Schema } from "@shopkeeper/sdk/contract";
import { sendRefusal } from "@shopkeeper/sdk/rules/coupons";
import { and, count, desc, eq, gt, gte, inArray, lte, max, not, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { dayStart, wireDay } from "@shopkeeper/sdk/rules/time";
import { affectsRows } from "../tenancy/affects-rows";
import { contains } from "../kit/contains";
import type { QueryOf } from "../contract/contract";
import { toWire } from "../kit/record";
import { readPage, type PageQuery } from "../kit/page";
import { Refusal } from "../core/refusal";
import type { Scope } from "../tenancy/scope";
import { insertRows } from "../tenancy/insert-rows";
import { claimedTerms, coupons, couponUsers } from "./tables";

/** The filter of a list of claim records; `users` is a query for the ids of their users. */
type ClaimFilter = Omit<QueryOf<"listCouponUsers">, "nickname"> & { users?: SQLWrapper };

const dayMs = 86_400_000;

/** Days for which the claims are counted. */
const shownDays = 30;

/** The shop's claim records. An unused one counts as expired from the moment its validity ends. */
export const claimStore = ({ db, merId, clock }: Scope) => ({
  /** One page of claim records, newest first. */
  async page(filter: ClaimFilter, query: PageQuery) {
    const now = clock.now();
    const where = and(
      eq(couponUsers.merId, merId),
      filter.uid === undefined ? undefined : eq(couponUsers.uid, filter.uid),
      filter.couponId === undefined ? undefined : eq(couponUsers.couponId, filter.couponId),
      filter.name === undefined ? undefined : contains(couponUsers.name, filter.name),
      filter.status === undefined ? undefined : statusCondition(filter.status, now),
      filter.users && inArray(couponUsers.uid, filter.users),
    );
    return readPage(query, {
      count: () => db.$count(couponUsers, where),
      async rows({ limit, offset }) {
        const rows = await db.select().from(couponUsers).where(where).orderBy(desc(couponUsers.id)).limit(limit).offset(offset);
        return rows.map((row) => claimRecord(row, now));
      },
    });
  },

  /** How often a coupon was claimed, used and left to expire, and its claims on each day, today last. */
  async figures(couponId: number) {
    const now = clock.now();
    const ofCoupon = and(eq(couponUsers.merId, merId), eq(couponUsers.couponId, couponId));
    const counted = (status: Schema<"CouponUserStatus">) => sql`count(*) filter (where ${statusCondition(status, now)})`.mapWith(Number);
    const [sums] = await db
      .select({
        claimed: count(),
        used: counted(CouponUserStatus.used),
        expired: counted(CouponUserStatus.expired),
        last: max(couponUsers.createTime),
      })
      .from(couponUsers)
      .where(ofCoupon);
    const { claimed = 0, used = 0, expired = 0, last } = sums ?? {};
    if (!last) return { claimed, used, expired, days: [] };
    const day = sql<string>`to_char(${couponUsers.createTime} at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD')`;
    const rows = await db
      .select({ day, claimed: count() })
      .from(couponUsers)
      .where(and(ofCoupon, gte(couponUsers.createTime, dayStart(last, 1 - shownDays))))
      .groupBy(day);
    const byDay = new Map(rows.map((row) => [row.day, row.claimed]));
    const days = Array.from({ length: shownDays }, (_, at) => wireDay(dayStart(last, at + 1 - shownDays)));
    return { claimed, used, expired, days: days.map((one) => ({ day: one, claimed: byDay.get(one) ?? 0 })) };
  },

  /** How many people hold a coupon, used or not. */
  countOf: (couponId: number) => db.$count(couponUsers, and(eq(couponUsers.merId, merId), eq(couponUsers.couponId, couponId))),

  /** Returns a used coupon to its user. */
  async giveBack(id: number) {
    await db
      .update(couponUsers)
      .set({ status: CouponUserStatus.unused, useTime: null })
      .where(and(eq(couponUsers.merId, merId), eq(couponUsers.id, id), eq(couponUsers.status, CouponUserStatus.used)));
  },

  /**
   * Gives one coupon to each user, or to none.
   *
   * One UPDATE checks and takes the number at once, so that the last coupon is given once under any number of concurrent requests.
   */
  async send(couponId: number, uids: readonly number[]) {
    const now = clock.now();
    const own = and(eq(coupons.merId, merId), not(coupons.isDel), eq(coupons.id, couponId));
    const [coupon] = await db.select().from(coupons).where(own).for("update");
    if (!coupon) throw new Refusal("couponMissing");
    const refusal = sendRefusal(toWire("CouponInfo", coupon, { productList: [] }), now, 0);
    if (refusal) throw new Refusal(refusal.key, refusal.params);
    const { name, useStartTime, useEndTime, day, lastTotal: left } = coupon;
    const isTaken = await affectsRows(
      db
        .update(coupons)
        .set({ lastTotal: sql`case when ${coupons.isLimited} then ${coupons.lastTotal} - ${uids.length} else ${coupons.lastTotal} end` })
        .where(and(own, or(not(coupons.isLimited), gte(coupons.lastTotal, uids.length)))),
    );
    if (!isTaken) throw new Refusal("couponNoneLeft", { name, left, count: uids.length });
    const startTime = useStartTime ?? now;
    const endTime = useEndTime ?? new Date(now.getTime() + (day ?? 0) * dayMs);
    const record = { merId, couponId, ...claimedTerms(coupon), startTime, endTime, createTime: now };
    await insertRows(
      db,
      couponUsers,
      uids.map((uid) => ({ ...record, uid })),
    );
  },
});

function statusCondition(status: Schema<"CouponUserStatus">, now: Date): SQL | undefined {
  const unused = eq(couponUsers.status, CouponUserStatus.unused);
  if (status === CouponUserStatus.unused) return and(unused, gt(couponUsers.endTime, now));
  if (status === CouponUserStatus.expired)
    return or(eq(couponUsers.status, CouponUserStatus.expired), and(unused, lte(couponUsers.endTime, now)));
  return eq(couponUsers.status, status);
}

const claimRecord = (row: typeof couponUsers.$inferSelect, now: Date) =>
  toWire("CouponUser", row, {
    status: row.status === CouponUserStatus.unused && row.endTime <= now ? CouponUserStatus.expired : row.status,
    nickname: "",
    avatar: null,
  });
