import { ProductAuditStatus, ProductType } from "@shopkeeper/sdk/contract";
import { and, eq, not } from "drizzle-orm";
import { demoCategories, seedCategories, shopCategories } from "../categories/seed";
import { platformLeaves } from "../categories/shared";
import type { Scope } from "../tenancy/scope";
import { insertRows, newIds } from "../tenancy/insert-rows";
import { chanceOf } from "../demo/kit/random";
import { shopShippingTemplates } from "../shipping/seed";
import { contentPictures } from "./form/content-pictures";
import { productParts } from "./form/product-parts";
import { productSearch } from "./list/product-search";
import { isReviewed } from "./list/product-tabs";
import { derivedFigures } from "./form/product-values";
import { catalogue, type CatalogueProduct } from "./seed/seed-catalogue";
import { describedAs } from "./seed/seed-content";
import { combinationsOf, type SpecWords } from "./seed/seed-matrix";
import { stateOf } from "./seed/seed-state";
import { productAttrs, productContents, productCoupons, products, skus } from "./tables";

/** A product to make; money in cents. */
export interface ProductSeed extends Omit<
  typeof products.$inferInsert,
  "merId" | "id" | "specType" | "searchName" | "searchWords" | "grams" | "createTime" | "updateTime"
> {
  /** Its specs with their values, with a SKU for every combination; by default those of the catalogue. */
  specs?: readonly SpecWords[];
  /** The stock place of its SKUs. */
  stockPlace?: string;
  content?: string;
  couponIds?: readonly number[];
}

/** The choices for the fields of a seeded product. */
export interface ProductSeedChoice {
  /** The goods' trade: 0 the first demo shop's, 1 the second's. */
  trade?: number;
  /** Products under every tab, with descriptions, sliders and further specs; by default all are on sale and plain. */
  isVaried?: boolean;
  categories: readonly { id: number; pid: number; name: string }[];
  /** The platform's lowest categories, by name. */
  leaves: ReadonlyMap<string, number>;
  templates?: readonly number[];
}

/** A seeded product. */
export interface SeededProduct {
  id: number;
  name: string;
}

const batch = 5000;
const boast = "全网最低价，错过不再有。";

/** Makes products with their SKUs in a shop; missing fields are taken from the catalogue. */
export async function seedProducts(
  scope: Scope,
  wanted: number | readonly Partial<ProductSeed>[],
  { trade = 0, isVaried = false, categories, leaves, templates = [] }: ProductSeedChoice,
): Promise<SeededProduct[]> {
  const goods = catalogue(trade, typeof wanted === "number" ? wanted : wanted.length);
  const chance = chanceOf(`products ${trade}`);
  const categoryIds = new Map(categories.map((category) => [category.name, category.id]));
  const fallback = categories.find((category) => category.pid !== 0)?.id;

  const draftOf = (item: CatalogueProduct, at: number): Draft => {
    const home = categoryIds.get(item.category) ?? fallback;
    const { specs, content, couponIds, stockPlace, ...seed } = typeof wanted === "number" ? {} : (wanted[at] ?? {});
    const time = new Date(scope.clock.now().getTime() - (goods.length - at) * 60_000);
    const row = {
      image: item.image,
      sliderImage: JSON.stringify(isVaried ? slidesFor(item.image) : [item.image]),
      name: item.name,
      intro: item.intro,
      keyword: item.keyword,
      cateIds: home === undefined ? [] : [home],
      brandId: 1 + (at % 24),
      categoryId: leaves.get(item.leaf) ?? 1,
      guaranteeIds: [1 + (at % 3), 4],
      unitName: item.unitName,
      tempId: seed.type === ProductType.virtual ? 0 : (templates[at % Math.max(1, templates.length)] ?? 0),
      sort: isVaried ? chance.between(0, 99) : 0,
      sales: item.sales,
      ficti: 0,
      isShow: true,
      isRecycle: false,
      isAudit: false,
      isAutoUp: false,
      auditStatus: ProductAuditStatus.passed,
      reason: null,
      ...(isVaried && stateOf(chance, trade === 0)),
      ...seed,
    };
    // text that the platform will refuse
    if (isVaried && row.isAudit && at % 4 === 0) row.intro += boast;
    const combinations = combinationsOf(item, row, { at, isVaried, specs, stockPlace });
    return {
      row: {
        ...row,
        ...derivedFigures(combinations.skus),
        ...productSearch(row.name, row.keyword ?? null),
        merId: scope.merId,
        specType: combinations.skus.length > 1,
        createTime: time,
        updateTime: time,
      },
      ...combinations,
      content: content ?? (isVaried ? describedAs(item, row) : ""),
      couponIds: couponIds ?? [],
    };
  };

  const made: SeededProduct[] = [];
  for (let start = 0; start < goods.length; start += batch) {
    const items = goods.slice(start, start + batch);
    made.push(
      ...(await insertProducts(
        scope,
        items.map((item, at) => draftOf(item, start + at)),
      )),
    );
  }
  return made;
}

