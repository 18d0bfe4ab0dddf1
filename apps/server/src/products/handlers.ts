import type { QueryOf } from "../core/contract";
import type { Handlers } from "../core/handlers";
import { searchText } from "../core/search-text";
import type { Shop } from "../core/shop";
import { productCollectHandlers } from "./collect-handlers";
import { productEditHandlers } from "./edit-handlers";
import type { ProductFilter } from "./product-filter";
import { productStandingHandlers } from "./standing-handlers";

/** The calls on the shop's products, and on the platform's brands. */
export const productHandlers = {
  ...productEditHandlers,
  ...productStandingHandlers,
  ...productCollectHandlers,

  async listProducts({ query, shop }) {
    const filter = { ...(await filterOf(shop, query)), type: query.productType };
    const page = await shop.products.page(query.type ?? 1, filter, query.type === 4 ? await alertStock(shop) : 0, query);
    return { ...page, list: await withCategoryNames(shop, page.list) };
  },

  async listProductIds({ query, shop }) {
    const filter = { ...(await filterOf(shop, query)), type: query.productType };
    return shop.products.ids(query.type ?? 1, filter, query.type === 4 ? await alertStock(shop) : 0, query);
  },

  async listProductTabs({ query, shop }) {
    const filter = { ...(await filterOf(shop, query)), type: query.productType };
    return shop.products.tabs(filter, await alertStock(shop));
  },

  async searchActivityProducts({ query, shop }) {
    const filter = { ...(await filterOf(shop, query)), id: query.productId };
    const page = await shop.products.activityPage(filter, query.type, query.type === 4 ? await alertStock(shop) : 0, query);
    const merchant = await shop.merchant.find();
    const rows = page.list.map((row) => ({ ...row, merName: merchant?.name ?? "", merStarLevel: merchant?.starLevel ?? 0 }));
    return { ...page, list: await withCategoryNames(shop, rows) };
  },

  listAllBrands: ({ shop }) => shop.products.brands.all(),

  async listBrands({ query, shop }) {
    return shop.products.brands.page(await shop.categories.platformBelow(query.cid), searchText(query.brandName), query);
  },
} satisfies Pick<
  Handlers,
  | keyof typeof productEditHandlers
  | keyof typeof productStandingHandlers
  | keyof typeof productCollectHandlers
  | "listProducts"
  | "listProductIds"
  | "listProductTabs"
  | "searchActivityProducts"
  | "listAllBrands"
  | "listBrands"
>;

type FilterQuery = Partial<Pick<QueryOf<"listProducts">, "categoryId" | "cateId" | "keywords" | "name" | "isShow" | "isPaidMember">>;

/** What the calls have in common, with each category widened by all below it. */
async function filterOf(shop: Shop, query: FilterQuery): Promise<ProductFilter> {
  return {
    keywords: searchText(query.keywords),
    name: searchText(query.name),
    platformCategories: query.categoryId === undefined ? undefined : await shop.categories.platformBelow(query.categoryId),
    categories: query.cateId ? await shop.categories.below(Number(query.cateId)) : undefined,
    isShow: query.isShow,
    isPaidMember: query.isPaidMember,
  };
}

/** The stock from which the shop wants to be warned; only the fourth tab asks. */
const alertStock = async (shop: Shop) => (await shop.merchant.find())?.alertStock ?? 0;

async function withCategoryNames<Row extends { categoryId: number }>(shop: Shop, rows: readonly Row[]) {
  const names = await shop.categories.platformNames(rows.map((row) => row.categoryId));
  return rows.map((row) => ({ ...row, categoryName: names.get(row.categoryId) ?? "" }));
}
