import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { coreText, type SearchParamsState, textOf, useAction, useCan, useClient, useConfirm, useListRead, useSelection } from "../core";
import { askedReviews, reviewQuery } from "./review-query";
import { useReviewAnswer } from "./use-review-answer";
import { useReviewRemoval } from "./use-review-removal";

type Review = Schema<"Review">;

/**
 * What is said of the shop's products: one page of reviews, their filters, answering them, adding some of one's own and deleting.
 *
 * What the account may not do is undefined. Picked reviews stay picked over pages; a changed filter drops them.
 */
export function useReviewList(search: SearchParamsState) {
  const client = useClient();
  const can = useCan();
  const {
    rows: reviews,
    scope,
    ...list
  } = useListRead({
    operation: "listReviews",
    schema: reviewQuery,
    search,
    ask: askedReviews,
    beside: ["searchType"],
  });

  const selection = useSelection({ idOf: (review: Review) => review.id, scope });
  const removeMany = useReviewRemoval(selection);
  const remove = useAction((review: Review) => client.deleteReview({ path: { id: review.id } }), ["reviews"], {
    done(_answer, review) {
      selection.drop(review.id);
      return textOf(coreText, "done.removed");
    },
  });
  const removal = useConfirm(remove);
  const answer = useReviewAnswer();
  const [isAdding, setAdding] = useState(false);

  return {
    ...list,
    reviews,
    add: can("addOwnReview") ? () => setAdding(true) : undefined,
    isAdding,
    closeAdding: () => setAdding(false),
    /** It is added: the newest stand on page 1. */
    endAdding() {
      setAdding(false);
      list.change({ page: 1 });
    },
    answer,
    canAnswer: (review: Review) => answer !== undefined && review.merchantReplyContent === null,
    remove: can("deleteReview") ? removal : undefined,
    removeMany,
    selection: removeMany && selection,
  };
}
