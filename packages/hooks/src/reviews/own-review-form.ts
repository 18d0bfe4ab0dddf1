import { limits, type Schema } from "@shopkeeper/sdk";
import * as z from "zod/mini";
import type { ReviewTextKey } from "./messages";

/** The product that a review is about, as far as its form shows it. */
export type ReviewedProduct = Pick<Schema<"ProductBrief">, "id" | "name" | "image">;

/** A review of the shop's own as it is typed; no stars are 0. */
export interface OwnReviewForm {
  product: ReviewedProduct | null;
  attrValueId: number | null;
  nickname: string;
  comment: string;
  star: number;
  avatar: string;
  pics: string[];
}

/** How long its texts may be, and how many pictures it takes. */
export const reviewLimits = {
  nickname: limits.OwnReviewInput.nickname.maxLength,
  comment: limits.OwnReviewInput.comment.maxLength,
  pics: limits.OwnReviewInput.pics.maxItems,
  answer: limits.ReviewReplyInput.merchantReplyContent.maxLength,
};

/** A review before anything is typed. */
export const emptyReview: OwnReviewForm = { product: null, attrValueId: null, nickname: "", comment: "", star: 0, avatar: "", pics: [] };

/** What travels for a form without problems. */
export const ownReviewInput = ({ product, attrValueId, nickname, comment, ...rest }: OwnReviewForm): Schema<"OwnReviewInput"> => ({
  productId: product?.id ?? 0,
  attrValueId: attrValueId ?? 0,
  nickname: nickname.trim(),
  comment: comment.trim(),
  ...rest,
});

/** What is wrong with a review as typed, field by field. */
function ownReviewProblems({ product, attrValueId, nickname, comment, star, avatar }: OwnReviewForm) {
  const problems: Partial<Record<keyof OwnReviewForm, ReviewTextKey>> = {};
  if (!product) problems.product = "problems.productEmpty";
  else if (attrValueId === null) problems.attrValueId = "problems.skuEmpty";
  if (nickname.trim() === "") problems.nickname = "problems.nicknameEmpty";
  else if ([...nickname.trim()].length > reviewLimits.nickname) problems.nickname = "problems.nicknameLong";
  if (comment.trim() === "") problems.comment = "problems.commentEmpty";
  else if ([...comment.trim()].length > reviewLimits.comment) problems.comment = "problems.commentLong";
  if (star === 0) problems.star = "problems.starEmpty";
  if (avatar === "") problems.avatar = "problems.avatarEmpty";
  return problems;
}

/** The rules of the form. */
export const ownReviewSchema = z
  .object({
    product: z.nullable(z.object({ id: z.number(), name: z.string(), image: z.string() })),
    attrValueId: z.nullable(z.number()),
    nickname: z.string(),
    comment: z.string(),
    star: z.number(),
    avatar: z.string(),
    pics: z.array(z.string()),
  })
  .check(({ value, issues }) => {
    for (const [field, message] of Object.entries(ownReviewProblems(value)))
      issues.push({ code: "custom", path: [field], message, input: value });
  });
