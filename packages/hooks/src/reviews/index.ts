export { reviewText, type ReviewTextKey } from "./messages";
export type { ReviewedProduct } from "./own-review-form";
export { preloadReviews } from "./preload-reviews";
export { skuValues } from "./sku-values";
export { type OwnReviewFormOptions, useOwnReviewForm } from "./use-own-review-form";
export { useReviewList } from "./use-review-list";
