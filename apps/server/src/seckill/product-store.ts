import { SeckillAuditStatus, type Schema } from "@shopkeeper/sdk/contract";
import { type SeckillAction, seckillTransitions } from "@shopkeeper/sdk/rules/seckill";
import { and, asc, desc, eq, inArray, lte, ne, not, sql, type SQLWrapper } from "drizzle-orm";
import { contains } from "../kit/contains";
import { grouped } from "../kit/grouped";
import { readPage, type PageQuery } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { hasVersion, revision } from "../kit/version";
import { raiseNotice } from "../notices/shared";
import { insertRows, newIds } from "../tenancy/insert-rows";
import { seckillProducts, seckillSkus } from "./tables";

/** A stored seckill product with its SKUs. */
export interface StoredSeckill {
  row: typeof seckillProducts.$inferSelect;
  skus: (typeof seckillSkus.$inferSelect)[];
}

/** A product to submit, with its SKUs; money in cents. */
export interface SeckillDraft {
  row: Omit<typeof seckillProducts.$inferInsert, "merId" | "id" | "auditStatus" | "seckillPrice" | "createTime" | "updateTime">;
  skus: Omit<typeof seckillSkus.$inferInsert, "merId" | "seckillProductId" | "place">[];
}

/** A filter of seckill products; `activities` are ids, any of which matches. */
export interface SeckillFilter {
  name?: string | undefined;
  isShow?: boolean | undefined;
  auditStatus?: Schema<"SeckillAuditStatus"> | undefined;
  activities?: readonly number[] | undefined;
}

