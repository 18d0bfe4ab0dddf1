import type { Schema } from "@shopkeeper/sdk";
import { useAction, useBulk, useCan, useClient, useConfirm } from "../core";

type Review = Schema<"Review">;

/** The picked reviews of a list. */
interface PickedReviews {
  rows: readonly Review[];
  drop: (...ids: number[]) => unknown;
}

/** Deleting the picked reviews, with a result for each; what was refused stays picked, to be tried again. */
export function useReviewRemoval(picked: PickedReviews) {
  const client = useClient();
  const can = useCan();
  const bulk = useBulk((review: Review) => client.deleteReview({ path: { id: review.id } }), ["reviews"]);

  async function carryOut(reviews: readonly Review[]) {
    const results = await bulk.run(reviews);
    picked.drop(...results.filter(({ isDone }) => isDone).map(({ row }) => row.id));
  }

  const asked = useAction(async (reviews: readonly Review[]) => {
    void carryOut(reviews); // the question closes at once; the results have a dialog of their own
    return reviews.length;
  }, []);
  const question = useConfirm(asked);

  if (!can("deleteReview")) return undefined;
  return { question, ask: () => picked.rows.length > 0 && question.ask(picked.rows), bulk };
}
