import { MarketingType, ProductType, type Schema } from "@shopkeeper/sdk/contract";
import { and, arrayContains, arrayOverlaps, eq, inArray, not, or, sql, type SQL } from "drizzle-orm";
import type { QueryOf } from "../../contract/contract";
import { gramsOf } from "./product-search";
import { products } from "../tables";

/** A filter of products, for any tab. */
export interface ProductFilter extends Pick<QueryOf<"listProducts">, "keywords" | "name" | "isShow" | "isPaidMember"> {
  /** Platform categories, any of them. */
  platformCategories?: readonly number[];
  /** The shop's categories, any of them. */
  categories?: readonly number[];
  type?: Schema<"ProductType">;
  id?: number;
  /** Any of them. */
  ids?: readonly number[];
  /** The platform categories that an activity takes, any of them. */
  activityCategories?: readonly number[];
  /** The products that take part in an activity, any of them. */
  activityProducts?: readonly number[];
}

/** The types of products that a merchant's lists show. */
const listedTypes = [ProductType.ordinary, ProductType.virtual, ProductType.cloudDrive, ProductType.cardKey];

/** The rows of a merchant that a filter leaves: base products, not deleted. */
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

/** Narrows by the index on neighbouring characters; one character alone is looked up row by row. */
function indexed(text: string) {
  const grams = gramsOf(text);
  return grams.length > 0 ? arrayContains(products.grams, grams) : undefined;
}
