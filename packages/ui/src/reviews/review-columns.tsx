import { shownTime, textOf } from "@shopkeeper/hooks/core";
import { reviewText, type ReviewTextKey, type useReviewList } from "@shopkeeper/hooks/reviews";
import type { Schema } from "@shopkeeper/sdk";
import { actionsColumn } from "../core/actions-column";
import type { Column } from "../core/table-column";
import { ReviewComment } from "./review-comment";
import { ReviewProduct } from "./review-product";
import { ReviewStars } from "./review-stars";
import { ReviewWriter } from "./review-writer";

type Review = Schema<"Review">;

const t = (key: ReviewTextKey) => textOf(reviewText, key);

/** The name of a review in dialogs and labels. */
export const reviewName = ({ nickname, id }: Review) => textOf(reviewText, "list.row", { nickname, id });

/** The columns of the list of reviews. */
export const reviewColumns: readonly Column<Review, ReturnType<typeof useReviewList>>[] = [
  { key: "id", title: () => t("fields.id"), width: 64, cell: ({ id }) => id },
  { key: "product", title: () => t("fields.product"), width: 204, cell: (review) => <ReviewProduct review={review} /> },
  { key: "nickname", title: () => t("fields.nickname"), width: 124, isHeading: true, cell: (review) => <ReviewWriter review={review} /> },
  { key: "star", title: () => t("fields.star"), width: 80, cell: ({ star }) => <ReviewStars count={star} /> },
  { key: "comment", title: () => t("fields.comment"), width: 250, cell: (review) => <ReviewComment review={review} /> },
  { key: "answer", title: () => t("fields.answer"), width: 172, cell: ({ merchantReplyContent }) => merchantReplyContent },
  { key: "createTime", title: () => t("fields.createTime"), width: 100, cell: ({ createTime }) => shownTime(createTime) },
  actionsColumn({
    width: 124,
    rowName: reviewName,
    actionsOf: (review, list) => [
      list.canAnswer(review) && { key: "answer", label: t("list.answer"), onChoose: () => list.answer?.open(review) },
      list.remove && { key: "remove", label: t("list.remove"), isDanger: true, onChoose: () => list.remove?.open(review) },
    ],
  }),
];
