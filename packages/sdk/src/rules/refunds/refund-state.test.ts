import { describe, expect, test } from "vitest";
import { AfterSalesType, RefundStatus, ReturnGoodsType } from "../../generated/code-sets";
import { canRefund, needsReturnAddress, type RefundAction, refundStatusAfter } from "./refund-state";

const { awaitingReview, refused, refunding, refunded, awaitingReturn, awaitingReceipt, withdrawn } = RefundStatus;
const refund = { refundStatus: awaitingReview, afterSalesType: AfterSalesType.refundOnly, returnGoodsType: ReturnGoodsType.none };
const returned = { ...refund, afterSalesType: AfterSalesType.returnAndRefund, returnGoodsType: ReturnGoodsType.express };

test("agreeing pays back at once, or waits for the goods", () => {
  expect(refundStatusAfter("agree", refund)).toBe(refunding);
  expect(refundStatusAfter("agree", returned)).toBe(awaitingReturn);
});

test("only goods that come back by express need an address", () => {
  expect(needsReturnAddress(returned)).toBe(true);
  expect(needsReturnAddress({ ...returned, returnGoodsType: ReturnGoodsType.atShop })).toBe(false);
  expect(needsReturnAddress(refund)).toBe(false);
});

describe.each<[RefundAction, readonly number[]]>([
  ["agree", [awaitingReview]],
  ["refuse", [awaitingReview]],
  ["sendBack", [awaitingReturn]],
  ["receive", [awaitingReceipt]],
  ["rejectReturn", [awaitingReceipt]],
  ["paid", [refunding]],
  ["withdraw", [awaitingReview, awaitingReturn]],
])("%s", (action, from) => {
  test.each([awaitingReview, refused, refunding, refunded, awaitingReturn, awaitingReceipt, withdrawn])("at %i", (refundStatus) =>
    expect(canRefund(action, { ...refund, refundStatus })).toBe(from.includes(refundStatus)),
  );
});
