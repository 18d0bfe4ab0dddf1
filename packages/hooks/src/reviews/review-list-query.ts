import { listQueries, type QueryOf } from "@shopkeeper/sdk";
import { listOf, type ListState, unmatchedUserSearch, userSearchQuery } from "../list";

/** The reviews of the shop's products; whether they are answered is the tab. */
export const reviews = listOf(listQueries.listReviews, {
  kept: ["searchType", "isReply"],
  unmatched: unmatchedUserSearch,
  toInput: (query) => ({ query: userSearchQuery(query) }),
});

/** What the address says of a list of reviews. */
export type ReviewListQuery = ListState<typeof listQueries.listReviews.fields>;

/** The same without a page, for calls about the whole list. */
export function reviewScope(query: ReviewListQuery): QueryOf<"exportReviews"> {
  const { page: _page, limit: _limit, ...filters } = query;
  return userSearchQuery(filters);
}

/** What the counters are filtered by. */
export function reviewFilters(query: ReviewListQuery): QueryOf<"countReviews"> {
  const { isReply: _tab, ...filters } = reviewScope(query);
  return filters;
}
