import { OrderRefundStatus, OrderStatus, ProductType } from "@shopkeeper/sdk";
import { sendablePieces } from "@shopkeeper/sdk/rules/orders";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type OrderToPack, pickListOf, slipOf } from "./packing";

const line = {
  ...{ id: 1, attrValueId: 1, productName: "龙井", sku: "50g", productType: ProductType.ordinary },
  ...{ payNum: 3, deliveryNum: 0, refundNum: 0, applyRefundNum: 0, refundingNum: 0 },
};
const order = (orderNo: string, ...lines: readonly Partial<OrderToPack["orderDetailList"][number]>[]): OrderToPack => ({
  ...{ orderNo, status: OrderStatus.awaitingShipment, refundStatus: OrderRefundStatus.none },
  orderDetailList: lines.map((change) => ({ ...line, ...change })),
});

test("a SKU stands once in the pick list, with the pieces of all orders, by product and SKU", () => {
  const list = pickListOf([
    order("A", { attrValueId: 2, sku: "100g" }, { attrValueId: 3, productName: "白瓷盖碗" }),
    order("B", { payNum: 2 }, { attrValueId: 2, sku: "100g", payNum: 1 }),
  ]);
  expect(list.map(({ productName, sku, pieces, orderNos }) => [productName, sku, pieces, orderNos])).toEqual([
    ["白瓷盖碗", "50g", 3, ["A"]],
    ["龙井", "50g", 2, ["B"]],
    ["龙井", "100g", 4, ["A", "B"]],
  ]);
});

test("the pick list goes by stock place, in the order of its numbers; what has none comes last, by product", () => {
  const list = pickListOf([
    order(
      "A",
      { attrValueId: 2, productName: "白瓷盖碗", stockPlace: null },
      { attrValueId: 3, stockPlace: "A-10" },
      { attrValueId: 4, productName: "白瓷盖碗", sku: "对", stockPlace: "A-2" },
    ),
    order("B", { attrValueId: 5, productName: "阿萨姆", stockPlace: "A-10" }, { attrValueId: 6 }),
  ]);
  expect(list.map(({ attrValueId, stockPlace }) => [attrValueId, stockPlace])).toEqual([
    [4, "A-2"],
    [5, "A-10"],
    [3, "A-10"],
    [2, ""],
    [6, ""],
  ]);
});

test("what was sent, refunded, not paid, cancelled or is virtual is not fetched", () => {
  const closed = [OrderStatus.awaitingPayment, OrderStatus.cancelled, OrderStatus.awaitingReceipt, OrderStatus.completed];
  const orders = [
    ...closed.map((status) => ({ ...order("A", {}), status })),
    { ...order("B", {}), refundStatus: OrderRefundStatus.refunded },
    order("C", { deliveryNum: 2, refundNum: 1 }, { productType: ProductType.virtual }),
  ];
  expect(pickListOf(orders)).toEqual([]);
});

test("a slip lists what is left to send; of a sent order what the buyer has; of others there is none", () => {
  expect(slipOf(order("A", { deliveryNum: 1, applyRefundNum: 1 }))).toMatchObject({
    isSent: false,
    pieces: 2,
    lines: [{ pieces: 2, inRefund: 1 }],
  });
  const sent = { ...order("B", { deliveryNum: 2, refundNum: 1 }), status: OrderStatus.awaitingReceipt };
  expect(slipOf(sent)).toMatchObject({ isSent: true, pieces: 2 });
  expect(slipOf({ ...order("C", {}), status: OrderStatus.cancelled })).toBeUndefined();
});

test("the pick list holds as many pieces as the slips and as can be sent", () => {
  const pieces = fc.record({
    attrValueId: fc.integer({ min: 1, max: 5 }),
    payNum: fc.integer({ min: 1, max: 9 }),
    deliveryNum: fc.integer({ min: 0, max: 9 }),
    refundNum: fc.integer({ min: 0, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(fc.array(pieces)), (made) => {
      const orders = made.map((lines, at) => order(String(at), ...lines));
      const fetched = pickListOf(orders).reduce((sum, one) => sum + one.pieces, 0);
      expect(fetched).toBe(orders.reduce((sum, one) => sum + (slipOf(one)?.pieces ?? 0), 0));
      expect(fetched).toBe(orders.flatMap((one) => one.orderDetailList).reduce((sum, one) => sum + sendablePieces(one), 0));
    }),
  );
});
