export { refundText, type RefundTextKey } from "./messages";
export { type ActedRefund, type RefundRowAction } from "./refund-row-actions";
export { type RefundStep } from "./refund-steps";
export { useRefundDetail } from "./use-refund-detail";
export { preloadRefundList, useRefundList } from "./use-refund-list";
export { type ReturnAgreementOptions, useReturnAgreement } from "./use-return-agreement";
