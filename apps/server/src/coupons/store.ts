import { CouponCategory, CouponLifecycle, CouponReceiveType, type Schema } from "@shopkeeper/sdk/contract";
import { and, asc, desc, eq, gt, inArray, lte, not, or, sql, type SQL } from "drizzle-orm";
import { type CouponSegment, couponRules, segmentProblems } from "@shopkeeper/sdk/rules/coupons";
import { recordProblems } from "@shopkeeper/sdk/rules/records";
import { affectsRows } from "../tenancy/affects-rows";
import { contains } from "../kit/contains";
import type { QueryOf } from "../contract/contract";
import { grouped } from "../kit/grouped";
import { readPage, type PageQuery } from "../kit/page";
import { toRow, toWire } from "../kit/record";
import type { Scope } from "../tenancy/scope";
import { hasVersion, revision } from "../kit/version";
import { claimStore } from "./claim-store";
import { couponProducts, coupons } from "./tables";

/** The shop's coupons; `claims` is the store of their claim records. */
export const couponStore = (scope: Scope) => {
  const { db, merId, clock, totals } = scope;
  const own = and(eq(coupons.merId, merId), not(coupons.isDel));
  const only = (id: number) => and(own, eq(coupons.id, id));

  return {
    claims: claimStore(scope),

    /** One page of the coupons, by sort order, newest first, or first by their lifecycle. */
    async page({ orderBy, order, ...filter }: QueryOf<"listCoupons">, query: PageQuery) {
      const lifecycle = lifecycleAt(clock.now());
      const first = orderBy === undefined ? [] : [order === "asc" ? desc(lifecycle) : asc(lifecycle)];
      return pageBy([...first, desc(coupons.sort), desc(coupons.id)], filter, query, async (rows) => {
        const products = await productsOf(rows.map((row) => row.id));
        return rows.map((row) => toWire("Coupon", row, { linkedData: products.get(row.id)?.join(",") ?? null }));
      });
    },

    /** One page of the enabled coupons that are claimed by hand, newest first. */
    manualPage: (name: string | undefined, query: PageQuery) =>
      pageBy([desc(coupons.id)], { name, receiveType: CouponReceiveType.manual, status: true }, query, async (rows) =>
        rows.map((row) => toWire("UsableCoupon", row, {})),
      ),

    /** One page of the enabled coupons that come with a product and are still available, newest first. */
    giftPage(name: string | undefined, query: PageQuery) {
      const where = and(givable(), name === undefined ? undefined : contains(coupons.name, name));
      return readPage(query, {
        count: () => db.$count(coupons, where),
        rows: async ({ limit, offset }) =>
          (await db.select().from(coupons).where(where).orderBy(desc(coupons.id)).limit(limit).offset(offset)).map((row) =>
            toWire("UsableCoupon", row, {}),
          ),
      });
    },

    /** The enabled coupons that come with a product and are still available, newest first. */
    async gifts() {
      const gift = givable();
      return (await db.select().from(coupons).where(gift).orderBy(desc(coupons.id))).map((row) => toWire("UsableCoupon", row, {}));
    },

    /** One coupon with the ids of its products; with `isLocked` it is locked until the end of the transaction. */
    async find(id: number, isLocked = false) {
      const select = db.select().from(coupons).where(only(id));
      const [row] = await (isLocked ? select.for("update") : select);
      if (!row) return undefined;
      return { ...toWire("CouponInfo", row, { productList: [] }), productIds: (await productsOf([id])).get(id) ?? [] };
    },

    /** The name of the first of these coupons that is over: expired, past its claim window, or claimed out. */
    async nameOfOver(ids: readonly number[]) {
      if (ids.length === 0) return undefined;
      const [row] = await db
        .select({ name: coupons.name })
        .from(coupons)
        .where(and(own, inArray(coupons.id, [...ids]), isOver()))
        .limit(1);
      return row?.name;
    },

    /** The names of these coupons, without those that are deleted or another shop's. */
    async names(ids: readonly number[]) {
      if (ids.length === 0) return new Map<number, string>();
      const rows = await db
        .select({ id: coupons.id, name: coupons.name })
        .from(coupons)
        .where(and(own, inArray(coupons.id, [...ids])));
      return new Map(rows.map((row) => [row.id, row.name]));
    },

    /** The products that a coupon is for, of these, with the name of the newest such coupon. */
    async namesByProduct(productIds: readonly number[]) {
      if (productIds.length === 0) return new Map<number, string>();
      const rows = await db
        .select({ productId: couponProducts.productId, name: coupons.name })
        .from(couponProducts)
        .innerJoin(coupons, and(eq(coupons.merId, couponProducts.merId), eq(coupons.id, couponProducts.couponId)))
        .where(and(eq(couponProducts.merId, merId), inArray(couponProducts.productId, [...productIds]), own))
        .orderBy(asc(coupons.id));
      return new Map(rows.map((row) => [row.productId, row.name]));
    },

    /** The faults of a new coupon now, by field. */
    problems: (coupon: Schema<"CouponInput">) => recordProblems(couponRules, coupon, clock.now()),

    /** The faults of a segment now, by field. */
    segmentProblems: (segment: CouponSegment) => segmentProblems(segment, clock.now()),

    /** Adds a valid coupon and returns its id. */
    async add(coupon: Schema<"CouponInput">, productIds: readonly number[]) {
      const now = clock.now();
      const row = toRow(coupons, couponRules, coupon);
      const [added] = await db
        .insert(coupons)
        .values({ ...row, lastTotal: row.total, merId, createTime: now, updateTime: now })
        .returning({ id: coupons.id });
      if (!added) throw new Error("a coupon was not added");
      await link(added.id, productIds);
      return added.id;
    },

    /** Enables or disables a coupon in one statement, since two callers may toggle at once; false when it is missing. */
    toggle: (id: number) => change(only(id), { status: sql`not ${coupons.status}` }),

    /** Deletes a coupon and its links to products; claim records stay. False when it is missing. */
    async remove(id: number) {
      const isRemoved = await change(only(id), { isDel: true });
      if (isRemoved) await unlink(id);
      return isRemoved;
    },

    /** Restores a deleted coupon, for these products. */
    async revive(id: number, productIds: readonly number[]) {
      if (await change(and(eq(coupons.merId, merId), eq(coupons.id, id), coupons.isDel), { isDel: false })) await link(id, productIds);
    },

    /** Replaces the products of a product coupon; false for another kind, or when it no longer has that version. */
    async replaceProducts(id: number, productIds: readonly number[], version: number | undefined) {
      const isChanged = await change(and(only(id), eq(coupons.category, CouponCategory.product), hasVersion(coupons, version)), {});
      if (!isChanged) return false;
      await unlink(id);
      await link(id, productIds);
      return true;
    },
  };

  /** Whether it can be neither claimed nor used any more. */
  function isOver() {
    return or(isExpired(clock.now()), isClaimedOut);
  }

  function givable() {
    return and(own, coupons.status, eq(coupons.receiveType, CouponReceiveType.gift), not(sql`coalesce(${isOver()}, false)`));
  }

  function pageBy<Shown>(
    order: SQL[],
    filter: QueryOf<"listCoupons">,
    query: PageQuery,
    shown: (rows: readonly (typeof coupons.$inferSelect)[]) => Promise<Shown[]>,
  ) {
    const where = and(
      own,
      filter.name === undefined ? undefined : contains(coupons.name, filter.name),
      filter.category === undefined ? undefined : eq(coupons.category, filter.category),
      filter.receiveType === undefined ? undefined : eq(coupons.receiveType, filter.receiveType),
      filter.status === undefined ? undefined : eq(coupons.status, filter.status),
      filter.lifecycle === undefined ? undefined : sql`${lifecycleAt(clock.now())} = ${filter.lifecycle}`,
    );
    const count = async () => db.$count(coupons, where);
    return readPage(query, {
      // a lifecycle changes with time alone, without a write
      count: () => (filter.lifecycle === undefined ? totals.of(`coupons:${JSON.stringify(filter)}`, count) : count()),
      async rows({ limit, offset }) {
        const all = db.select().from(coupons).where(where);
        return shown(
          await all
            .orderBy(...order)
            .limit(limit)
            .offset(offset),
        );
      },
    });
  }

  function change(where: SQL | undefined, values: { status?: SQL; isDel?: boolean }) {
    return affectsRows(
      db
        .update(coupons)
        .set({ ...values, ...revision(coupons, clock) })
        .where(where),
    );
  }

  async function productsOf(ids: readonly number[]) {
    if (ids.length === 0) return new Map<number, number[]>();
    const links = await db
      .select({ couponId: couponProducts.couponId, productId: couponProducts.productId })
      .from(couponProducts)
      .where(and(eq(couponProducts.merId, merId), inArray(couponProducts.couponId, [...ids])))
      .orderBy(asc(couponProducts.couponId), asc(couponProducts.place));
    const byCoupon = grouped(links, ({ couponId }) => couponId);
    return new Map([...byCoupon].map(([id, rows]) => [id, rows.map(({ productId }) => productId)] as const));
  }

  async function link(couponId: number, productIds: readonly number[]) {
    if (productIds.length === 0) return;
    await db.insert(couponProducts).values(productIds.map((productId, place) => ({ merId, couponId, productId, place })));
  }

  async function unlink(couponId: number) {
    await db.delete(couponProducts).where(and(eq(couponProducts.merId, merId), eq(couponProducts.couponId, couponId)));
  }
};

const isClaimedOut = and(coupons.isLimited, lte(coupons.lastTotal, 0));
const isExpired = (now: Date) =>
  or(and(coupons.isFixedTime, lte(coupons.useEndTime, now)), and(coupons.isTimeReceive, lte(coupons.receiveEndTime, now)));

/** The lifecycle of a coupon, as `couponLifecycle` defines it. */
function lifecycleAt(now: Date) {
  const { expired, off, notStarted, claimedOut, active } = CouponLifecycle;
  const code = (state: number) => sql.raw(String(state));
  return sql<number>`case
    when ${isExpired(now)} then ${code(expired)}
    when not ${coupons.status} then ${code(off)}
    when ${and(coupons.isTimeReceive, gt(coupons.receiveStartTime, now))} then ${code(notStarted)}
    when ${isClaimedOut} then ${code(claimedOut)}
    else ${code(active)} end`;
}
