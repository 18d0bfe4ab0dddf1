import { coreText, shownTime, textOf } from "@shopkeeper/hooks/core";
import { reviewText, type ReviewTextKey, type useReviewList } from "@shopkeeper/hooks/reviews";
import type { Schema } from "@shopkeeper/sdk";
import { RowActions } from "../core/row-actions";
import type { Column } from "../core/table-column";
import { ReviewComment } from "./review-comment";
import { ReviewProduct } from "./review-product";
import { ReviewStars } from "./review-stars";
import { ReviewWriter } from "./review-writer";

type Review = Schema<"Review">;
type ReviewList = ReturnType<typeof useReviewList>;

/** What a review is called where it is acted on. */
export const reviewName = ({ nickname, id }: Review) => textOf(reviewText, "list.row", { nickname, id });

/** The columns of the list of reviews. `list` gives the newest. */
export function reviewColumns(list: () => ReviewList): readonly Column<Review>[] {
  const t = (key: ReviewTextKey) => textOf(reviewText, key);
  return [
    { key: "id", title: t("fields.id"), width: 64, cell: (review) => review.id },
    { key: "product", title: t("fields.product"), width: 204, cell: (review) => <ReviewProduct review={review} /> },
    { key: "nickname", title: t("fields.nickname"), width: 124, isHeading: true, cell: (review) => <ReviewWriter review={review} /> },
    { key: "star", title: t("fields.star"), width: 80, cell: (review) => <ReviewStars count={review.star} /> },
    { key: "comment", title: t("fields.comment"), width: 250, cell: (review) => <ReviewComment review={review} /> },
    { key: "answer", title: t("fields.answer"), width: 172, cell: (review) => review.merchantReplyContent },
    { key: "createTime", title: t("fields.createTime"), width: 100, cell: (review) => shownTime(review.createTime) },
    {
      key: "actions",
      title: textOf(coreText, "columns.actions"),
      width: 124,
      isFixed: true,
      cell: (review) => <RowActions of={reviewName(review)} actions={reviewActions(review, list)} />,
    },
  ];
}

function reviewActions(review: Review, list: () => ReviewList) {
  const { canAnswer, remove } = list();
  return [
    canAnswer(review) && { key: "answer", label: textOf(reviewText, "list.answer"), onChoose: () => list().answer?.ask(review) },
    remove && { key: "remove", label: textOf(reviewText, "list.remove"), isDanger: true, onChoose: () => list().remove?.ask(review) },
  ];
}
