import type { MerchantClient } from "@shopkeeper/sdk";
import { preloadRead } from "../core";
import { reviewFilters, reviews } from "./review-list-query";

/** Preloads what `useReviewList` will show for these search parameters; its counters are on their way when its rows are there. */
export function preloadReviewList(client: MerchantClient, search: URLSearchParams) {
  if (reviews.unmatched(search) === undefined) void preloadRead(client, "countReviews", { query: reviewFilters(reviews.read(search)) });
  return reviews.preload(client, search);
}
