export { reviewText, type ReviewTextKey } from "./messages";
export { preloadReviewList } from "./preload-review-list";
export { type OwnReviewFormOptions, type OwnReviewFormState, skuValues, useOwnReviewForm } from "./use-own-review-form";
export { type ReplyTemplateFormOptions, type ReplyTemplateFormState, useReplyTemplateForm } from "./use-reply-template-form";
export type { ReplyTemplates } from "./use-reply-templates";
export { useReviewExport } from "./use-review-export";
export { type ReviewList, useReviewList } from "./use-review-list";
