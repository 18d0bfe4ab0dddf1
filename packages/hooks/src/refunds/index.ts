export { refundText, type RefundTextKey } from "./messages";
export { type ActedRefund, type RefundRowAction } from "./refund-row-actions";
export { type RefundStep } from "./refund-steps";
export { type RefundDetail, useRefundDetail } from "./use-refund-detail";
export { preloadRefundList, type RefundList, useRefundList } from "./use-refund-list";
export { type ReturnAgreement, type ReturnAgreementOptions, useReturnAgreement } from "./use-return-agreement";
