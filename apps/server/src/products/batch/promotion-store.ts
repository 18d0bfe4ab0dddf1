import { and, eq, not } from "drizzle-orm";
import type { Scope } from "../../tenancy/scope";
import { nextVersion, revision } from "../../kit/version";
import { insertRows } from "../../tenancy/insert-rows";
import { productCoupons, products, skus } from "../tables";

/** Commissions for promoters, and coupons for buyers, of a product. The product is locked. */
export const productPromotionStore = ({ db, merId, clock }: Scope) => {
  const change = (productId: number, values: { isSub?: true }) =>
    db
      .update(products)
      .set({ ...values, ...revision(products, clock) })
      .where(and(eq(products.merId, merId), eq(products.id, productId)));

  return {
    /** Sets the commissions of all SKUs of a product, in percent. */
    async setCommission(productId: number, brokerage: number, brokerageTwo: number) {
      const living = and(eq(skus.merId, merId), eq(skus.productId, productId), not(skus.isDel));
      await db
        .update(skus)
        .set({ brokerage, brokerageTwo, version: nextVersion(skus.version) })
        .where(living);
      await change(productId, { isSub: true });
    },

    /** Adds coupons after the `before` coupons that the product has already. */
    async addCoupons(productId: number, couponIds: readonly number[], before: number) {
      const rows = couponIds.map((couponId, at) => ({ merId, productId, couponId, place: before + at }));
      await insertRows(db, productCoupons, rows);
      await change(productId, {});
    },
  };
};
