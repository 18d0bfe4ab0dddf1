import { OrderRefundStatus, OrderStatus, ProductType, ShippingType } from "../../generated/code-sets";
import { labels } from "../../generated/labels";
import type { components } from "../../generated/schema";
import { codeText, type Problem, type Text } from "../core";

/** The pieces of a line: bought, sent, refunded, in open refunds, and of these in refunds that are agreed and being paid. */
export interface LinePieces {
  readonly payNum: number;
  readonly deliveryNum: number;
  readonly refundNum: number;
  readonly applyRefundNum: number;
  readonly refundingNum: number;
}

/** The fields that decide which actions on an order are possible. */
export interface OrderState {
  readonly status: number;
  readonly refundStatus: number;
  readonly shippingType: number;
  readonly isUserDel: boolean;
  readonly paid: boolean;
  readonly userRefundSign: boolean;
}

/** An action on an order. */
export type OrderAction = "pay" | "cancel" | "send" | "verify" | "receive" | "complete";

interface Transition {
  readonly from: readonly number[];
  to(order: Pick<OrderState, "shippingType">, lines: readonly LinePieces[]): components["schemas"]["OrderStatus"];
}

/** The state machine of orders: the start states and the next state of each action. */
const transitions: Readonly<Record<OrderAction, Transition>> = {
  pay: {
    from: [OrderStatus.awaitingPayment],
    to: ({ shippingType }) => (shippingType === ShippingType.pickUp ? OrderStatus.awaitingVerification : OrderStatus.awaitingShipment),
  },
  cancel: { from: [OrderStatus.awaitingPayment], to: () => OrderStatus.cancelled },
  send: {
    from: [OrderStatus.awaitingShipment, OrderStatus.partlyShipped],
    to: (_order, lines) => (piecesLeft(lines) === 0 ? OrderStatus.awaitingReceipt : OrderStatus.partlyShipped),
  },
  verify: { from: [OrderStatus.awaitingVerification], to: () => OrderStatus.received },
  receive: { from: [OrderStatus.awaitingReceipt], to: () => OrderStatus.received },
  complete: { from: [OrderStatus.received], to: () => OrderStatus.completed },
};

/** The status after an action, with the lines after it; undefined if the current status does not allow it. */
export const statusAfter = (action: OrderAction, order: Pick<OrderState, "status" | "shippingType">, lines: readonly LinePieces[] = []) =>
  transitions[action].from.includes(order.status) ? transitions[action].to(order, lines) : undefined;

/** The status of an order after a refund of some pieces: a partly sent order with nothing left to send is sent. */
export const statusAfterRefund = <Status extends number>(status: Status, lines: readonly LinePieces[]) =>
  status === OrderStatus.partlyShipped && piecesLeft(lines) === 0 ? OrderStatus.awaitingReceipt : status;

/** The refund status of an order, by its lines. */
export function refundStatusOf(lines: readonly Omit<LinePieces, "deliveryNum" | "refundingNum">[]) {
  if (lines.some(({ applyRefundNum }) => applyRefundNum > 0)) return OrderRefundStatus.requested;
  if (lines.every(({ payNum, refundNum }) => refundNum >= payNum)) return OrderRefundStatus.refunded;
  return lines.some(({ refundNum }) => refundNum > 0) ? OrderRefundStatus.partlyRefunded : OrderRefundStatus.none;
}

/** The pieces of a line that can still be sent; refunded ones and those being paid back do not count. */
export const sendablePieces = ({ payNum, deliveryNum, refundNum, refundingNum }: LinePieces) =>
  Math.max(0, payNum - deliveryNum - refundNum - refundingNum);

/** The pieces of a line that can still be refunded; those in open refunds cannot. */
export const refundablePieces = ({ payNum, refundNum, applyRefundNum }: LinePieces) => Math.max(0, payNum - refundNum - applyRefundNum);

const piecesLeft = (lines: readonly LinePieces[]) => lines.reduce((sum, line) => sum + sendablePieces(line), 0);

/** Whether goods are sent without a parcel. */
export const isVirtual = (secondType: number) =>
  secondType === ProductType.virtual ||
  secondType === ProductType.integral ||
  secondType === ProductType.cloudDrive ||
  secondType === ProductType.cardKey;

/** The label of an order's status, for sentences. */
export const orderStatusText = (status: number): Text => codeText(labels.OrderStatus, status);

/** The contract's codes for the refusal of a send. */
export type SendRefusal = Problem<"orderDeletedByBuyer" | "orderRefunded" | "orderPickedUp" | "orderNotSendable" | "orderNothingToSend">;

/** Why nothing of an order can be sent now, as a code of the contract; undefined when something can. */
export function sendRefusal(order: OrderState, lines: readonly LinePieces[]): SendRefusal | undefined {
  if (order.isUserDel) return { key: "orderDeletedByBuyer" };
  if (order.refundStatus === OrderRefundStatus.refunded) return { key: "orderRefunded" };
  if (order.shippingType === ShippingType.pickUp) return { key: "orderPickedUp" };
  if (statusAfter("send", order, lines) === undefined)
    return { key: "orderNotSendable", params: { status: orderStatusText(order.status) } };
  return piecesLeft(lines) === 0 ? { key: "orderNothingToSend" } : undefined;
}

/** Whether something of an order can be sent now. */
export const canSend = (order: OrderState, lines: readonly LinePieces[]) => sendRefusal(order, lines) === undefined;

/** The contract's codes for the refusal of a direct refund. */
export type DirectRefundRefusal = Problem<"orderUnpaid" | "orderRefunded" | "orderRefundOpen">;

/** Why a shop cannot refund an order without its buyer's request; undefined when it can. */
export function directRefundRefusal(order: OrderState, lines: readonly LinePieces[]): DirectRefundRefusal | undefined {
  if (!order.paid) return { key: "orderUnpaid" };
  if (order.refundStatus === OrderRefundStatus.refunded) return { key: "orderRefunded" };
  if (order.userRefundSign || lines.some(({ applyRefundNum }) => applyRefundNum > 0)) return { key: "orderRefundOpen" };
  return undefined;
}

/** Whether a shop can refund an order without its buyer's request. */
export const canRefundDirectly = (order: OrderState, lines: readonly LinePieces[]) => directRefundRefusal(order, lines) === undefined;

/** Whether a shop can hide an order. */
export const canDelete = ({ isUserDel }: Pick<OrderState, "isUserDel">) => isUserDel;

/** The contract's codes for the refusal of a write-off. */
export type VerifyRefusal = Problem<"orderRefunded" | "orderNotVerifiable" | "orderRefundOpen">;

/** Why the code of an order cannot be written off; undefined when it can. */
export function verifyRefusal(
  order: Pick<OrderState, "status" | "shippingType" | "refundStatus">,
  lines: readonly LinePieces[],
): VerifyRefusal | undefined {
  if (order.refundStatus === OrderRefundStatus.refunded) return { key: "orderRefunded" };
  if (statusAfter("verify", order) === undefined) return { key: "orderNotVerifiable", params: { status: orderStatusText(order.status) } };
  return piecesLeft(lines) === 0 ? { key: "orderRefundOpen" } : undefined;
}
