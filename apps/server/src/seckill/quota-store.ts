import { SeckillAuditStatus } from "@shopkeeper/sdk/contract";
import { and, asc, eq, gt, gte, inArray, not, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import type { Scope } from "../tenancy/scope";
import { merchantStore } from "../session/shared";
import { seckillClaims, seckillProducts, seckillSkus } from "./tables";

/** Pieces that an order of a buyer takes from a quota. */
export interface QuotaClaim {
  orderNo: string;
  uid: number;
  activityId: number;
  seckillProductId: number;
  seckillSkuId: number;
  skuId: number;
  pieces: number;
}

/** The quotas of the shop's seckill products: pieces taken by orders and returned. */
export const quotaStore = (scope: Scope) => {
  const { db, merId } = scope;

  /** The pieces of a buyer in an activity, without returned ones; the buyer's other orders wait until the transaction ends. */
  async function lockedTaken(activityId: number, uid: number) {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`seckill buyer ${activityId}`}), hashint8(${uid}))`);
    const [row] = await db
      .select({ pieces: sql`coalesce(sum(${seckillClaims.pieces} - ${seckillClaims.returned}), 0)`.mapWith(Number) })
      .from(seckillClaims)
      .where(and(eq(seckillClaims.merId, merId), eq(seckillClaims.activityId, activityId), eq(seckillClaims.uid, uid)));
    return row?.pieces ?? 0;
  }

  return {
    /** Some SKUs that are up in these activities with remaining pieces, of the oldest products. */
    onSale: async (activityIds: readonly number[], count: number) =>
      activityIds.length === 0
        ? []
        : db
            .select({ sku: seckillSkus, product: seckillProducts })
            .from(seckillSkus)
            .innerJoin(
              seckillProducts,
              and(eq(seckillProducts.merId, seckillSkus.merId), eq(seckillProducts.id, seckillSkus.seckillProductId)),
            )
            .where(
              and(
                ...[eq(seckillSkus.merId, merId), gt(seckillSkus.quota, 0), seckillProducts.isShow, not(seckillProducts.isDel)],
                eq(seckillProducts.auditStatus, SeckillAuditStatus.passed),
                inArray(seckillProducts.activityId, [...activityIds]),
              ),
            )
            .orderBy(asc(seckillProducts.id), asc(seckillSkus.place))
            .limit(count),

    /**
     * Takes pieces for an order; false when there are not as many, the shop is closed, the product is no longer up, or the buyer
     * would have more than `most` of the activity.
     *
     * One UPDATE decides and takes at once, so that the last piece is given once however many buyers come. A transaction that takes
     * the product down waits for this one, or the reverse.
     */
    async claim({ seckillProductId, ...claim }: QuotaClaim, most = 0) {
      if (!(await merchantStore(scope).keepOpen())) return false;
      const isUp = await db
        .select({ id: seckillProducts.id })
        .from(seckillProducts)
        .where(
          and(
            eq(seckillProducts.merId, merId),
            eq(seckillProducts.id, seckillProductId),
            seckillProducts.isShow,
            not(seckillProducts.isDel),
          ),
        )
        .for("share");
      if (isUp.length === 0) return false;
      if (most > 0 && (await lockedTaken(claim.activityId, claim.uid)) + claim.pieces > most) return false;
      const ofSku = and(eq(seckillSkus.merId, merId), eq(seckillSkus.id, claim.seckillSkuId));
      const isTaken = await affectsRows(
        db
          .update(seckillSkus)
          .set({ quota: sql`${seckillSkus.quota} - ${claim.pieces}` })
          .where(and(ofSku, gte(seckillSkus.quota, claim.pieces))),
      );
      if (isTaken) await db.insert(seckillClaims).values({ ...claim, merId });
      return isTaken;
    },

    /** Returns the pieces of an order: all remaining ones, or some of one SKU; without a claim nothing changes. */
    async giveBack(orderNo: string, part?: { skuId: number; pieces: number }) {
      const where = and(
        ...[eq(seckillClaims.merId, merId), eq(seckillClaims.orderNo, orderNo), gt(seckillClaims.pieces, seckillClaims.returned)],
        part && eq(seckillClaims.skuId, part.skuId),
      );
      const claims = await db.select().from(seckillClaims).where(where).orderBy(asc(seckillClaims.seckillSkuId)).for("update");
      for (const { seckillSkuId, pieces, returned } of claims) {
        const back = Math.min(part?.pieces ?? pieces, pieces - returned);
        const ofSku = and(eq(seckillClaims.orderNo, orderNo), eq(seckillClaims.seckillSkuId, seckillSkuId));
        await db
          .update(seckillClaims)
          .set({ returned: returned + back })
          .where(and(eq(seckillClaims.merId, merId), ofSku));
        await db
          .update(seckillSkus)
          .set({ quota: sql`least(${seckillSkus.quota} + ${back}, ${seckillSkus.quotaShow})` })
          .where(and(eq(seckillSkus.merId, merId), eq(seckillSkus.id, seckillSkuId)));
      }
    },
  };
};
