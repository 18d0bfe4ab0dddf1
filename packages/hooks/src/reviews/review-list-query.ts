import { listQueries, type QueryOf } from "@shopkeeper/sdk";
import { listOf, type ListState, unmatchedUserSearch, userSearchQuery } from "../list";

/** The reviews of the shop's products; the tab is whether they are answered. */
export const reviews = listOf(listQueries.listReviews, {
  kept: ["searchType", "isReply"],
  unmatched: unmatchedUserSearch,
  toInput: (query) => ({ query: userSearchQuery(query) }),
});

/** The query of the list of reviews. */
export type ReviewListQuery = ListState<typeof listQueries.listReviews.fields>;

/** The query without its page, for calls on the whole list. */
export function reviewScope(query: ReviewListQuery): QueryOf<"exportReviews"> {
  const { page: _page, limit: _limit, ...filters } = query;
  return userSearchQuery(filters);
}

/** The filters of the counters. */
export function reviewFilters(query: ReviewListQuery): QueryOf<"countReviews"> {
  const { isReply: _tab, ...filters } = reviewScope(query);
  return filters;
}
