import { ProductTab, type Schema } from "@shopkeeper/sdk/contract";
import type { QueryOf } from "../../contract/contract";
import { searchText } from "../../kit/search-text";
import type { Shop } from "../../tenancy/shop";
import type { ProductFilter } from "./product-filter";

/** Products under a tab and a filter. */
export interface ProductScope {
  tab: Schema<"ProductTab">;
  filter: ProductFilter;
  /** The shop's warning level of stock, for the tab that uses it; otherwise 0. */
  alertStock: number;
}

type FilterQuery = Partial<
  Pick<QueryOf<"listProducts">, "categoryId" | "cateId" | "keywords" | "name" | "isShow" | "isPaidMember" | "activityId">
>;

/** The filter of a query of the product list. */
export async function productScope(
  shop: Shop,
  query: FilterQuery & Pick<QueryOf<"listProducts">, "type" | "productType">,
): Promise<ProductScope> {
  const tab = query.type ?? ProductTab.onSale;
  const { activityId } = query;
  const activityProducts = activityId === undefined ? undefined : [...(await shop.seckill.products.takingPart(activityId))];
  const filter = { ...(await productFilter(shop, query)), type: query.productType, activityProducts };
  return { tab, filter, alertStock: tab === ProductTab.lowStock ? await alertStock(shop) : 0 };
}

/** The filter of a query without its activity; each category includes all below it. */
export async function productFilter(shop: Shop, query: FilterQuery): Promise<ProductFilter> {
  return {
    keywords: searchText(query.keywords),
    name: searchText(query.name),
    platformCategories: query.categoryId === undefined ? undefined : await shop.categories.platformBelow(query.categoryId),
    categories: query.cateId ? await shop.categories.below(Number(query.cateId)) : undefined,
    isShow: query.isShow,
    isPaidMember: query.isPaidMember,
  };
}

/** The shop's warning level of stock. */
export const alertStock = async (shop: Shop) => (await shop.merchant.find())?.alertStock ?? 0;
