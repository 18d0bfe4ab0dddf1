import { limits, type Schema } from "@shopkeeper/sdk/contract";
import { and, eq, not, sql } from "drizzle-orm";
import type { Scope } from "../../core/scope";
import { nextVersion, revision } from "../../core/version";
import type { StoredProduct } from "../form/product-info";
import { derivedFigures } from "../form/product-values";
import { products, skus } from "../tables";

/** So many pieces more of a SKU. */
export type StockChange = Schema<"StockAddition">["attrValueList"][number];

/** A SKU with the price, in cents, and the stock that it is to have. */
export interface SkuSetting extends StockChange {
  price: number;
}

/** Stock and prices of the SKUs of products; what the product shows of them follows. */
export const productStockStore = ({ db, merId, clock }: Scope) => {
  const most = limits.StockAddition_attrValueList.stock.max;
  const living = (productId: number) => and(eq(skus.merId, merId), eq(skus.productId, productId), not(skus.isDel));

  const changeProduct = (productId: number, values: object) =>
    db
      .update(products)
      .set({ ...values, ...revision(products, clock) })
      .where(and(eq(products.merId, merId), eq(products.id, productId)));

  return {
    /** Adds pieces to SKUs of a product that is locked; false when one of them is full or missing: the transaction must be rolled back. */
    async add(productId: number, changes: readonly StockChange[]) {
      const changed = await db
        .update(skus)
        .set({ stock: sql`${skus.stock} + given.stock`, version: nextVersion(skus.version) })
        .from(sql`json_to_recordset(${JSON.stringify(changes)}::json) as given(id integer, stock integer)`)
        .where(and(living(productId), sql`${skus.id} = given.id`, sql`${skus.stock} + given.stock between 0 and ${most}`))
        .returning({ id: skus.id });
      if (changed.length < changes.length) return false;
      await changeProduct(productId, { stock: sql`(select coalesce(sum(${skus.stock}), 0) from ${skus} where ${living(productId)})` });
      return true;
    },

    /** Gives every SKU of a product that is locked a price and a stock, and the product its categories. */
    async set({ row, skus: known }: StoredProduct, settings: readonly SkuSetting[], cateIds: number[]) {
      const byId = new Map(settings.map((setting) => [setting.id, setting]));
      await db
        .update(skus)
        .set({ stock: sql`given.stock`, price: sql`given.price`, version: nextVersion(skus.version) })
        .from(sql`json_to_recordset(${JSON.stringify(settings)}::json) as given(id integer, stock integer, price integer)`)
        .where(and(living(row.id), sql`${skus.id} = given.id`));
      await changeProduct(row.id, { cateIds, ...derivedFigures(known.map((sku) => ({ ...sku, ...byId.get(sku.id) }))) });
    },
  };
};
