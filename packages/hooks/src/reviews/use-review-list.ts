import { listQueries, type Schema, UserSearchType } from "@shopkeeper/sdk";
import { listOf, type SearchParamsState, userSearchValue, useDialog, useList, useRemoval } from "../core";
import { useReviewAnswer } from "./use-review-answer";

type Review = Schema<"Review">;

export const reviews = listOf(listQueries.listReviews, {
  kept: ["searchType"],
  toInput({ searchType = UserSearchType.all, content, ...query }) {
    const sought = content && userSearchValue(searchType, content);
    return { query: { ...query, ...(sought && { searchType, content: sought }) } };
  },
});

/** The reviews of the shop's products: answering and deleting them, and adding reviews of the shop's own. */
export function useReviewList(search: SearchParamsState) {
  const list = useList(reviews, search);
  const answer = useReviewAnswer();
  const remove = useRemoval(list, "deleteReview");
  const dialog = useDialog<Review>({ add: "addOwnReview" });
  return {
    ...list,
    answer,
    canAnswer: (review: Review) => answer !== undefined && review.merchantReplyContent === null,
    remove,
    dialog,
    /** A review was added: the newest are on page 1. */
    onAdded() {
      dialog.close();
      list.change({ page: 1 });
    },
  };
}
