import { expect, test } from "vitest";
import { moneyText } from "./money";

test("cents are written as yuan with two decimals", () => {
  expect([0, 5, 1230, 99_999_999, -105].map(moneyText)).toEqual(["0.00", "0.05", "12.30", "999999.99", "-1.05"]);
});
