import type { MerchantClient } from "@shopkeeper/sdk";
import { preloadRead, readQuery } from "../core";
import { askedReviews, reviewQuery } from "./review-query";

/** Asks for the page of reviews that `useReviewList` will show for these search parameters. */
export const preloadReviews = (client: MerchantClient, search: URLSearchParams) =>
  preloadRead(client, "listReviews", askedReviews(readQuery(reviewQuery, search)));
