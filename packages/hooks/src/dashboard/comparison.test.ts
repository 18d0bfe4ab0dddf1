import { expect, test } from "vitest";
import { comparisonOf } from "./comparison";

test.each([
  ["150.00", "100.00", "up", 50],
  ["0.00", "80.00", "down", 100],
  ["100.00", "100.00", "flat", 0],
  ["100000.01", "100000.00", "flat", 0],
  [3, 8, "down", 62.5],
  [9, 2, "up", 350],
  ["33.33", "100.00", "down", 66.7],
] as const)("%s after %s is %s by %s percent", (today, yesterday, direction, percent) =>
  expect(comparisonOf(today, yesterday)).toEqual({ direction, percent }),
);

test("nothing is compared with a day on which nothing happened", () => {
  expect(comparisonOf("12.00", "0.00")).toBeUndefined();
  expect(comparisonOf(0, 0)).toBeUndefined();
});
