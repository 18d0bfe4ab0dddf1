export { companyCalled, companyOfNumber, type KnownCompany } from "./express-company";
export { orderRuleMessages } from "./messages";
export {
  canDelete,
  canRefundDirectly,
  canSend,
  directRefundRefusal,
  type DirectRefundRefusal,
  isVirtual,
  type LinePieces,
  type OrderAction,
  type OrderState,
  orderStatusText,
  refundablePieces,
  refundStatusOf,
  sendablePieces,
  sendRefusal,
  type SendRefusal,
  statusAfter,
  statusAfterRefund,
  type VerifyRefusal,
  verifyRefusal,
} from "./order-state";
export { paymentFee } from "./payment-fee";
export { chosenProblem, type ChosenPieces, type Delivery, deliveryRules, isParcelNumber, type OrderLinePieces } from "./shipment-rules";
