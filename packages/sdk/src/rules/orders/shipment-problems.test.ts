import { expect, test } from "vitest";
import { DeliveryType } from "../../generated/code-sets";
import { refundablePieces } from "./order-state";
import { chosenProblem, type Delivery, deliveryProblems } from "./shipment-problems";

const express: Delivery = { deliveryType: DeliveryType.express, expressCode: "shunfeng", expressNumber: "SF1234567890" };

test("a parcel needs its courier and its number, the shop's own delivery a person and a phone, anything else nothing", () => {
  expect(deliveryProblems(express)).toEqual({});
  expect(deliveryProblems({ deliveryType: DeliveryType.express })).toMatchObject({
    expressCode: { key: "expressEmpty" },
    expressNumber: { key: "numberEmpty" },
  });
  expect(deliveryProblems({ ...express, expressNumber: "顺丰 1" })).toMatchObject({ expressNumber: { key: "numberInvalid" } });
  expect(deliveryProblems({ deliveryType: DeliveryType.merchant })).toMatchObject({
    deliveryCarrier: { key: "carrierEmpty" },
    carrierPhone: { key: "phoneEmpty" },
  });
  expect(deliveryProblems({ deliveryType: DeliveryType.merchant, deliveryCarrier: "老王", carrierPhone: "123" })).toMatchObject({
    carrierPhone: { key: "phoneInvalid" },
  });
  expect(deliveryProblems({ deliveryType: DeliveryType.noNeed })).toEqual({});
  expect(deliveryProblems({ deliveryType: DeliveryType.noNeed, deliveryMark: "长".repeat(251) })).toMatchObject({
    deliveryMark: { key: "markLong" },
  });
});

test("virtual goods take no delivery", () => {
  expect(deliveryProblems(express, true)).toMatchObject({ deliveryType: { key: "virtualNeedsNoDelivery" } });
  expect(deliveryProblems({ deliveryType: DeliveryType.noNeed }, true)).toEqual({});
});

const lines = [
  { id: 7, payNum: 3, deliveryNum: 1, refundNum: 0, applyRefundNum: 1, refundingNum: 0 },
  { id: 8, payNum: 1, deliveryNum: 0, refundNum: 0, applyRefundNum: 0, refundingNum: 0 },
];

test.each([
  ["linesEmpty", []],
  [
    "linesTwice",
    [
      { orderDetailId: 7, num: 1 },
      { orderDetailId: 7, num: 1 },
    ],
  ],
  ["linesForeign", [{ orderDetailId: 9, num: 1 }]],
  ["linesMany", [{ orderDetailId: 7, num: 3 }]],
  ["linesMany", [{ orderDetailId: 7, num: 0 }]],
])("%s", (key, chosen) => expect(chosenProblem(chosen, lines)).toMatchObject({ key }));

test("a line that is foreign or named twice is named by its place", () => {
  const chosen = (...ids: readonly number[]) =>
    chosenProblem(
      ids.map((orderDetailId) => ({ orderDetailId, num: 1 })),
      lines,
    );
  expect(chosen(7, 9)).toEqual({ key: "linesForeign", params: { entry: 2 } });
  expect(chosen(8, 7, 8)).toEqual({ key: "linesTwice", params: { place: 2 } });
});

test("chosen pieces are bounded by what is left of their line", () => {
  expect(chosenProblem([{ orderDetailId: 7, num: 2 }], lines)).toBeUndefined();
  expect(chosenProblem([{ orderDetailId: 7, num: 3 }], lines, refundablePieces)).toEqual({
    key: "linesMany",
    params: { place: 1, max: 2 },
  });
});
