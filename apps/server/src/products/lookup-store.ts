import { and, eq, inArray, not, sql } from "drizzle-orm";
import { contains } from "../kit/contains";
import type { Scope } from "../tenancy/scope";
import { products, skus } from "./tables";

/** The present SKU, with fields of its product; money in cents, weight and volume in hundredths. */
type SkuNow = Pick<typeof skus.$inferSelect, "id" | "price" | "cost" | "barCode" | "weight" | "volume" | "attrValue" | "version"> &
  Pick<typeof products.$inferSelect, "brandId" | "tempId">;

/** Lookups of products for other domains. */
export const productLookupStore = ({ db, merId }: Scope) => ({
  /** The ids of products whose name contains `part`, including deleted ones, as a sub-query. */
  named: (part: string) =>
    db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.merId, merId), contains(products.name, part))),

  /** The number of these products that the shop has; none of them can be deleted until the end of the transaction. */
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

  /** The present SKUs with fields of their products, by SKU id, without deleted SKUs. */
  async skusNow(ids: readonly number[]) {
    if (ids.length === 0) return new Map<number, SkuNow>();
    const rows = await db
      .select({
        ...{ id: skus.id, price: skus.price, cost: skus.cost, barCode: skus.barCode, weight: skus.weight, volume: skus.volume },
        ...{ attrValue: skus.attrValue, version: skus.version, brandId: products.brandId, tempId: products.tempId },
      })
      .from(skus)
      .innerJoin(products, and(eq(products.merId, skus.merId), eq(products.id, skus.productId)))
      .where(
        and(
          eq(skus.merId, merId),
          sql`${skus.id} in (select value::bigint from json_array_elements_text(${JSON.stringify(ids)}::json))`,
          not(skus.isDel),
        ),
      );
    return new Map<number, SkuNow>(rows.map((row) => [row.id, row]));
  },

  /** The stock places of some SKUs, by their ids, including deleted ones. */
  async stockPlaces(ids: readonly number[]) {
    if (ids.length === 0) return new Map<number, string | null>();
    const rows = await db
      .select({ id: skus.id, stockPlace: skus.stockPlace })
      .from(skus)
      .where(and(eq(skus.merId, merId), inArray(skus.id, [...ids])));
    return new Map(rows.map(({ id, stockPlace }) => [id, stockPlace]));
  },

  /** The values of a product's living SKU as text; undefined when the product has none with this id. */
  async skuText(productId: number, skuId: number) {
    const [row] = await db
      .select({ sku: skus.sku })
      .from(skus)
      .where(and(eq(skus.merId, merId), eq(skus.productId, productId), eq(skus.id, skuId), not(skus.isDel)));
    return row?.sku;
  },
});
