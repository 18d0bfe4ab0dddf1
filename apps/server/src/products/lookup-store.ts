import { and, eq, inArray, not } from "drizzle-orm";
import { contains } from "../core/contains";
import type { Scope } from "../core/scope";
import { products, skus } from "./tables";

/** Lookups of products for other domains. */
export const productLookupStore = ({ db, merId }: Scope) => ({
  /** The ids of those whose name holds `part`, deleted ones too, as a query to look within. */
  named: (part: string) =>
    db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.merId, merId), contains(products.name, part))),

  /** How many of these products the shop has; until the end of the transaction none of them can be deleted. */
  async held(ids: readonly number[]) {
    if (ids.length === 0) return 0;
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.merId, merId), not(products.isDel), inArray(products.id, [...ids])))
      .orderBy(products.id)
      .for("share");
    return rows.length;
  },

  /** A living SKU of a product, by its values as text; undefined when the product has none of this id. */
  async skuText(productId: number, skuId: number) {
    const [row] = await db
      .select({ sku: skus.sku })
      .from(skus)
      .where(and(eq(skus.merId, merId), eq(skus.productId, productId), eq(skus.id, skuId), not(skus.isDel)));
    return row?.sku;
  },
});
