import type { MerchantClient } from "@shopkeeper/sdk";
import { preloadRead } from "../core";
import { reviewFilters, reviews } from "./review-list-query";

/** Preloads the data of `useReviewList` for these search parameters; the counters are requested together with the rows. */
export function preloadReviewList(client: MerchantClient, search: URLSearchParams) {
  if (reviews.unmatched(search) === undefined) void preloadRead(client, "countReviews", { query: reviewFilters(reviews.read(search)) });
  return reviews.preload(client, search);
}
