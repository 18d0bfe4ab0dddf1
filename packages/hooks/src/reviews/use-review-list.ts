import type { Schema } from "@shopkeeper/sdk";
import { type List, type Removal, type RowDialog, type SearchParamsState, useCan, useDialog, useList, useRead, useRemoval } from "../core";
import { reviewFilters, type ReviewListQuery, reviews } from "./review-list-query";
import { type ReplyTemplates, useReplyTemplates } from "./use-reply-templates";
import { type ReviewAnswer, useReviewAnswer } from "./use-review-answer";

type Review = Schema<"Review">;

/** A tab of the reviews: all of them, those without an answer, those with one. */
export type ReviewTab = keyof Schema<"ReviewCounts">;

const isReplyOf = { all: undefined, open: false, answered: true } as const satisfies Record<ReviewTab, boolean | undefined>;

type ReviewQuery = ReturnType<typeof reviews.read>;

/** The reviews of the shop's products under a tab. */
export interface ReviewList extends List<Review, ReviewQuery>, ReviewTabs {
  openTab: (tab: ReviewTab) => void;
  answer: ReviewAnswer | undefined;
  canAnswer: (review: Review) => boolean;
  templates: ReplyTemplates;
  remove: Removal<Review> | undefined;
  dialog: RowDialog<Review>;
  /** Closes the dialog and shows page 1, where the newest reviews are. */
  onAdded(): void;
}

/** The reviews of the shop's products under a tab: answering and deleting one or many, templates, and reviews of the shop's own. */
export function useReviewList(search: SearchParamsState): ReviewList {
  const list = useList(reviews, search);
  const templates = useReplyTemplates();
  const answer = useReviewAnswer(list.selection, templates.rows);
  const remove = useRemoval(list, "deleteReview");
  const dialog = useDialog<Review>({ add: "addOwnReview" });
  return {
    ...list,
    ...useReviewTabs(list),
    openTab: (tab: ReviewTab) => list.change({ isReply: isReplyOf[tab] }),
    answer,
    canAnswer: (review: Review) => answer !== undefined && review.merchantReplyContent === null,
    templates,
    remove,
    dialog,
    onAdded() {
      dialog.close();
      list.change({ page: 1 });
    },
  };
}

/** The tabs with counters that follow the other filters. */
export interface ReviewTabs {
  tab: ReviewTab;
  tabs: { value: ReviewTab; count: number | undefined }[];
}

/** The tabs with counters that follow the other filters, and the one that is open. */
function useReviewTabs({ query, unmatched }: Pick<List<unknown, ReviewListQuery>, "query" | "unmatched">): ReviewTabs {
  const can = useCan();
  const { data } = useRead("countReviews", can("countReviews") && unmatched === undefined ? { query: reviewFilters(query) } : undefined);
  const values: readonly ReviewTab[] = ["all", "open", "answered"];
  return {
    tab: values.find((tab) => isReplyOf[tab] === query.isReply) ?? "all",
    tabs: values.map((value) => ({ value, count: data?.[value] })),
  };
}
