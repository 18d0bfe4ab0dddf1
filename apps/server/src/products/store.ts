import { ProductTab, type Schema } from "@shopkeeper/sdk/contract";
import { and, eq, inArray, not, sql, type SQL } from "drizzle-orm";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { readPage, type PageQuery, type PageWindow } from "../kit/page";
import { Refusal } from "../core/refusal";
import type { Scope } from "../tenancy/scope";
import { pause } from "../core/yield-every";
import { productPromotionStore } from "./batch/promotion-store";
import { brandStore } from "./brand-store";
import { productEditStore } from "./form/edit-store";
import { productParts } from "./form/product-parts";
import { filterCondition, type ProductFilter } from "./list/product-filter";
import { orderOf, type ProductOrder } from "./list/product-order";
import { productLookupStore } from "./lookup-store";
import { listColumns, productRow, skuRow } from "./list/product-rows";
import type { ProductScope } from "./list/product-scope";
import { skuCounts, skuSlices, skusIn } from "./list/sku-slices";
import { isReviewed, productTabs, tabCondition } from "./list/product-tabs";
import { stateStore } from "./state/state-store";
import { productStockStore } from "./stock/stock-store";
import { products } from "./tables";
import { productTransferStore } from "./transfer/transfer-store";
import { productUseStore } from "./use-store";

const mostIds = 100_000;
/** The most SKUs of the ten products of a picker's shortest page: 2,048 each. */
const pageSkusMax = 20_480;

/** The shop's products. */
export const productStore = (scope: Scope) => {
  const { db, merId, files, totals } = scope;
  const parts = productParts(scope);

  const rowsOf = (where: SQL | undefined, order: ProductOrder, { limit, offset }: PageWindow) =>
    db
      .select(listColumns)
      .from(products)
      .where(where)
      .orderBy(...orderOf(order))
      .limit(limit)
      .offset(offset);

  /** The number of products of each tab, counted in one pass when a count is not cached. */
  const tabTotals = (filter: ProductFilter, alertStock: number) => {
    let counted: Promise<number[]> | undefined;
    const countAll = async () => {
      const columns = Object.fromEntries(
        productTabs.map((tab) => [tab, sql<number>`count(*) filter (where ${tabCondition(tab, alertStock)})`.mapWith(Number)]),
      );
      const [row] = await db.select(columns).from(products).where(filterCondition(merId, filter));
      return productTabs.map((tab) => row?.[tab] ?? 0);
    };
    return (tab: Schema<"ProductTab">) =>
      totals.of(`products:${tab}:${tab === ProductTab.lowStock ? alertStock : ""}:${JSON.stringify(filter)}`, async () => {
        counted ??= countAll();
        return (await counted)[tab - 1] ?? 0;
      });
  };

  return {
    brands: brandStore(scope),
    edits: productEditStore(scope),
    state: stateStore(scope),
    stock: productStockStore(scope),
    promotions: productPromotionStore(scope),
    transfer: productTransferStore(scope),
    lookup: productLookupStore(scope),
    uses: productUseStore(scope),

    /** One page of the products under a tab. */
    async page({ tab, filter, alertStock }: ProductScope, query: PageQuery & ProductOrder) {
      return readPage(query, {
        count: () => tabTotals(filter, alertStock)(tab),
        async rows(window) {
          const rows = await rowsOf(and(filterCondition(merId, filter), tabCondition(tab, alertStock)), query, window);
          return rows.map((row) => productRow(row, files));
        },
      });
    },

    /** The ids of the products under a tab, in the order of the list. */
    async ids({ tab, filter, alertStock }: ProductScope, order: ProductOrder) {
      const rows = await db
        .select({ id: products.id })
        .from(products)
        .where(and(filterCondition(merId, filter), tabCondition(tab, alertStock)))
        .orderBy(...orderOf(order))
        .limit(mostIds);
      return rows.map((row) => row.id);
    },

    /** The number of products of each tab, in the order of the tabs; 全部 only with `withAll`. */
    async tabs(filter: ProductFilter, alertStock: number, withAll = false) {
      const totalOf = tabTotals(filter, alertStock);
      const counts: Schema<"ProductTabCount">[] = [];
      for (const type of productTabs) if (withAll || type !== ProductTab.all) counts.push({ type, count: await totalOf(type) });
      return counts;
    },

    /** One page of the products that an activity accepts, with their SKUs. */
    async activityPage({ tab, filter, alertStock }: Partial<ProductScope> & Omit<ProductScope, "tab">, query: PageQuery) {
      const state = tab === undefined ? and(not(products.isRecycle), isReviewed()) : tabCondition(tab, alertStock);
      const where = and(filterCondition(merId, filter), state);
      const key = `products:activity:${tab ?? 0}:${alertStock}:${JSON.stringify(filter)}`;
      return readPage(query, {
        count: () => totals.of(key, () => db.$count(products, where)),
        async rows(window) {
          const rows = await rowsOf(where, {}, window);
          const skusOf = await skusByProduct(rows.map((row) => row.id));
          return rows.map((row) => ({ ...productRow(row, files), attrValue: skusOf.get(row.id) ?? [] }));
        },
      });
    },

    /** The shop's products with these ids that are not deleted, in the order of the ids. */
    async briefs(ids: readonly number[]) {
      if (ids.length === 0) return [];
      const { id, image, name, price, stock } = listColumns;
      const rows = await db
        .select({ id, image, name, price, stock })
        .from(products)
        .where(and(eq(products.merId, merId), not(products.isDel), inArray(products.id, [...ids])));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((known) => {
        const row = byId.get(known);
        return row ? [{ ...row, image: files.publicUrl(row.image), price: moneyText(row.price) }] : [];
      });
    },

    /** Names and pictures by id, including deleted products, for the figures of days on which they were sold. */
    async summaries(ids: readonly number[]) {
      if (ids.length === 0) return new Map<number, { name: string; image: string }>();
      const rows = await db
        .select({ id: products.id, name: products.name, image: products.image })
        .from(products)
        .where(and(eq(products.merId, merId), inArray(products.id, [...ids])));
      return new Map(rows.map((row) => [row.id, { name: row.name, image: files.publicUrl(row.image) }]));
    },

    countUnder: (tab: Schema<"ProductTab">) => tabTotals({}, 0)(tab),
  };

  /** The SKUs of the products of a page; refuses a page with too many. */
  async function skusByProduct(ids: readonly number[]) {
    const counts = await skuCounts(scope, ids);
    const together = skusIn(counts);
    if (together > pageSkusMax) throw new Refusal("pageTooLarge", { count: together, limit: pageSkusMax });
    const found = new Map<number, ReturnType<typeof skuRow>[]>();
    for (const slice of skuSlices([...counts.keys()], counts)) {
      for (const [id, rows] of await parts.skusOf(slice)) {
        found.set(
          id,
          rows.map((row) => skuRow(row, files)),
        );
      }
      await pause();
    }
    return found;
  }
};