/** The shop's products in activities. */
export const seckillProductStore = (scope: Scope) => {
  const { db, merId, clock, totals } = scope;
  const own = and(eq(seckillProducts.merId, merId), not(seckillProducts.isDel));
  const takesPart = and(own, ne(seckillProducts.auditStatus, SeckillAuditStatus.refused));

  async function withSkus(rows: readonly StoredSeckill["row"][]): Promise<StoredSeckill[]> {
    const ids = rows.map(({ id }) => id);
    const found = ids.length === 0 ? [] : await db.select().from(seckillSkus).where(skusOf(ids)).orderBy(asc(seckillSkus.place));
    const byProduct = grouped(found, ({ seckillProductId }) => seckillProductId);
    return rows.map((row) => ({ row, skus: byProduct.get(row.id) ?? [] }));
  }
  const skusOf = (ids: readonly number[]) => and(eq(seckillSkus.merId, merId), inArray(seckillSkus.seckillProductId, [...ids]));
  const change = (where: SQLWrapper | undefined, values: Partial<StoredSeckill["row"]>) =>
    db
      .update(seckillProducts)
      .set({ ...values, ...revision(seckillProducts, clock) })
      .where(and(own, where))
      .returning({ id: seckillProducts.id, name: seckillProducts.name });

  const sought = ({ name, isShow, auditStatus, activities }: SeckillFilter) =>
    and(
      own,
      name === undefined ? undefined : contains(seckillProducts.name, name),
      isShow === undefined ? undefined : eq(seckillProducts.isShow, isShow),
      auditStatus === undefined ? undefined : eq(seckillProducts.auditStatus, auditStatus),
      activities && (activities.length > 0 ? inArray(seckillProducts.activityId, [...activities]) : sql`false`),
    );
  /** The number of products under a filter. */
  function total({ name, isShow, auditStatus, activities }: SeckillFilter) {
    const filter = { name, isShow, auditStatus, activities };
    return totals.of(`seckill:${JSON.stringify(filter)}`, () => db.$count(seckillProducts, sought(filter)));
  }

  return {
    /** One page of products, by sort order, most sold first. */
    page(filter: SeckillFilter, query: PageQuery) {
      const where = sought(filter);
      const sold = sql`(select sum(${seckillSkus.quotaShow} - ${seckillSkus.quota}) from ${seckillSkus}
        where ${seckillSkus.merId} = ${merId} and ${seckillSkus.seckillProductId} = ${seckillProducts.id})`;
      const order = [desc(seckillProducts.sort), desc(sold), desc(seckillProducts.id)];
      return readPage(query, {
        count: () => total(filter),
        rows: async ({ limit, offset }) =>
          withSkus(
            await db
              .select()
              .from(seckillProducts)
              .where(where)
              .orderBy(...order)
              .limit(limit)
              .offset(offset),
          ),
      });
    },

    /** The number of products in each review state. */
    countsByReview: (filter: Omit<SeckillFilter, "auditStatus">) =>
      Promise.all(
        Object.values(SeckillAuditStatus).map(async (auditStatus) => ({ auditStatus, count: await total({ ...filter, auditStatus }) })),
      ),

    /** The shop's products in some activities; with `onlyPart` without refused ones. */
    async of(activityIds: readonly number[], onlyPart = false) {
      if (activityIds.length === 0) return [];
      const where = and(onlyPart ? takesPart : own, inArray(seckillProducts.activityId, [...activityIds]));
      return withSkus(await db.select().from(seckillProducts).where(where).orderBy(desc(seckillProducts.sort), asc(seckillProducts.id)));
    },

    /** The number of the shop's products in each of some activities. */
    async counts(activityIds: readonly number[]) {
      if (activityIds.length === 0) return new Map<number, number>();
      const rows = await db
        .select({ id: seckillProducts.activityId, count: sql`count(*)`.mapWith(Number) })
        .from(seckillProducts)
        .where(and(takesPart, inArray(seckillProducts.activityId, [...activityIds])))
        .groupBy(seckillProducts.activityId);
      return new Map(rows.map(({ id, count }) => [id, count]));
    },

    /** The products of the shop that take part in an activity. */
    async takingPart(activityId: number) {
      const rows = await db
        .select({ productId: seckillProducts.productId })
        .from(seckillProducts)
        .where(and(takesPart, eq(seckillProducts.activityId, activityId)));
      return new Set(rows.map(({ productId }) => productId));
    },

    /** The products with these ids and their SKUs, locked until the end of the transaction. */
    async lock(ids: readonly number[]) {
      const where = and(own, inArray(seckillProducts.id, [...ids]));
      return withSkus(await db.select().from(seckillProducts).where(where).orderBy(asc(seckillProducts.id)).for("update"));
    },

    /** Submits products for review, replacing refused ones of the activity. False when a product takes part already. */
    async add(activityId: number, drafts: readonly SeckillDraft[]) {
      const productIds = drafts.map(({ row }) => row.productId);
      const refused = eq(seckillProducts.auditStatus, SeckillAuditStatus.refused);
      const former = and(eq(seckillProducts.activityId, activityId), inArray(seckillProducts.productId, productIds), refused);
      await change(former, seckillTransitions.resubmit.change);
      const now = clock.now();
      const ids = await newIds(db, seckillProducts, drafts.length);
      const added = await db
        .insert(seckillProducts)
        .values(
          drafts.map(({ row, skus }, at) => ({
            ...row,
            ...{ id: ids[at], merId, auditStatus: SeckillAuditStatus.waiting, createTime: now, updateTime: now },
            seckillPrice: Math.min(...skus.map(({ price }) => price)),
          })),
        )
        .onConflictDoNothing({
          target: [seckillProducts.merId, seckillProducts.activityId, seckillProducts.productId],
          where: sql`not is_del and audit_status <> ${SeckillAuditStatus.refused}`.inlineParams(),
        })
        .returning({ id: seckillProducts.id });
      if (added.length < drafts.length) return false;
      const rows = drafts.flatMap(({ skus }, at) => skus.map((sku, place) => ({ ...sku, merId, seckillProductId: ids[at] ?? 0, place })));
      await insertRows(db, seckillSkus, rows);
      return true;
    },

    /** Applies the change of an action to locked products. */
    async apply(action: SeckillAction, ids: readonly number[], reason?: string) {
      if (ids.length === 0) return;
      const changed = await change(inArray(seckillProducts.id, [...ids]), {
        ...seckillTransitions[action].change,
        ...(reason !== undefined && { reason }),
      });
      if (action === "refuse") {
        for (const { id, name } of changed)
          await raiseNotice(scope, { kind: "review", subject: "seckillProduct", subjectId: id, params: { name, reason } });
      }
      if (action === "remove") await db.delete(seckillSkus).where(skusOf(ids));
    },

    /** Sets the prices, in cents, of SKUs of a product; false when it no longer has that version. */
    async setPrices({ row, skus }: StoredSeckill, prices: ReadonlyMap<number, number>, version: number | undefined) {
      const seckillPrice = Math.min(...skus.map(({ id, price }) => prices.get(id) ?? price));
      const changed = await change(and(eq(seckillProducts.id, row.id), hasVersion(seckillProducts, version)), { seckillPrice });
      if (changed.length === 0) return false;
      const given = JSON.stringify([...prices].map(([id, price]) => ({ id, price })));
      await db
        .update(seckillSkus)
        .set({ price: sql`given.price` })
        .from(sql`json_to_recordset(${given}::json) as given(id bigint, price integer)`)
        .where(and(skusOf([row.id]), sql`${seckillSkus.id} = given.id`));
      return true;
    },

    /** Takes these products down in all activities, since they are reviewed again. */
    takeDownOf: (productIds: readonly number[]) =>
      change(and(inArray(seckillProducts.productId, [...productIds]), seckillProducts.isShow), seckillTransitions.takeDown.change),

    /** Takes down all products, and answers their number. */
    takeDownAll: async () => (await change(seckillProducts.isShow, seckillTransitions.takeDown.change)).length,

    /** Removes these products from all activities, since they are deleted. */
    leave: (productIds: readonly number[]) => change(inArray(seckillProducts.productId, [...productIds]), { isDel: true, isShow: false }),

    /** The products that wait for review, longest first; with `until` only those submitted by then. */
    async queue(until?: Date) {
      const waiting = and(
        own,
        eq(seckillProducts.auditStatus, SeckillAuditStatus.waiting),
        until && lte(seckillProducts.updateTime, until),
      );
      return withSkus(
        await db.select().from(seckillProducts).where(waiting).orderBy(asc(seckillProducts.updateTime), asc(seckillProducts.id)),
      );
    },
  };
};
