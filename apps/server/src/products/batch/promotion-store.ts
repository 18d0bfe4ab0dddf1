import { and, eq, not } from "drizzle-orm";
import type { Scope } from "../../tenancy/scope";
import { nextVersion, revision } from "../../kit/version";
import { insertRows } from "../../tenancy/insert-rows";
import { productCoupons, products, skus } from "../tables";

/** What a product gives to whoever brings buyers and to buyers themselves: commissions and coupons. The product is locked. */
export const productPromotionStore = ({ db, merId, clock }: Scope) => {
  const change = (productId: number, values: { isSub?: true }) =>
    db
      .update(products)
      .set({ ...values, ...revision(products, clock) })
      .where(and(eq(products.merId, merId), eq(products.id, productId)));

  return {
    /** Gives all SKUs of a product these commissions, in per cent. */
    async setCommission(productId: number, brokerage: number, brokerageTwo: number) {
      const living = and(eq(skus.merId, merId), eq(skus.productId, productId), not(skus.isDel));
      await db
        .update(skus)
        .set({ brokerage, brokerageTwo, version: nextVersion(skus.version) })
        .where(living);
      await change(productId, { isSub: true });
    },

    /** Adds coupons behind so many that come with a product already. */
    async addCoupons(productId: number, couponIds: readonly number[], before: number) {
      const rows = couponIds.map((couponId, at) => ({ merId, productId, couponId, place: before + at }));
      await insertRows(db, productCoupons, rows);
      await change(productId, {});
    },
  };
};
