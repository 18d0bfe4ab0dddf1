import { and, eq, not } from "drizzle-orm";
import type { Scope } from "../core/scope";
import { insertRows, newIds } from "../seed/insert-rows";
import { chanceOf } from "../seed/random";
import { catalogue, type CatalogueProduct } from "./seed-catalogue";
import { productSearch } from "./product-search";
import { standingOf } from "./seed-standing";
import { productAttrs, products, skus } from "./tables";

/** A product to make; money in cents. */
export type ProductSeed = Omit<
  typeof products.$inferInsert,
  "merId" | "id" | "specType" | "searchName" | "searchWords" | "grams" | "createTime" | "updateTime"
>;

/** What products are made from. */
export interface ProductSeedChoice {
  /** Whose trade: 0 the first demo shop's, 1 the second's. */
  trade?: number;
  /** Products under every tab; all on sale otherwise. */
  isVaried?: boolean;
  /** The shop's categories. */
  categories: readonly { id: number; pid: number; name: string }[];
  /** The platform's lowest categories, by name. */
  leaves: ReadonlyMap<string, number>;
}

/** A product that was made. */
export interface SeededProduct {
  id: number;
  name: string;
}

const batch = 5000;

/** Makes products with their SKUs in a shop; partial ones are filled up from the catalogue. */
export async function seedProducts(
  scope: Scope,
  wanted: number | readonly Partial<ProductSeed>[],
  { trade = 0, isVaried = false, categories, leaves }: ProductSeedChoice,
): Promise<SeededProduct[]> {
  const goods = catalogue(trade, typeof wanted === "number" ? wanted : wanted.length);
  const chance = chanceOf(`products ${trade}`);
  const categoryIds = new Map(categories.map((category) => [category.name, category.id]));
  const fallback = categories.find((category) => category.pid !== 0)?.id;

  const rowOf = (item: CatalogueProduct, at: number) => {
    const home = categoryIds.get(item.category) ?? fallback;
    const seed = typeof wanted === "number" ? {} : wanted[at];
    const price = Math.min(...item.skus.map((sku) => sku.price));
    const time = new Date(scope.clock.now().getTime() - (goods.length - at) * 60_000);
    const row = {
      image: item.image,
      sliderImage: JSON.stringify([item.image]),
      name: item.name,
      intro: item.intro,
      keyword: item.keyword,
      cateIds: home === undefined ? [] : [home],
      brandId: 1 + (at % 24),
      categoryId: leaves.get(item.leaf) ?? 1,
      guaranteeIds: [1 + (at % 3), 4],
      unitName: item.unitName,
      sort: isVaried ? chance.between(0, 99) : 0,
      price,
      otPrice: Math.round(price * 1.3),
      cost: Math.round(price * 0.55),
      stock: item.skus.reduce((sum, sku) => sum + sku.stock, 0),
      sales: item.sales,
      ficti: 0,
      isShow: true,
      isRecycle: false,
      isAudit: false,
      auditStatus: 2,
      reason: null,
      ...(isVaried && standingOf(chance)),
      ...seed,
    };
    return {
      ...row,
      ...productSearch(row.name, row.keyword ?? null),
      merId: scope.merId,
      specType: item.skus.length > 1,
      createTime: time,
      updateTime: time,
    };
  };

  const made: SeededProduct[] = [];
  for (let start = 0; start < goods.length; start += batch) {
    const items = goods.slice(start, start + batch);
    made.push(
      ...(await insertProducts(
        scope,
        items,
        items.map((item, at) => rowOf(item, start + at)),
      )),
    );
  }
  return made;
}

/** The goods of a demo shop, under every tab. */
export const demoProducts = (scope: Scope, shop: number, choice: Pick<ProductSeedChoice, "categories" | "leaves">) =>
  seedProducts(scope, [2000, 400][shop] ?? 0, { ...choice, trade: shop, isVaried: true });

/** The ids of a shop's oldest products. */
export async function oldestProducts({ db, merId }: Scope, count: number) {
  const rows = await db.select({ id: products.id }).from(products).where(eq(products.merId, merId)).orderBy(products.id).limit(count);
  return rows.map((row) => row.id);
}

/** What an order needs to know of the shop's oldest products on the shelf, SKU by SKU. */
export const orderableSkus = ({ db, merId }: Scope, count: number) =>
  db
    .select({
      productId: products.id,
      productName: products.name,
      image: products.image,
      attrValueId: skus.id,
      sku: skus.sku,
      price: skus.price,
    })
    .from(skus)
    .innerJoin(products, and(eq(products.merId, skus.merId), eq(products.id, skus.productId)))
    .where(and(eq(skus.merId, merId), products.isShow, not(products.isRecycle), not(products.isDel)))
    .orderBy(products.id, skus.id)
    .limit(count);

async function insertProducts(scope: Scope, items: CatalogueProduct[], rows: (typeof products.$inferInsert)[]) {
  const ids = await newIds(scope.db, products, rows.length);
  const made = rows.map((row, at) => ({ ...row, id: ids[at] ?? 0 }));
  await insertRows(scope.db, products, made);
  const attrs: (typeof productAttrs.$inferInsert)[] = [];
  const combinations: (typeof skus.$inferInsert)[] = [];
  for (const [at, item] of items.entries()) {
    const row = made[at];
    if (!row) continue;
    const owner = { merId: scope.merId, productId: row.id };
    attrs.push({ ...owner, attrName: item.specName, attrValues: item.skus.map((sku) => sku.sku).join(",") });
    const [cheapest] = item.skus;
    for (const { sku, attrValue, price, stock } of item.skus) {
      const own = row.price + price - (cheapest?.price ?? price);
      combinations.push({
        ...owner,
        sku,
        attrValue: JSON.stringify(attrValue),
        image: row.image,
        price: own,
        otPrice: Math.round(own * 1.3),
        cost: Math.round(own * 0.55),
        stock: row.stock <= 0 ? 0 : item.skus.length === 1 ? row.stock : stock,
        weight: 50,
        volume: 1,
      });
    }
  }
  await insertRows(scope.db, productAttrs, attrs);
  await insertRows(scope.db, skus, combinations);
  return made.map(({ id, name }) => ({ id, name }));
}
