import type { ProductState } from "@shopkeeper/sdk/rules/products";
import { and, eq, not } from "drizzle-orm";
import type { Scope } from "../../tenancy/scope";
import { nextVersion } from "../../kit/version";
import { insertRows } from "../../tenancy/insert-rows";
import { contentPictures } from "./content-pictures";
import type { StoredProduct } from "./product-info";
import { productParts } from "./product-parts";
import { productSearch } from "../list/product-search";
import type { ProductParts } from "./product-values";
import { skuWriter } from "../matrix/sku-writer";
import { productAttrs, productContents, productCoupons, products, skus } from "../tables";

/** Complete products: read for their form, added, and replaced. */
export const productEditStore = (scope: Scope) => {
  const { db, merId, clock, files } = scope;
  const only = (id: number) => and(eq(products.merId, merId), not(products.isDel), eq(products.id, id));
  const writeSkus = skuWriter(scope);
  const { whole } = productParts(scope);

  return {
    whole,

    /** One product with all its stored parts; `isLocked` locks it until the end of the transaction. */
    find: async (id: number, isLocked = false): Promise<StoredProduct | undefined> => (await whole([id], isLocked)).get(id),

    /** The ids of all its SKUs, including deleted ones. */
    async skuIds(id: number) {
      const rows = await db
        .select({ id: skus.id })
        .from(skus)
        .where(and(eq(skus.merId, merId), eq(skus.productId, id)));
      return new Set(rows.map((row) => row.id));
    },

    /** Adds a product, and answers its id. */
    async add({ product, ...parts }: ProductParts, state: ProductState): Promise<number> {
      const now = clock.now();
      const [added] = await db
        .insert(products)
        .values({
          ...{ ...product, ...state, ...productSearch(product.name, product.keyword) },
          ...{ merId, auditTime: state.isAudit ? now : null, createTime: now, updateTime: now },
        })
        .returning({ id: products.id });
      if (!added) throw new Error("a product was not added");
      await writeSpecs(added.id, parts.specs);
      await writeSkus(added.id, parts.skus, []);
      await writeContent(added.id, parts.content);
      await writeCoupons(added.id, parts.couponIds);
      return added.id;
    },

    /** Replaces a locked product; unchanged parts are not written. */
    async replace(stored: StoredProduct, parts: ProductParts, state: ProductState) {
      const { id, isAudit } = stored.row;
      const now = clock.now();
      const submitted = state.isAudit && !isAudit ? { auditTime: now } : {};
      await db
        .update(products)
        .set({
          ...{ ...parts.product, ...state, ...submitted, ...productSearch(parts.product.name, parts.product.keyword) },
          ...{ version: nextVersion(products.version), updateTime: now },
        })
        .where(only(id));
      if (!hasSpecs(stored, parts)) {
        await db.delete(productAttrs).where(and(eq(productAttrs.merId, merId), eq(productAttrs.productId, id)));
        await writeSpecs(id, parts.specs);
      }
      await writeSkus(id, parts.skus, stored.skus);
      if (parts.content !== stored.content) await writeContent(id, parts.content);
      if (parts.couponIds.join() !== stored.couponIds.join()) {
        await db.delete(productCoupons).where(and(eq(productCoupons.merId, merId), eq(productCoupons.productId, id)));
        await writeCoupons(id, parts.couponIds);
      }
    },
  };

  async function writeSpecs(productId: number, specs: ProductParts["specs"]) {
    await db
      .insert(productAttrs)
      .values(specs.map(({ name, values }) => ({ merId, productId, attrName: name, attrValues: values.join(",") })));
  }

  async function writeContent(productId: number, content: string) {
    const values = { content, pictures: contentPictures(content, files) };
    await db
      .insert(productContents)
      .values({ merId, productId, ...values })
      .onConflictDoUpdate({ target: [productContents.merId, productContents.productId], set: values });
  }

  async function writeCoupons(productId: number, couponIds: readonly number[]) {
    if (couponIds.length > 0)
      await insertRows(
        db,
        productCoupons,
        couponIds.map((couponId, place) => ({ merId, productId, couponId, place })),
      );
  }
};

/** Whether a product has exactly these specs already. */
export const hasSpecs = ({ specs }: Pick<StoredProduct, "specs">, parts: Pick<ProductParts, "specs">) =>
  JSON.stringify(specs.map((spec) => [spec.attrName, spec.attrValues])) ===
  JSON.stringify(parts.specs.map((spec) => [spec.name, spec.values.join(",")]));
