import { ApiError, limits, listQueries, type MerchantClient, type Schema } from "@shopkeeper/sdk";
import {
  listOf,
  type Prompted,
  type SearchParamsState,
  textOf,
  useAction,
  useCan,
  useDialog,
  useList,
  usePrompt,
  useRemoval,
  userSearchQuery,
} from "../core";
import { reviewText } from "./messages";

type Review = Schema<"Review">;

export const reviews = listOf(listQueries.listReviews, {
  kept: ["searchType"],
  toInput: (query) => ({ query: userSearchQuery(query) }),
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
    /** Closes the dialog and shows page 1, where the newest reviews are. */
    onAdded() {
      dialog.close();
      list.change({ page: 1 });
    },
  };
}

/** Answering a review, once; undefined where the account may not. */
function useReviewAnswer() {
  const can = useCan();

  async function answer({ subject, text }: Prompted<Review>, client: MerchantClient) {
    try {
      return await client.answerReview({ body: { id: subject.id, merchantReplyContent: text } });
    } catch (error) {
      // the prompt has one input: the problem of that field replaces the error
      const problem = error instanceof ApiError ? error.fields.merchantReplyContent : undefined;
      throw problem === undefined ? error : new Error(problem, { cause: error });
    }
  }

  const action = useAction(answer, ["reviews"], { done: () => textOf(reviewText, "answer.done"), isQuiet: true });
  const question = usePrompt(action, { maxLength: limits.ReviewReplyInput.merchantReplyContent.maxLength });
  return can("answerReview") ? question : undefined;
}
