import { ApiError, type MerchantClient, type Schema } from "@shopkeeper/sdk";
import { type Prompted, textOf, useAction, useCan, usePrompt } from "../core";
import { reviewText } from "./messages";
import { reviewLimits } from "./own-review-form";

type Review = Schema<"Review">;

/** Answering a review, once; undefined where the account may not. */
export function useReviewAnswer() {
  const can = useCan();

  async function answer({ subject, text }: Prompted<Review>, client: MerchantClient) {
    try {
      return await client.answerReview({ body: { id: subject.id, merchantReplyContent: text } });
    } catch (error) {
      // the prompt has one input, so that what is wrong with it is all there is to say
      const complaint = error instanceof ApiError ? error.fields.merchantReplyContent : undefined;
      throw complaint === undefined ? error : new Error(complaint, { cause: error });
    }
  }

  const action = useAction(answer, ["reviews"], { done: () => textOf(reviewText, "answer.done"), isQuiet: true });
  const question = usePrompt(action, { maxLength: reviewLimits.answer });
  return can("answerReview") ? question : undefined;
}
