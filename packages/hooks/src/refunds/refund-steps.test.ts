import { AfterSalesType, RefundStatus, type Schema } from "@shopkeeper/sdk";
import { expect, test } from "vitest";
import { refundSteps } from "./refund-steps";

const log = (changeType: Schema<"RefundChange">, minute: number) => ({
  orderNo: "R1",
  changeType,
  changeMessage: `at ${minute}`,
  operator: "",
  createTime: `2026-05-01 08:0${minute}:00`,
});
const asked: Parameters<typeof refundSteps>[0] = {
  refundStatus: RefundStatus.awaitingReview,
  afterSalesType: AfterSalesType.returnAndRefund,
  promoterType: "user",
  statusList: [log("apply", 1)],
};
const lit = (refund: Parameters<typeof refundSteps>[0]) => refundSteps(refund).map(({ change, time }) => `${change}${time ? "" : "?"}`);

test("what lies ahead follows what happened", () => {
  expect(lit(asked)).toEqual(["apply", "audit?", "returning?", "receiving?", "refund?"]);
  expect(lit({ ...asked, afterSalesType: AfterSalesType.refundOnly })).toEqual(["apply", "audit?", "refund?"]);
  expect(lit({ ...asked, statusList: [log("apply", 1), log("audit", 2)] })).toEqual([
    "apply",
    "audit",
    "returning?",
    "receiving?",
    "refund?",
  ]);
});

test("nothing lies ahead of a refund that is over", () => {
  expect(lit({ ...asked, refundStatus: RefundStatus.withdrawn, statusList: [log("apply", 1), log("revoke", 2)] })).toEqual([
    "apply",
    "revoke",
  ]);
});

test("a payment that failed is told with its reason, and the refund lies ahead still", () => {
  const paying = {
    ...{ ...asked, refundStatus: RefundStatus.refunding, afterSalesType: AfterSalesType.refundOnly },
    statusList: [log("apply", 1), log("audit", 2), log("failed", 3)],
  };
  expect(lit(paying)).toEqual(["apply", "audit", "failed", "refund?"]);
  expect(refundSteps(paying)[2]?.message).toBe("at 3");
});

test("the history says at which step the shop refused", () => {
  const refusals = (...changes: readonly Schema<"RefundChange">[]) =>
    refundSteps({ ...asked, refundStatus: RefundStatus.refused, statusList: changes.map(log) })
      .filter(({ isRefusal }) => isRefusal)
      .map(({ change }) => change);
  expect(refusals("apply", "audit")).toEqual(["audit"]);
  expect(refusals("apply", "audit", "returning", "rejectionGoods")).toEqual(["rejectionGoods"]);
});

test("a step says who takes it; the shop starts a direct refund", () => {
  expect(refundSteps(asked).map(({ by }) => by)).toEqual(["user", "merchant", "user", "merchant", undefined]);
  expect(refundSteps({ ...asked, promoterType: "merchant" })[0]?.by).toBe("merchant");
});
