/** The tab of all states of the review. */
export const anyReview = -1;

/** How many rows lie under a tab. */
export const countedUnder = (counts: readonly { reviewStatus: number; count: number }[], tab: number) =>
  counts.filter(({ reviewStatus }) => tab === anyReview || reviewStatus === tab).reduce((sum, { count }) => sum + count, 0);
