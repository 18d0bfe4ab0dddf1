import { describe, expect, test } from "vitest";
import { OrderRefundStatus, OrderStatus, ProductType, ShippingType } from "../../generated/code-sets";
import {
  canDelete,
  canRefundDirectly,
  canSend,
  directRefundRefusal,
  isVirtual,
  type OrderAction,
  type OrderState,
  refundStatusOf,
  sendablePieces,
  sendRefusal,
  statusAfter,
  statusAfterRefund,
  verifyRefusal,
} from "./order-state";

const order: OrderState = {
  ...{ status: OrderStatus.awaitingShipment, refundStatus: OrderRefundStatus.none, shippingType: ShippingType.delivery },
  ...{ isUserDel: false, paid: true, userRefundSign: false },
};
const line = { payNum: 3, deliveryNum: 0, refundNum: 0, applyRefundNum: 0, refundingNum: 0 };

test("refunded pieces cannot be sent and count as done", () => {
  expect(sendablePieces({ ...line, deliveryNum: 1, refundNum: 1 })).toBe(1);
  expect(sendablePieces({ ...line, deliveryNum: 3, refundNum: 1 })).toBe(0);
});

test("pieces that are being paid back cannot be sent or written off, and count as done", () => {
  const paying = { ...line, applyRefundNum: 3, refundingNum: 3 };
  expect(sendablePieces({ ...line, applyRefundNum: 2, refundingNum: 1 })).toBe(2);
  expect(sendRefusal({ ...order, refundStatus: OrderRefundStatus.requested }, [paying])).toEqual({ key: "orderNothingToSend" });
  expect(verifyRefusal({ ...order, status: OrderStatus.awaitingVerification }, [paying])).toEqual({ key: "orderRefundOpen" });
  expect(statusAfter("send", order, [{ ...line, deliveryNum: 2, applyRefundNum: 1, refundingNum: 1 }])).toBe(OrderStatus.awaitingReceipt);
});

test("an order is sent in part while something is left, and sent when nothing is", () => {
  expect(statusAfter("send", order, [{ ...line, deliveryNum: 1 }])).toBe(OrderStatus.partlyShipped);
  expect(statusAfter("send", order, [{ ...line, deliveryNum: 2, refundNum: 1 }])).toBe(OrderStatus.awaitingReceipt);
  expect(statusAfterRefund(OrderStatus.partlyShipped, [{ ...line, deliveryNum: 2, refundNum: 1 }])).toBe(OrderStatus.awaitingReceipt);
  expect(statusAfterRefund(OrderStatus.awaitingShipment, [{ ...line, refundNum: 3 }])).toBe(OrderStatus.awaitingShipment);
});

test("a paid order waits for its shipment, or for its code at the shop", () => {
  const placed = { ...order, status: OrderStatus.awaitingPayment };
  expect(statusAfter("pay", placed)).toBe(OrderStatus.awaitingShipment);
  expect(statusAfter("pay", { ...placed, shippingType: ShippingType.pickUp })).toBe(OrderStatus.awaitingVerification);
});

describe.each<[OrderAction, readonly number[]]>([
  ["pay", [OrderStatus.awaitingPayment]],
  ["cancel", [OrderStatus.awaitingPayment]],
  ["send", [OrderStatus.awaitingShipment, OrderStatus.partlyShipped]],
  ["verify", [OrderStatus.awaitingVerification]],
  ["receive", [OrderStatus.awaitingReceipt]],
  ["complete", [OrderStatus.received]],
])("%s", (action, from) => {
  test.each(Object.values(OrderStatus))("at %i", (status) =>
    expect(statusAfter(action, { ...order, status }, [line]) !== undefined).toBe(from.some((one) => one === status)),
  );
});

test.each<[string, Partial<OrderState>, readonly (typeof line)[]]>([
  ["orderDeletedByBuyer", { isUserDel: true }, [line]],
  ["orderRefunded", { refundStatus: OrderRefundStatus.refunded }, [{ ...line, refundNum: 3 }]],
  ["orderPickedUp", { shippingType: ShippingType.pickUp }, [line]],
  ["orderNotSendable", { status: OrderStatus.awaitingReceipt }, [line]],
  ["orderNothingToSend", {}, [{ ...line, deliveryNum: 3 }]],
])("%s", (key, change, lines) => {
  expect(sendRefusal({ ...order, ...change }, lines)).toMatchObject({ key });
  expect(canSend({ ...order, ...change }, lines)).toBe(false);
});

test("a shop refunds what was paid and has no request of its buyer", () => {
  expect(canRefundDirectly(order, [line])).toBe(true);
  expect(directRefundRefusal({ ...order, paid: false }, [line])).toEqual({ key: "orderUnpaid" });
  expect(directRefundRefusal({ ...order, refundStatus: OrderRefundStatus.refunded }, [line])).toEqual({ key: "orderRefunded" });
  expect(directRefundRefusal({ ...order, userRefundSign: true }, [line])).toEqual({ key: "orderRefundOpen" });
  expect(directRefundRefusal(order, [{ ...line, applyRefundNum: 1 }])).toEqual({ key: "orderRefundOpen" });
});

test("an order is refunded as its lines are", () => {
  expect(refundStatusOf([line])).toBe(OrderRefundStatus.none);
  expect(refundStatusOf([line, { ...line, applyRefundNum: 1, refundNum: 1 }])).toBe(OrderRefundStatus.requested);
  expect(refundStatusOf([line, { ...line, refundNum: 1 }])).toBe(OrderRefundStatus.partlyRefunded);
  expect(refundStatusOf([{ ...line, refundNum: 3 }])).toBe(OrderRefundStatus.refunded);
});

test("what the buyer deleted can be hidden, a code that waits can be written off, goods without a parcel are virtual", () => {
  expect([canDelete({ isUserDel: true }), canDelete({ isUserDel: false })]).toEqual([true, false]);
  expect(verifyRefusal({ ...order, status: OrderStatus.awaitingVerification }, [line])).toBeUndefined();
  expect(verifyRefusal(order, [line])).toMatchObject({ key: "orderNotVerifiable" });
  expect([isVirtual(ProductType.virtual), isVirtual(ProductType.ordinary)]).toEqual([true, false]);
});
