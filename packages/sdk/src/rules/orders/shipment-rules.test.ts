import { expect, test } from "vitest";
import { DeliveryType } from "../../generated/code-sets";
import { refundablePieces } from "./order-state";
import { recordProblems } from "../records";
import { chosenProblem, type Delivery, deliveryRules } from "./shipment-rules";

const express: Delivery = { deliveryType: DeliveryType.express, expressCode: "shunfeng", expressNumber: "SF1234567890" };
const problems = (delivery: Delivery, isVirtual = false) =>
  Object.fromEntries(Object.entries(recordProblems(deliveryRules(isVirtual), delivery, new Date(0))).map(([field, { zh }]) => [field, zh]));

test("a parcel needs its courier and its number, the shop's own delivery a person and a phone, anything else nothing", () => {
  expect(problems(express)).toEqual({});
  expect(problems({ deliveryType: DeliveryType.express })).toEqual({ expressCode: "请选择快递公司", expressNumber: "请输入快递单号" });
  expect(problems({ deliveryType: DeliveryType.merchant })).toEqual({ deliveryCarrier: "请输入配送人员", carrierPhone: "请输入联系电话" });
  expect(problems({ deliveryType: DeliveryType.noNeed, expressNumber: "顺丰", carrierPhone: "1" })).toEqual({});
});

test.each(["顺丰 1", "-SF1", "SF_1"])("%s is no parcel number", (expressNumber) =>
  expect(problems({ ...express, expressNumber })).toEqual({ expressNumber: "快递单号只能包含字母、数字和连字符，最多 64 位" }),
);

test.each(["SF 1234", "ＳＦ1234", "JD-1"])("%s is a parcel number", (expressNumber) =>
  expect(problems({ ...express, expressNumber })).toEqual({}),
);

test("the shop's own delivery needs a phone number and a short name, and any note is short", () => {
  const merchant = { deliveryType: DeliveryType.merchant, deliveryCarrier: "老王", carrierPhone: "123" };
  expect(problems(merchant)).toEqual({ carrierPhone: "联系电话格式不正确!" });
  expect(problems({ ...merchant, carrierPhone: "13800138000", deliveryCarrier: "王".repeat(51), deliveryMark: "长".repeat(251) })).toEqual({
    deliveryCarrier: "配送人员不能超过 50 个字",
    deliveryMark: "发货备注不能超过 250 个字",
  });
});

test("virtual goods take no delivery", () => {
  expect(problems(express, true)).toEqual({ deliveryType: "虚拟商品只能选择无需发货" });
  expect(problems({ deliveryType: DeliveryType.noNeed }, true)).toEqual({});
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
