export { auditRights } from "./audit-rights";
export { type RefundShare, refundShare } from "./refund-share";
export {
  canRefund,
  isOpenRefund,
  needsReturnAddress,
  type RefundAction,
  type RefundState,
  refundStatusAfter,
  refundStatusText,
} from "./refund-state";
