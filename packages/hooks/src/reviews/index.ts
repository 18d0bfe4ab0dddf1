export { reviewText, type ReviewTextKey } from "./messages";
export type { ReviewedProduct } from "./own-review-form";
export { skuValues } from "./sku-values";
export { type OwnReviewFormOptions, useOwnReviewForm } from "./use-own-review-form";
export { reviews, useReviewList } from "./use-review-list";
