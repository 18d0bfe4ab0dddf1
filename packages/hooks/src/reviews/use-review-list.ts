import type { Schema } from "@shopkeeper/sdk";
import { type SearchParamsState, useCan, useDialog, useList, useRead, useRemoval } from "../core";
import { reviewFilters, type ReviewListQuery, reviews } from "./review-list-query";
import { useReplyTemplates } from "./use-reply-templates";
import { useReviewAnswer } from "./use-review-answer";

type Review = Schema<"Review">;

/** A tab of the reviews: all of them, those without an answer, those with one. */
export type ReviewTab = keyof Schema<"ReviewCounts">;

const isReplyOf = { all: undefined, open: false, answered: true } as const satisfies Record<ReviewTab, boolean | undefined>;

/** The reviews of the shop's products under a tab: answering and deleting one or many, templates, and reviews of the shop's own. */
export function useReviewList(search: SearchParamsState) {
  const list = useList(reviews, search);
  const templates = useReplyTemplates();
  const answer = useReviewAnswer(list.selection, templates.rows);
  const remove = useRemoval(list, "deleteReview");
  const dialog = useDialog<Review>({ add: "addOwnReview" });
  return {
    ...list,
    ...useReviewTabs(list.query),
    openTab: (tab: ReviewTab) => list.change({ isReply: isReplyOf[tab] }),
    answer,
    canAnswer: (review: Review) => answer !== undefined && review.merchantReplyContent === null,
    templates,
    remove,
    dialog,
    /** Closes the dialog and shows page 1, where the newest reviews are. */
    onAdded() {
      dialog.close();
      list.change({ page: 1 });
    },
  };
}

/** The tabs with counters that follow the other filters, and the one that is open. */
function useReviewTabs(query: ReviewListQuery) {
  const can = useCan();
  const { data } = useRead("countReviews", can("countReviews") ? { query: reviewFilters(query) } : undefined);
  const values: readonly ReviewTab[] = ["all", "open", "answered"];
  return {
    tab: values.find((tab) => isReplyOf[tab] === query.isReply) ?? "all",
    tabs: values.map((value) => ({ value, count: data?.[value] })),
  };
}
