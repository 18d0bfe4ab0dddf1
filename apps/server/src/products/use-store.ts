import { and, arrayContained, arrayContains, count, desc, eq, not, type SQL } from "drizzle-orm";
import type { Scope } from "../tenancy/scope";
import { products } from "./tables";

/** The number of products that use something, and the names of the newest. */
export interface ProductUses {
  count: number;
  names: readonly string[];
}

const named = 3;

/** The shop's products that use something of the shop, including the recycle bin. */
export const productUseStore = ({ db, merId }: Scope) => {
  async function usesBy(condition: SQL | undefined): Promise<ProductUses> {
    const where = and(eq(products.merId, merId), not(products.isDel), condition);
    const [counted] = await db.select({ total: count() }).from(products).where(where);
    if (!counted || counted.total === 0) return { count: 0, names: [] };
    const rows = await db.select({ name: products.name }).from(products).where(where).orderBy(desc(products.id)).limit(named);
    return { count: counted.total, names: rows.map((row) => row.name) };
  }

  return {
    ofCategory: (id: number) => usesBy(arrayContains(products.cateIds, [id])),

    /** The products with a shipping template of the shop. */
    ofShippingTemplate: (id: number) => usesBy(eq(products.tempId, id)),

    /** The products with exactly these guarantees. */
    ofGuarantees: (ids: readonly number[]) =>
      usesBy(and(arrayContains(products.guaranteeIds, [...ids]), arrayContained(products.guaranteeIds, [...ids]))),
  };
};
