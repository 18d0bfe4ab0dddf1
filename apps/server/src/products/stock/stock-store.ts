import { fields, type Schema } from "@shopkeeper/sdk/contract";
import { and, eq, gt, gte, not, sql, type SQLWrapper } from "drizzle-orm";
import type { Scope } from "../../tenancy/scope";
import { nextVersion, revision } from "../../kit/version";
import { raiseNotice } from "../../notices/shared";
import { merchantStore } from "../../session/shared";
import type { StoredProduct } from "../form/product-info";
import { derivedFigures } from "../form/product-values";
import { products, skus } from "../tables";

/** Pieces to add to a SKU. */
export type StockChange = Schema<"StockAddition">["attrValueList"][number];

interface SoldPieces {
  productId: number;
  skuId: number;
  pieces: number;
}

/** A SKU with its new price, in cents, and its new stock. */
export interface SkuSetting extends StockChange {
  price: number;
}

/** Stock and prices of the SKUs of products; the product's own figures are updated with them. */
export const productStockStore = (scope: Scope) => {
  const { db, merId, clock } = scope;
  const most = fields.StockAddition_attrValueList.stock.max;
  const living = (productId: number) => and(eq(skus.merId, merId), eq(skus.productId, productId), not(skus.isDel));

  const changeProduct = (productId: number, values: object) =>
    db
      .update(products)
      .set({ ...values, ...revision(products, clock) })
      .where(and(eq(products.merId, merId), eq(products.id, productId)));

  /** Raises a notice of a product whose stock has reached the shop's warning level by a sale, and not again while it stays below. */
  async function warnOfLowStock(productId: number, { name, stock: before }: { name: string; stock: number }, pieces: number) {
    const alertStock = (await merchantStore(scope).find())?.alertStock ?? 0;
    if (before <= alertStock || pieces > alertStock) return;
    await raiseNotice(scope, { kind: "stock", subject: "product", subjectId: productId, params: { name, pieces } });
  }

  const goods = (where: SQLWrapper) =>
    db
      .select({
        ...{ productId: products.id, productName: products.name, image: products.image },
        ...{ attrValueId: skus.id, sku: skus.sku, price: skus.price, stock: skus.stock },
        ...{ tempId: products.tempId, weight: skus.weight, volume: skus.volume },
      })
      .from(skus)
      .innerJoin(products, and(eq(products.merId, skus.merId), eq(products.id, skus.productId)))
      .where(and(eq(skus.merId, merId), not(skus.isDel), gt(skus.stock, 0), sql`${where}`, not(products.isRecycle), not(products.isDel)));

  return {
    /** Adds pieces to SKUs of a locked product; false when a SKU is full or missing: the transaction must be rolled back. */
    async add(productId: number, changes: readonly StockChange[]) {
      const changed = await db
        .update(skus)
        .set({ stock: sql`${skus.stock} + given.stock`, version: nextVersion(skus.version) })
        .from(sql`json_to_recordset(${JSON.stringify(changes)}::json) as given(id bigint, stock integer)`)
        .where(and(living(productId), sql`${skus.id} = given.id`, sql`${skus.stock} + given.stock between 0 and ${most}`))
        .returning({ id: skus.id });
      if (changed.length < changes.length) return false;
      await changeProduct(productId, { stock: sql`(select coalesce(sum(${skus.stock}), 0) from ${skus} where ${living(productId)})` });
      return true;
    },

    /** Some SKUs that buyers can order now, of the oldest products. */
    onSale: (count: number) => goods(products.isShow).orderBy(products.id, skus.id).limit(count),

    /** The SKU of a product, even off the shelf, for orders in an activity; undefined when it does not exist. */
    async inActivity(skuId: number) {
      const [found] = await goods(eq(skus.id, skuId));
      return found;
    },

    /** Sells pieces: stock shrinks and sales grow, of the SKU and of its product; false, without changes, when there are not as many. */
    async sell({ productId, skuId, pieces }: SoldPieces) {
      const only = and(eq(products.merId, merId), eq(products.id, productId));
      const [product] = await db.select({ name: products.name, stock: products.stock }).from(products).where(only).for("update");
      const sold = await db
        .update(skus)
        .set({ stock: sql`${skus.stock} - ${pieces}`, sales: sql`${skus.sales} + ${pieces}`, version: nextVersion(skus.version) })
        .where(and(living(productId), eq(skus.id, skuId), gte(skus.stock, pieces)))
        .returning({ id: skus.id });
      if (sold.length === 0) return false;
      const stock = sql`(select coalesce(sum(${skus.stock}), 0) from ${skus} where ${living(productId)})`;
      const [now] = await changeProduct(productId, { stock, sales: sql`${products.sales} + ${pieces}` }).returning({
        stock: products.stock,
      });
      if (product && now) await warnOfLowStock(productId, product, now.stock);
      return true;
    },

    /** Returns sold pieces: stock grows and sales shrink, of the SKU and of its product; a missing or full SKU takes as many as it can. */
    async takeBack({ productId, skuId, pieces }: SoldPieces) {
      const only = and(eq(products.merId, merId), eq(products.id, productId));
      // the product first, like every change of SKUs
      await db.select({ id: products.id }).from(products).where(only).for("update");
      const changed = await db
        .update(skus)
        .set({
          stock: sql`least(${skus.stock} + ${pieces}, ${most})`,
          sales: sql`greatest(${skus.sales} - ${pieces}, 0)`,
          version: nextVersion(skus.version),
        })
        .where(and(living(productId), eq(skus.id, skuId)))
        .returning({ id: skus.id });
      const stock = sql`(select coalesce(sum(${skus.stock}), 0) from ${skus} where ${living(productId)})`;
      await changeProduct(productId, { sales: sql`greatest(${products.sales} - ${pieces}, 0)`, ...(changed.length > 0 && { stock }) });
    },

    /** Sets the shop's categories of a locked product. */
    setCategories: (productId: number, cateIds: number[]) => changeProduct(productId, { cateIds }),

    /** Sets a price and a stock for every SKU of a locked product, and the product's categories. */
    async set({ row, skus: known }: StoredProduct, settings: readonly SkuSetting[], cateIds: number[]) {
      const byId = new Map(settings.map((setting) => [setting.id, setting]));
      await db
        .update(skus)
        .set({ stock: sql`given.stock`, price: sql`given.price`, version: nextVersion(skus.version) })
        .from(sql`json_to_recordset(${JSON.stringify(settings)}::json) as given(id bigint, stock integer, price integer)`)
        .where(and(living(row.id), sql`${skus.id} = given.id`));
      await changeProduct(row.id, { cateIds, ...derivedFigures(known.map((sku) => ({ ...sku, ...byId.get(sku.id) }))) });
    },
  };
};
