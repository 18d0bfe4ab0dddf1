export { reviewText, type ReviewTextKey } from "./messages";
export { type OwnReviewFormOptions, type ReviewedProduct, skuValues, useOwnReviewForm } from "./use-own-review-form";
export { reviews, useReviewList } from "./use-review-list";
