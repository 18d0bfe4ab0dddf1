import { and, asc, eq, inArray, not } from "drizzle-orm";
import { grouped } from "../../kit/grouped";
import { jsonRows } from "../../kit/json-rows";
import { readSlices } from "../../kit/page";
import type { Scope } from "../../tenancy/scope";
import { productAttrs, productContents, productCoupons, products, skus } from "../tables";
import type { StoredProduct } from "./product-info";

type StoredSku = typeof skus.$inferSelect;

/** SKUs per statement: the most of one product, and one more, so that a full product needs no second statement. */
const SLICE = 2_049;

/** Reads the parts of products, by their ids. */
export const productParts = ({ db, merId }: Pick<Scope, "db" | "merId">) => {
  /** Their living SKUs, in order. */
  async function skusOf(ids: readonly number[]) {
    if (ids.length === 0) return new Map<number, StoredSku[]>();
    const rows = await readSlices(async ({ limit, offset }) => {
      const slice = db
        .select()
        .from(skus)
        .where(and(eq(skus.merId, merId), inArray(skus.productId, [...ids]), not(skus.isDel)))
        .orderBy(asc(skus.place), asc(skus.id))
        .limit(limit)
        .offset(offset)
        .as("slice");
      const [row] = await db.select({ list: jsonRows<StoredSku>(slice._.selectedFields) }).from(slice);
      return row?.list ?? [];
    }, SLICE);
    return grouped(rows, (sku) => sku.productId);
  }

  async function withSkus<Row extends { id: number }>(rows: readonly Row[]) {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const specs = await db
      .select()
      .from(productAttrs)
      .where(and(eq(productAttrs.merId, merId), inArray(productAttrs.productId, ids)))
      .orderBy(asc(productAttrs.id));
    const specsOf = grouped(specs, (spec) => spec.productId);
    const known = await skusOf(ids);
    return rows.map((row) => ({ row, specs: specsOf.get(row.id) ?? [], skus: known.get(row.id) ?? [] }));
  }

  return {
    skusOf,
    withSkus,

    /** Complete products; `isLocked` locks them until the end of the transaction. */
    async whole(ids: readonly number[], isLocked: boolean): Promise<Map<number, StoredProduct>> {
      if (ids.length === 0) return new Map();
      const select = db
        .select()
        .from(products)
        .where(and(eq(products.merId, merId), not(products.isDel), inArray(products.id, [...ids])))
        .orderBy(products.id);
      const listed = await withSkus(await (isLocked ? select.for("update") : select));
      const known = listed.map(({ row }) => row.id);
      if (known.length === 0) return new Map();
      const contents = await db
        .select({ id: productContents.productId, content: productContents.content })
        .from(productContents)
        .where(and(eq(productContents.merId, merId), inArray(productContents.productId, known)));
      const coupons = await db
        .select()
        .from(productCoupons)
        .where(and(eq(productCoupons.merId, merId), inArray(productCoupons.productId, known)))
        .orderBy(asc(productCoupons.place));
      const contentOf = new Map(contents.map((row) => [row.id, row.content]));
      const couponsOf = grouped(coupons, (row) => row.productId);
      return new Map(
        listed.map((product) => {
          const { id } = product.row;
          const couponIds = (couponsOf.get(id) ?? []).map((coupon) => coupon.couponId);
          return [id, { ...product, content: contentOf.get(id) ?? "", couponIds }];
        }),
      );
    },
  };
};
