import { MarketingType } from "@shopkeeper/sdk/contract";
import { and, asc, count, eq, getTableColumns, inArray, not, sql } from "drizzle-orm";
import { grouped } from "../../kit/grouped";
import type { Scope } from "../../tenancy/scope";
import { filterCondition } from "../list/product-filter";
import type { StoredProduct } from "../form/product-info";
import { productParts } from "../form/product-parts";
import { orderOf, type ProductOrder } from "../list/product-order";
import type { ProductScope } from "../list/product-scope";
import { skuCounts } from "../list/sku-slices";
import { importSkusMax } from "./whole-products";
import { tabCondition } from "../list/product-tabs";
import { products, skus } from "../tables";

// the search columns are as large as all others
const { grams: _grams, searchName: _name, searchWords: _words, ...shownColumns } = getTableColumns(products);

/** The products of an export, and their order. */
export interface ProductExport extends ProductScope {
  order: ProductOrder;
}

/** A product for its rows of a spreadsheet. */
export interface ListedProduct extends Pick<StoredProduct, "specs" | "skus"> {
  row: Omit<StoredProduct["row"], "grams" | "searchName" | "searchWords">;
}

/** A SKU with its product. */
export interface FoundSku {
  id: number;
  productId: number;
  name: string;
  sku: string;
  stock: number;
  barCode: string | null;
}

/** Bulk reads of products, for spreadsheets. */
export const productTransferStore = ({ db, merId }: Scope) => {
  const own = and(eq(products.merId, merId), not(products.isDel));
  const matches = ({ tab, filter, alertStock }: ProductExport) => and(filterCondition(merId, filter), tabCondition(tab, alertStock));

  /** SKUs of products that are not deleted, under a condition. */
  const skusWhere = (condition: ReturnType<typeof and>) =>
    db
      .select({ id: skus.id, productId: skus.productId, name: products.name, sku: skus.sku, stock: skus.stock, barCode: skus.barCode })
      .from(skus)
      .innerJoin(products, and(eq(products.merId, skus.merId), eq(products.id, skus.productId)))
      .where(and(own, eq(skus.merId, merId), not(skus.isDel), condition))
      .orderBy(asc(skus.id))
      .limit(importSkusMax + 1);

  return {
    async size(criteria: ProductExport) {
      const [row] = await db.select({ products: count() }).from(products).where(matches(criteria));
      const [all] = await db
        .select({ rows: count() })
        .from(skus)
        .innerJoin(products, and(eq(products.merId, skus.merId), eq(products.id, skus.productId)))
        .where(and(eq(skus.merId, merId), not(skus.isDel), matches(criteria)));
      return { products: row?.products ?? 0, rows: all?.rows ?? 0 };
    },

    /** The ids of the products of an export, in the order of the list; at most `most`. */
    async ids(criteria: ProductExport, most?: number) {
      const order = orderOf(criteria.order);
      const found = db.select({
        id: products.id,
        place: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as("place"),
      });
      const listed = found
        .from(products)
        .where(matches(criteria))
        .orderBy(...order);
      const chosen = (most === undefined ? listed : listed.limit(most)).as("chosen");
      // as one text: 100,000 rows would take more memory than all that is made of them
      const [row] = await db.select({ ids: sql<string | null>`string_agg(${chosen.id}::text, ',' order by ${chosen.place})` }).from(chosen);
      return (row?.ids ?? "").split(",").flatMap((id) => (id === "" ? [] : [Number(id)]));
    },

    /** Products with specs and SKUs, in the order of the ids; missing products are left out. */
    async products(ids: readonly number[]): Promise<ListedProduct[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .select(shownColumns)
        .from(products)
        .where(and(own, inArray(products.id, [...ids])));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return productParts({ db, merId }).withSkus(ids.flatMap((id) => byId.get(id) ?? []));
    },

    skuCounts: (ids: readonly number[]) => skuCounts({ db, merId }, ids),

    /** The products with these names, without recycled ones; at most one more than the SKUs that an import may have. */
    async idsByName(names: readonly string[]) {
      if (names.length === 0) return new Map<string, number[]>();
      const rows = await db
        .select({ id: products.id, name: products.name })
        .from(products)
        .where(
          and(own, not(products.isRecycle), eq(products.marketingType, MarketingType.base), inArray(products.name, [...new Set(names)])),
        )
        .orderBy(products.id)
        .limit(importSkusMax + 1);
      return new Map([...grouped(rows, (row) => row.name)].map(([name, found]) => [name, found.map((row) => row.id)]));
    },

    /** SKUs by their ids, item numbers, or products; of each at most one more than an import may have. */
    async skus({ ids, barCodes, productIds }: { ids: readonly number[]; barCodes: readonly string[]; productIds: readonly number[] }) {
      const found = new Map<number, FoundSku>();
      const conditions = [
        ids.length > 0 && inArray(skus.id, [...ids]),
        barCodes.length > 0 && inArray(skus.barCode, [...barCodes]),
        productIds.length > 0 && inArray(skus.productId, [...productIds]),
      ];
      for (const condition of conditions) {
        if (condition) for (const row of await skusWhere(condition)) found.set(row.id, row);
      }
      return [...found.values()];
    },

    /** One import at a time, so that the same file sent twice adds a product once. */
    async takeTurn() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('product import'), hashint8(${merId}))`);
    },
  };
};
