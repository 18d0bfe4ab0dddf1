import { expect, test } from "vitest";
import { hundredthsOf, measureText } from "./measure";

test.each([
  ["0.005", 0.5, "0.005"],
  ["0.50", 50, "0.50"],
  ["12", 1200, "12.00"],
  ["999999.99", 99_999_999, "999999.99"],
  ["1.234", 123.4, "1.234"],
  ["0", 0, "0.00"],
])("%s is %d hundredths, written %s", (text, hundredths, written) => {
  expect(hundredthsOf(text)).toBe(hundredths);
  expect(measureText(hundredths)).toBe(written);
});

test("what is no measure is not a number", () => {
  for (const text of ["", "-1", "1.2345", "1e3", "5g"]) expect(hundredthsOf(text)).toBeNaN();
});
