import { and, count, desc, eq, gt, gte, inArray, lte, not, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { contains } from "../core/contains";
import { pageOf, pageWindow, type PageQuery } from "../core/page";
import { Refusal } from "../core/refusal";
import type { Scope } from "../core/scope";
import { wireTime, wireTimeOrNull } from "../core/wire-time";
import { sendRefusal } from "./coupon-rules";
import { coupons, couponUsers } from "./tables";

/** Which claim records are asked for. */
export interface ClaimFilter {
  uid?: number;
  couponId?: number;
  name?: string;
  /** 0 unused, 1 used, 2 expired. */
  status?: number;
  /** The ids of users to look within, as a query. */
  users?: SQLWrapper;
}

const dayMs = 86_400_000;

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
    const { limit, offset } = pageWindow(query);
    const [counted] = await db.select({ total: count() }).from(couponUsers).where(where);
    const rows = await db.select().from(couponUsers).where(where).orderBy(desc(couponUsers.id)).limit(limit).offset(offset);
    return pageOf(
      query,
      counted?.total ?? 0,
      rows.map((row) => claimRecord(row, now)),
    );
  },

  /**
   * Gives one coupon to each user, or to none.
   *
   * One UPDATE decides and takes the whole number at once, so that the last coupon is given once however many ask.
   */
  async send(couponId: number, uids: readonly number[]) {
    const now = clock.now();
    const own = and(eq(coupons.merId, merId), not(coupons.isDel), eq(coupons.id, couponId));
    const isOpen = or(not(coupons.isTimeReceive), and(lte(coupons.receiveStartTime, now), gte(coupons.receiveEndTime, now)));
    const isValid = or(not(coupons.isFixedTime), gt(coupons.useEndTime, now));
    const isEnough = or(not(coupons.isLimited), gte(coupons.lastTotal, uids.length));
    const [taken] = await db
      .update(coupons)
      .set({ lastTotal: sql`case when ${coupons.isLimited} then ${coupons.lastTotal} - ${uids.length} else ${coupons.lastTotal} end` })
      .where(and(own, coupons.status, eq(coupons.receiveType, 1), isOpen, isValid, isEnough))
      .returning();
    if (!taken) {
      const [coupon] = await db.select().from(coupons).where(own);
      throw new Refusal(...sendRefusal(coupon, uids.length, now));
    }
    const { name, category, receiveType, money, minPrice, useStartTime, useEndTime, day } = taken;
    const startTime = useStartTime ?? now;
    const endTime = useEndTime ?? new Date(now.getTime() + (day ?? 0) * dayMs);
    const record = { merId, couponId, name, category, receiveType, money, minPrice, startTime, endTime, createTime: now };
    await db.insert(couponUsers).values(uids.map((uid) => ({ ...record, uid })));
  },
});

function statusCondition(status: number, now: Date): SQL | undefined {
  const unused = eq(couponUsers.status, 0);
  if (status === 0) return and(unused, gt(couponUsers.endTime, now));
  if (status === 2) return or(eq(couponUsers.status, 2), and(unused, lte(couponUsers.endTime, now)));
  return eq(couponUsers.status, status);
}

function claimRecord({ merId: _, ...row }: typeof couponUsers.$inferSelect, now: Date) {
  return {
    ...row,
    status: row.status === 0 && row.endTime <= now ? 2 : row.status,
    startTime: wireTime(row.startTime),
    endTime: wireTime(row.endTime),
    useTime: wireTimeOrNull(row.useTime),
    createTime: wireTime(row.createTime),
  };
}
