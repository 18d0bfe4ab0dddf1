import fc from "fast-check";
import { expect, test } from "vitest";
import { addDecimals, multiplyDecimals, roundDecimal } from "./decimal";

test("sums and products are exact where floats are not", () => {
  expect([0.1 + 0.2, addDecimals("0.1", "0.2")]).toEqual([0.30000000000000004, "0.3"]);
  expect([1.1 * 3, multiplyDecimals("1.1", 3)]).toEqual([3.3000000000000003, "3.3"]);
  expect(addDecimals("-0.30", 0.1, "0.2")).toBe("0");
  expect(multiplyDecimals("19.99", "0.85")).toBe("16.9915");
});

test("amounts beyond what a float can hold stay whole", () => {
  expect(addDecimals("9007199254740993.01", "0.01")).toBe("9007199254740993.02");
  expect(multiplyDecimals("9007199254740993", "100")).toBe("900719925474099300");
});

test("a number that JavaScript writes with an exponent is the number it means", () => {
  expect(addDecimals(1e-7, 1e21)).toBe("1000000000000000000000.0000001");
});

test.each([
  ["16.995", 2, "17.00"],
  ["1.005", 2, "1.01"],
  ["-1.005", 2, "-1.01"],
  ["0.004", 2, "0.00"],
  ["-0.004", 2, "0.00"],
  ["12", 2, "12.00"],
  ["9.5", 0, "10"],
])("%s with %d decimals is %s", (amount, places, rounded) => expect(roundDecimal(amount, places)).toBe(rounded));

test.each(["", " ", "abc", "1,234", "1.", ".5", "--1", "NaN", "Infinity", "1e9999", "0x10"])("%j is no number", (text) => {
  expect([addDecimals("1", text), multiplyDecimals("1", text), roundDecimal(text, 2)]).toEqual([undefined, undefined, undefined]);
});

const cents = fc.integer({ min: -1e12, max: 1e12 });
const amount = cents.map((count) => roundDecimal(`${count}e-2`, 2) ?? "");
const add = (...amounts: string[]) => addDecimals(...amounts) ?? "";
const multiply = (...amounts: string[]) => multiplyDecimals(...amounts) ?? "";

test("the order of a sum, and how it is bracketed, do not matter", () => {
  fc.assert(
    fc.property(amount, amount, amount, (a, b, c) => {
      expect(add(a, b, c)).toBe(add(c, add(b, a)));
    }),
  );
});

test("a product over a sum is the sum of the products", () => {
  fc.assert(
    fc.property(amount, amount, amount, (a, b, c) => {
      expect(multiply(a, add(b, c))).toBe(add(multiply(a, b), multiply(a, c)));
    }),
  );
});

test("what was added can be taken away again", () => {
  fc.assert(fc.property(amount, amount, (a, b) => roundDecimal(add(a, b, multiply(b, "-1")), 2) === a));
});
