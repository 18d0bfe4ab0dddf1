/** The tab of all review states. */
export const anyReview = -1;

/** The number of rows of a tab. */
export const countedUnder = (counts: readonly { reviewStatus: number; count: number }[], tab: number) =>
  counts.filter(({ reviewStatus }) => tab === anyReview || reviewStatus === tab).reduce((sum, { count }) => sum + count, 0);
