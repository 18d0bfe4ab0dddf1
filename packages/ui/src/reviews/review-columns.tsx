import { controlText, textOf } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import { type ReviewList, reviewText, type ReviewTextKey } from "@shopkeeper/hooks/reviews";
import type { Schema } from "@shopkeeper/sdk";
import { Star } from "lucide-react";
import { GoodsCell } from "../core/goods-cell";
import { Picture } from "../core/picture";
import { removeAction } from "../core/row-action";
import { StatusTag } from "../core/status-tag";
import { actionsColumn } from "../list/actions-column";
import { idColumn } from "../list/id-column";
import type { Column } from "../list/table-column";
import { styled } from "../theme/styled";

type Review = Schema<"Review">;

const t = (key: ReviewTextKey) => textOf(reviewText, key);

/** The name of a review in dialogs and labels. */
export const reviewName = ({ nickname, id }: Review) => textOf(reviewText, "list.row", { nickname, id });

/** The columns of the list of reviews. */
export const reviewColumns: readonly Column<Review, ReviewList>[] = [
  idColumn(64),
  {
    key: "product",
    title: () => t("fields.product"),
    width: 204,
    cell: ({ productImage, productName, sku }) => (
      <GoodsCell pictures={[{ image: productImage, productName }]} name={productName} note={sku} />
    ),
  },
  { key: "nickname", title: () => t("fields.nickname"), width: 124, isHeading: true, cell: (review) => <ReviewWriter {...review} /> },
  { key: "star", isState: true, title: () => t("fields.star"), width: 80, cell: (review) => <ReviewStars {...review} /> },
  { key: "comment", isUntitled: true, title: () => t("fields.comment"), width: 250, cell: (review) => <ReviewComment {...review} /> },
  { key: "answer", isMinor: true, title: () => t("fields.answer"), width: 172, cell: ({ merchantReplyContent }) => merchantReplyContent },
  { key: "createTime", isMinor: true, title: () => t("fields.createTime"), width: 100, cell: ({ createTime }) => shownTime(createTime) },
  actionsColumn({
    width: 124,
    rowName: reviewName,
    actionsOf: (review, list) => [
      list.canAnswer(review) && { key: "answer", label: t("answer.title"), onChoose: () => list.answer?.open(review) },
      removeAction(review, list),
    ],
  }),
];

/** The author: closed accounts in red, and the shop's own reviews marked. */
const ReviewWriter = ({ nickname, isLogoff, uid }: Review) => (
  <Writer data-closed={isLogoff || undefined}>
    <span>
      {nickname}
      {isLogoff && t("list.closed")}
    </span>
    {uid === 0 && <StatusTag>{t("list.own")}</StatusTag>}
  </Writer>
);

const ReviewStars = ({ star }: Review) => (
  <Stars data-low={star <= 2 || undefined} role="img" aria-label={textOf(controlText, "stars.nth", { count: star })}>
    <Star size={14} aria-hidden />
    {star}
  </Stars>
);

/** The text, and its pictures, each of which can be enlarged. */
const ReviewComment = ({ comment, pics, nickname }: Review) => (
  <Comment>
    <span data-clamp="">{comment}</span>
    {pics.length > 0 && (
      <span data-pictures="" data-minor="">
        {pics.map((address, at) => (
          <Picture key={address} src={address} name={textOf(reviewText, "list.pictureOf", { name: nickname, order: at + 1 })} size={36} />
        ))}
      </span>
    )}
  </Comment>
);

const Writer = styled("span", {
  base: {
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "1.5",
    rowGap: "0.5",
    overflowWrap: "anywhere",
    "&[data-closed]": { color: "fg.error" },
  },
});

const Stars = styled("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    verticalAlign: "middle",
    fontWeight: "medium",
    "& > svg": { color: "amber.500", fill: "currentColor" },
    "&[data-low]": { color: "fg.error" },
  },
});

const Comment = styled("span", {
  base: {
    display: "grid",
    gap: "1.5",
    whiteSpace: "pre-line",
    "& > [data-pictures]": { display: "flex", flexWrap: "wrap", gap: "1.5" },
  },
});
