import { and, eq, inArray, not, sql } from "drizzle-orm";
import { contains } from "../kit/contains";
import type { Scope } from "../tenancy/scope";
import { products, skus } from "./tables";

/** A SKU as it is now, with what its product says of all; money in cents, weight and volume in hundredths. */
type SkuNow = Pick<typeof skus.$inferSelect, "id" | "price" | "cost" | "barCode" | "weight" | "volume" | "attrValue" | "version"> &
  Pick<typeof products.$inferSelect, "brandId" | "tempId">;

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

  /** What some SKUs and their products are now, by the SKU's id; deleted ones are not there. */
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

  /** Where some SKUs lie, by their ids, deleted ones too. */
  async stockPlaces(ids: readonly number[]) {
    if (ids.length === 0) return new Map<number, string | null>();
    const rows = await db
      .select({ id: skus.id, stockPlace: skus.stockPlace })
      .from(skus)
      .where(and(eq(skus.merId, merId), inArray(skus.id, [...ids])));
    return new Map(rows.map(({ id, stockPlace }) => [id, stockPlace]));
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
