import { OrderCancelStatus, OrderRefundStatus, OrderStatus, type Schema, DeliveryType } from "@shopkeeper/sdk/contract";
import type { Chance } from "../demo/kit/random";
import type { LineDraft, OrderDraft } from "./seed-rows";

interface Placed {
  createTime: Date;
  now: Date;
  isPickUp: boolean;
  lines: readonly LineDraft[];
}

const hour = 3_600_000;
const day = 24 * hour;

/** A plausible state for an order of this age: new orders wait, old ones are done, a few went wrong. */
export function stateOf(chance: Chance, { createTime, now, isPickUp, lines }: Placed): Partial<OrderDraft> {
  const age = now.getTime() - createTime.getTime();
  const later = (least: number, most: number) =>
    new Date(Math.min(now.getTime(), createTime.getTime() + chance.between(least * 60, most * 60) * 60_000));
  if (age < hour / 6 || (age < hour / 2 && chance.happens(0.3))) return { status: OrderStatus.awaitingPayment, lines };
  if (age >= hour / 2 && chance.happens(0.06)) {
    return {
      status: OrderStatus.cancelled,
      cancelStatus: chance.happens(0.7) ? OrderCancelStatus.bySystem : OrderCancelStatus.byBuyer,
      isUserDel: age > 30 * day && chance.happens(0.2),
      lines,
    };
  }
  const pieces = lines.reduce((sum, { payNum = 1 }) => sum + payNum, 0);
  const status = isPickUp ? pickUpStatus(chance, age) : shippingStatus(chance, age, pieces);
  const isReceived = status === OrderStatus.received || status === OrderStatus.completed;
  const isSent = isReceived || status === OrderStatus.partlyShipped || status === OrderStatus.awaitingReceipt;
  const state = {
    status,
    payTime: new Date(createTime.getTime() + chance.between(5, 200) * 1000),
    deliveryType: isPickUp || !isSent ? null : chance.happens(0.93) ? DeliveryType.express : DeliveryType.merchant,
    isSplitDelivery: status === OrderStatus.partlyShipped,
    receivingTime: isReceived ? (isPickUp ? later(4, 200) : later(50, 190)) : null,
    isUserDel: status === OrderStatus.completed && age > 40 * day && chance.happens(0.02),
    lines: sent(lines, status).map((line) => ({
      ...line,
      isReceive: isReceived,
      isReply: status === OrderStatus.completed && chance.happens(0.35),
    })),
  };
  return { ...state, ...(age > 3 * hour && chance.happens(0.05) && refund(chance, age, state.lines)) };
}

function shippingStatus(chance: Chance, age: number, pieces: number): Schema<"OrderStatus"> {
  const isSlow = chance.happens(age < 3 * day ? 0.14 : 0.015);
  if (age < 20 * hour || (isSlow && age < 8 * day))
    return pieces > 1 && chance.happens(0.4) ? OrderStatus.partlyShipped : OrderStatus.awaitingShipment;
  if (age < 4 * day) return OrderStatus.awaitingReceipt;
  if (age < 10 * day) return chance.happens(0.3) ? OrderStatus.awaitingReceipt : OrderStatus.received;
  return age < 18 * day && chance.happens(0.4) ? OrderStatus.received : OrderStatus.completed;
}

function pickUpStatus(chance: Chance, age: number): Schema<"OrderStatus"> {
  if (age < 2 * day || (age < 12 * day && chance.happens(0.3))) return OrderStatus.awaitingVerification;
  return age < 15 * day ? OrderStatus.received : OrderStatus.completed;
}

/** The sent pieces of each line: all of them, none, or just one where the shop ships in parts. */
function sent(lines: readonly LineDraft[], status: number): LineDraft[] {
  return lines.map((line, place) => ({
    ...line,
    deliveryNum:
      status === OrderStatus.partlyShipped ? (place === 0 ? 1 : 0) : status >= OrderStatus.awaitingReceipt ? (line.payNum ?? 1) : 0,
  }));
}

/** A requested or paid refund: of everything, or of the first line of several. */
function refund(chance: Chance, age: number, lines: readonly LineDraft[]): Partial<OrderDraft> {
  const first = (change: (line: LineDraft) => LineDraft) => lines.map((line, place) => (place === 0 ? change(line) : line));
  if (age < 14 * day) {
    return {
      refundStatus: OrderRefundStatus.requested,
      userRefundSign: true,
      lines: first((line) => ({ ...line, applyRefundNum: line.payNum ?? 1 })),
    };
  }
  const isWhole = lines.length === 1 || chance.happens(0.5);
  const back = (line: LineDraft): LineDraft => ({ ...line, refundNum: line.payNum ?? 1 });
  return {
    refundStatus: isWhole ? OrderRefundStatus.refunded : OrderRefundStatus.partlyRefunded,
    userRefundSign: chance.happens(0.8),
    lines: isWhole ? lines.map(back) : first(back),
  };
}
