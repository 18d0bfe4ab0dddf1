import type { Schema } from "@shopkeeper/sdk";
import { type Removal, type SearchParamsState, type TabbedList, useList, useListTabs, useRemoval, withTabs } from "../list";
import { type RowDialog, useDialog } from "../form";
import { reviewFilters, reviews } from "./review-list-query";
import { type ReplyTemplates, useReplyTemplates } from "./use-reply-templates";
import { type ReviewAnswer, useReviewAnswer } from "./use-review-answer";

type Review = Schema<"Review">;

/** A tab of the reviews: all, without an answer, or with an answer. */
export type ReviewTab = keyof Schema<"ReviewCounts">;

const isReplyOf = { all: undefined, open: false, answered: true } as const satisfies Record<ReviewTab, boolean | undefined>;
const tabs: readonly ReviewTab[] = ["all", "open", "answered"];

type ReviewQuery = ReturnType<typeof reviews.read>;

/** The reviews of the shop's products under a tab. */
export interface ReviewList extends TabbedList<Review, ReviewQuery, ReviewTab> {
  answer: ReviewAnswer | undefined;
  canAnswer: (review: Review) => boolean;
  templates: ReplyTemplates;
  removal: Removal<Review> | undefined;
  dialog: RowDialog<Review>;
  /** Closes the dialog and shows page 1, which has the newest reviews. */
  onAdded(): void;
}

/** The reviews of the shop's products under a tab: answering and deleting one or many, templates, and reviews written by the shop. */
export function useReviewList(search: SearchParamsState): ReviewList {
  const list = useList(reviews, search);
  const templates = useReplyTemplates();
  const answer = useReviewAnswer(list.selection, templates.rows);
  const remove = useRemoval(list, "deleteReview");
  const dialog = useDialog<Review>({ add: "addOwnReview" });
  return {
    ...withTabs(
      list,
      useListTabs<"countReviews", ReviewTab>(list, {
        operation: "countReviews",
        input: { query: reviewFilters(list.filters.query) },
        tabs,
        tab: tabs.find((tab) => isReplyOf[tab] === list.filters.query.isReply) ?? "all",
        openTab: (tab) => list.filters.change({ isReply: isReplyOf[tab] }),
        all: "all",
        countOf: (counts, tab) => counts[tab],
      }),
    ),
    answer,
    canAnswer: (review: Review) => answer !== undefined && review.merchantReplyContent === null,
    templates,
    removal: remove,
    dialog,
    onAdded() {
      dialog.close();
      list.filters.change({ page: 1 });
    },
  };
}
