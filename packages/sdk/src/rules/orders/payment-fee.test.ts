import { expect, test } from "vitest";
import { paymentFee } from "./payment-fee";

test.each([
  [203_00, 3, 6_09],
  [1_17, 3, 4],
  [1_16, 3, 3],
  [50, 1, 1],
  [49, 1, 0],
  [0, 6, 0],
  [999_999_99, 0, 0],
])("of %i cents at %i %% the platform takes %i", (payPrice, percent, fee) => {
  expect(paymentFee(payPrice, percent)).toBe(fee);
});
