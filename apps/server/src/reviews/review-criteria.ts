import type { Schema } from "@shopkeeper/sdk/contract";
import { buyerSearch } from "../kit/buyer-search";
import type { QueryOf } from "../contract/contract";
import { isPhoneSearch } from "../kit/phone-search";
import { searchText } from "../kit/search-text";
import type { Shop } from "../tenancy/shop";
import type { ReviewFilter } from "./store";

/** The filters of a review list, as they are stored: times are ISO texts. */
export interface ReviewCriteria {
  searchType: Schema<"UserSearchType">;
  content?: string;
  /** The ids of the selected reviews. */
  ids?: readonly number[];
  product?: string;
  star?: number;
  isAnswered?: boolean;
  from?: string;
  to?: string;
}

/** The criteria of a query; refuses a search that no user can match. */
export function reviewCriteria(shop: Shop, query: QueryOf<"exportReviews">): ReviewCriteria {
  const { searchType = "all", star, isReply, dateLimit } = query;
  const content = buyerSearch(query)?.text;
  const written = dateLimit ? shop.reviews.period(dateLimit) : undefined;
  return {
    searchType,
    content,
    product: searchText(query.productSearch),
    star: star === 0 ? undefined : star,
    isAnswered: isReply,
    from: written?.from.toISOString(),
    to: written?.to.toISOString(),
  };
}

/** The filter for the criteria. */
export const reviewFilter = (
  shop: Shop,
  { searchType, content, ids, product, star, isAnswered, from, to }: ReviewCriteria,
): ReviewFilter => ({
  search: content === undefined ? undefined : { by: searchType, text: content, phoned: shop.users.phoned(content) },
  ids,
  products: product === undefined ? undefined : shop.products.lookup.named(product),
  star,
  isAnswered,
  written: from === undefined || to === undefined ? undefined : { from: new Date(from), to: new Date(to) },
});

/** Whether the criteria may match people by digits of their phone numbers. */
export const searchesPhones = ({ searchType, content }: ReviewCriteria) =>
  content !== undefined && isPhoneSearch({ by: searchType, text: content });
