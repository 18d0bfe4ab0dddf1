import { AfterSalesType, RefundStatus, ReturnGoodsType } from "../../generated/code-sets";
import { labels } from "../../generated/labels";
import type { components } from "../../generated/schema";
import { codeText, type Text } from "../core";

/** The fields that decide which actions on a refund are possible. */
export interface RefundState {
  readonly refundStatus: number;
  readonly afterSalesType: number;
  readonly returnGoodsType: number;
}

/** An action on a refund; `agree`, `refuse`, `receive` and `rejectReturn` are done by the shop. */
export type RefundAction = "agree" | "refuse" | "sendBack" | "receive" | "rejectReturn" | "paid" | "withdraw";

interface Transition {
  readonly from: readonly number[];
  to(refund: RefundState): components["schemas"]["RefundStatus"];
}

/** The state machine of refunds: the start states and the next state of each action. */
const transitions: Readonly<Record<RefundAction, Transition>> = {
  agree: {
    from: [RefundStatus.awaitingReview],
    to: ({ afterSalesType }) => (afterSalesType === AfterSalesType.returnAndRefund ? RefundStatus.awaitingReturn : RefundStatus.refunding),
  },
  refuse: { from: [RefundStatus.awaitingReview], to: () => RefundStatus.refused },
  sendBack: { from: [RefundStatus.awaitingReturn], to: () => RefundStatus.awaitingReceipt },
  receive: { from: [RefundStatus.awaitingReceipt], to: () => RefundStatus.refunding },
  rejectReturn: { from: [RefundStatus.awaitingReceipt], to: () => RefundStatus.refused },
  paid: { from: [RefundStatus.refunding], to: () => RefundStatus.refunded },
  withdraw: { from: [RefundStatus.awaitingReview, RefundStatus.awaitingReturn], to: () => RefundStatus.withdrawn },
};

/** The status after an action; undefined if the refund's status does not allow it. */
export const refundStatusAfter = (action: RefundAction, refund: RefundState) =>
  transitions[action].from.includes(refund.refundStatus) ? transitions[action].to(refund) : undefined;

/** Whether an action is possible now. */
export const canRefund = (action: RefundAction, refund: RefundState) => refundStatusAfter(action, refund) !== undefined;

/** Whether agreeing needs a return address. */
export const needsReturnAddress = ({ afterSalesType, returnGoodsType }: RefundState) =>
  afterSalesType === AfterSalesType.returnAndRefund && returnGoodsType === ReturnGoodsType.express;

/** Whether a refund is open: neither refused, withdrawn nor paid, so that its pieces are reserved. */
export const isOpenRefund = ({ refundStatus }: Pick<RefundState, "refundStatus">) =>
  refundStatus !== RefundStatus.refused && refundStatus !== RefundStatus.withdrawn && refundStatus !== RefundStatus.refunded;

/** The label of a refund's status, for sentences. */
export const refundStatusText = (status: number): Text => codeText(labels.RefundStatus, status);
