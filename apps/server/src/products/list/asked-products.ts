import type { QueryOf } from "../../core/contract";
import { searchText } from "../../core/search-text";
import type { Shop } from "../../core/shop";
import type { ProductFilter } from "./product-filter";

type FilterQuery = Partial<
  Pick<QueryOf<"listProducts">, "categoryId" | "cateId" | "keywords" | "name" | "isShow" | "isPaidMember" | "activityId">
>;

/** What the calls have in common, with each category widened by all below it. */
export async function filterOf(shop: Shop, query: FilterQuery): Promise<ProductFilter> {
  return {
    keywords: searchText(query.keywords),
    name: searchText(query.name),
    platformCategories: query.categoryId === undefined ? undefined : await shop.categories.platformBelow(query.categoryId),
    categories: query.cateId ? await shop.categories.below(Number(query.cateId)) : undefined,
    isShow: query.isShow,
    isPaidMember: query.isPaidMember,
    activityId: query.activityId,
  };
}

/** The stock from which the shop wants to be warned; only the fourth tab asks. */
export const alertStock = async (shop: Shop) => (await shop.merchant.find())?.alertStock ?? 0;
