import { limits, type Schema } from "@shopkeeper/sdk";
import { type FormModel, formSchema, textProblem } from "../core";
import type { ReviewTextKey } from "./messages";

/** The product that a review is about, as far as its form shows it. */
export type ReviewedProduct = Pick<Schema<"ProductBrief">, "id" | "name" | "image">;

/** `star` is 0 while none is chosen. */
export interface OwnReviewForm {
  product: ReviewedProduct | null;
  attrValueId: number | null;
  nickname: string;
  comment: string;
  star: number;
  avatar: string;
  pics: string[];
}

/** Lengths of its texts in characters, and the number of its pictures. */
export const reviewLimits = {
  nickname: limits.OwnReviewInput.nickname.maxLength,
  comment: limits.OwnReviewInput.comment.maxLength,
  pics: limits.OwnReviewInput.pics.maxItems,
  answer: limits.ReviewReplyInput.merchantReplyContent.maxLength,
};

const emptyReview: OwnReviewForm = { product: null, attrValueId: null, nickname: "", comment: "", star: 0, avatar: "", pics: [] };

/** The request body of a valid form. */
export const ownReviewInput = ({ product, attrValueId, nickname, comment, ...rest }: OwnReviewForm): Schema<"OwnReviewInput"> => ({
  productId: product?.id ?? 0,
  attrValueId: attrValueId ?? 0,
  nickname: nickname.trim(),
  comment: comment.trim(),
  ...rest,
});

export const ownReviewModel: FormModel<OwnReviewForm, never> = {
  schema: formSchema<OwnReviewForm>((form) => ({
    product: form.product ? undefined : key("problems.productEmpty"),
    attrValueId: form.product && form.attrValueId === null ? key("problems.skuEmpty") : undefined,
    nickname: textProblem(form.nickname, reviewLimits.nickname, {
      empty: key("problems.nicknameEmpty"),
      long: key("problems.nicknameLong"),
    }),
    comment: textProblem(form.comment, reviewLimits.comment, { empty: key("problems.commentEmpty"), long: key("problems.commentLong") }),
    star: form.star === 0 ? key("problems.starEmpty") : undefined,
    avatar: form.avatar === "" ? key("problems.avatarEmpty") : undefined,
  })),
  valuesOf: () => emptyReview,
};

const key = (name: ReviewTextKey) => name;