/** The choices for a shop's seeded products; missing categories and shipping templates are created first. */
export async function productChoice(scope: Scope) {
  const present = await shopCategories(scope);
  return {
    categories: present.length > 0 ? present : await seedCategories(scope, demoCategories(0)),
    leaves: await platformLeaves(scope.db),
    templates: await shopShippingTemplates(scope),
  };
}

/** Makes a product in a shop without one on the shelf. */
export async function ensureProduct(scope: Scope) {
  if ((await orderableSkus(scope, 1)).length === 0) await seedProducts(scope, 1, await productChoice(scope));
}

/** The goods of a demo shop, under every tab. */
export const demoProducts = (scope: Scope, shop: number, choice: Pick<ProductSeedChoice, "categories" | "leaves" | "templates">) =>
  seedProducts(scope, [2000, 400][shop] ?? 0, { ...choice, trade: shop, isVaried: true });

/** The ids of a shop's oldest products. */
export async function oldestProducts({ db, merId }: Scope, count: number) {
  const rows = await db.select({ id: products.id }).from(products).where(eq(products.merId, merId)).orderBy(products.id).limit(count);
  return rows.map((row) => row.id);
}

/** A shop's oldest products that were reviewed, with their SKUs. */
export async function reviewedProducts(scope: Scope, count: number) {
  const living = and(eq(products.merId, scope.merId), not(products.isRecycle), not(products.isDel), not(products.isAudit), isReviewed());
  const rows = await scope.db.select().from(products).where(living).orderBy(products.id).limit(count);
  return productParts(scope).withSkus(rows);
}

/** Some of a shop's products with all their stored parts, by id. */
export const wholeProducts = (scope: Scope, ids: readonly number[]) => productParts(scope).whole(ids, false);

/** The columns for order lines of the shop's oldest products on the shelf, SKU by SKU. */
export const orderableSkus = ({ db, merId }: Scope, count: number) =>
  db
    .select({
      productId: products.id,
      productName: products.name,
      image: products.image,
      attrValueId: skus.id,
      sku: skus.sku,
      price: skus.price,
      tempId: products.tempId,
      weight: skus.weight,
      volume: skus.volume,
    })
    .from(skus)
    .innerJoin(products, and(eq(products.merId, skus.merId), eq(products.id, skus.productId)))
    .where(and(eq(skus.merId, merId), products.isShow, not(products.isRecycle), not(products.isDel)))
    .orderBy(products.id, skus.id)
    .limit(count);

/** A product to insert, with its parts. */
interface Draft extends ReturnType<typeof combinationsOf> {
  row: typeof products.$inferInsert;
  content: string;
  couponIds: readonly number[];
}

async function insertProducts(scope: Scope, drafts: readonly Draft[]) {
  const { db, merId, files } = scope;
  const ids = await newIds(db, products, drafts.length);
  const owned = drafts.map((draft, at) => ({ ...draft, owner: { merId, productId: ids[at] ?? 0 } }));
  await insertRows(
    db,
    products,
    owned.map(({ row, owner }) => ({ ...row, id: owner.productId })),
  );
  await insertRows(
    db,
    productAttrs,
    owned.flatMap(({ specs, owner }) => specs.map(([attrName, values]) => ({ ...owner, attrName, attrValues: values.join(",") }))),
  );
  await insertRows(
    db,
    skus,
    owned.flatMap(({ skus: rows, owner }) => rows.map((sku) => ({ ...owner, ...sku }))),
  );
  await insertRows(
    db,
    productContents,
    owned.flatMap(({ content, owner }) => (content === "" ? [] : [{ ...owner, content, pictures: contentPictures(content, files) }])),
  );
  await insertRows(
    db,
    productCoupons,
    owned.flatMap(({ couponIds, owner }) => couponIds.map((couponId, place) => ({ ...owner, couponId, place }))),
  );
  return owned.map(({ row, owner }) => ({ id: owner.productId, name: row.name }));
}

/** Three pictures of one kind of goods, the product's own first. */
function slidesFor(image: string): string[] {
  const [, kind, shade] = /^(.*-)(\d)\.svg$/.exec(image) ?? [];
  const first = Number(shade ?? 1);
  return kind === undefined ? [image] : [0, 1, 2].map((step) => `${kind}${1 + ((first - 1 + step) % 4)}.svg`);
}
