import { MarketingType, ProductType, type Schema } from "@shopkeeper/sdk/contract";
import { and, arrayContains, arrayOverlaps, eq, inArray, not, or, sql, type SQL } from "drizzle-orm";
import type { QueryOf } from "../../contract/contract";
import { gramsOf } from "./product-search";
import { products } from "../tables";

/** A filter of products without a tab. */
export interface ProductFilter extends Pick<QueryOf<"listProducts">, "keywords" | "name" | "isShow" | "isPaidMember"> {
  /** Platform categories, any of which matches. */
  platformCategories?: readonly number[];
  /** The shop's categories, any of which matches. */
  categories?: readonly number[];
  type?: Schema<"ProductType">;
  id?: number;
  ids?: readonly number[];
  /** The platform categories that an activity accepts, any of which matches. */
  activityCategories?: readonly number[];
  /** The products in an activity, any of which matches. */
  activityProducts?: readonly number[];
}

/** The product types in a merchant's lists. */
const listedTypes = [ProductType.ordinary, ProductType.virtual, ProductType.cloudDrive, ProductType.cardKey];

/** The condition of a filter on a merchant's rows: base products, not deleted. */
export function filterCondition(merId: number, filter: ProductFilter): SQL | undefined {
  return and(
    eq(products.merId, merId),
    not(products.isDel),
    eq(products.marketingType, MarketingType.base),
    filter.type === undefined ? inArray(products.type, listedTypes) : eq(products.type, filter.type),
    filter.keywords === undefined ? undefined : holdsKeywords(filter.keywords.toLowerCase()),
    filter.name === undefined ? undefined : nameHolds(filter.name.toLowerCase()),
    filter.platformCategories && anyOf(filter.platformCategories, (ids) => inArray(products.categoryId, ids)),
    filter.categories && anyOf(filter.categories, (ids) => arrayOverlaps(products.cateIds, ids)),
    filter.isShow === undefined ? undefined : eq(products.isShow, filter.isShow),
    filter.isPaidMember === undefined ? undefined : eq(products.isPaidMember, filter.isPaidMember),
    filter.activityCategories && anyOf(filter.activityCategories, (ids) => inArray(products.categoryId, ids)),
    filter.activityProducts && anyOf(filter.activityProducts, (ids) => inArray(products.id, ids)),
    filter.id === undefined ? undefined : eq(products.id, filter.id),
    filter.ids && anyOf(filter.ids, (ids) => inArray(products.id, ids)),
  );
}

const anyOf = (ids: readonly number[], condition: (ids: number[]) => SQL) => (ids.length > 0 ? condition([...ids]) : sql`false`);

const holdsKeywords = (text: string) =>
  and(indexed(text), or(sql`strpos(${products.searchName}, ${text}) > 0`, sql`strpos(${products.searchWords}, ${`,${text},`}) > 0`));

const nameHolds = (text: string) => and(indexed(text), sql`strpos(${products.searchName}, ${text}) > 0`);

/** Narrows by the index on neighbouring characters; a single character is compared row by row. */
function indexed(text: string) {
  const grams = gramsOf(text);
  return grams.length > 0 ? arrayContains(products.grams, grams) : undefined;
}
