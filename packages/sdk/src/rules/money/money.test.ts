import fc from "fast-check";
import { expect, test } from "vitest";
import { centsOf, isPrice, moneyText, sumOf, timesOf } from "./money";

test("amounts are exact: 0.1 and 0.2 are 0.30", () => {
  expect(sumOf("0.1", "0.2")).toBe("0.30");
  expect(timesOf("19.99", 3)).toBe("59.97");
});

test("a discount is exact until it is rounded to cents", () => {
  expect([timesOf("19.99", "0.85"), timesOf("1.01", "0.5"), timesOf("-1.01", "0.5")]).toEqual(["16.99", "0.51", "-0.51"]);
});

test("what is no amount adds nothing, so that one broken row does not spoil a total", () => {
  expect([sumOf("1.50", "", "1,000", "2"), timesOf("abc", 3)]).toEqual(["3.50", "0.00"]);
});

test("cents are written as yuan with two decimals", () => {
  expect([0, 5, 1230, 99_999_999, -105].map(moneyText)).toEqual(["0.00", "0.05", "12.30", "999999.99", "-1.05"]);
});

test("text and cents are the same amount, both ways", () => {
  fc.assert(fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => centsOf(moneyText(cents)) === cents));
});

test.each(["", "1.234", "a", "1e3", "--1", "1,000"])("%j is no amount", (text) => expect(centsOf(text)).toBeNaN());

test.each([
  ["0", true],
  ["12", true],
  ["12.3", true],
  ["12.34", true],
  ["0.01", true],
  ["12.345", false],
  ["-1", false],
  ["01", false],
  ["", false],
])("a price is positive with up to two decimals, or 0: %s is %s", (text, expected) => expect(isPrice(text)).toBe(expected));
