import fc from "fast-check";
import { expect, test } from "vitest";
import { type NumberMode, restrictNumber, settledNumber, inputNumber } from "./number-input";

test.each([
  ["12a.345", 0, "12"],
  ["12.345", 1, "12.3"],
  ["12.345", 2, "12.34"],
  [".5", 2, "0.5"],
  ["007", 0, "7"],
  ["0.50", 2, "0.50"],
  ["1.2.3", 2, "1.23"],
  ["-5", 0, "5"],
  ["１２．５", 1, "12.5"],
  ["12。5", 2, "12.5"],
  ["￥1,234.50", 2, "1234.50"],
  ["￥１，２３４．５０", 0, "1234"],
  ["1.2E+05", 0, "120000"],
  ["1,234.5e1", 2, "12345."],
  ["5e-1", 2, "0.5"],
  ["3 件", 0, "3"],
  ["e", 0, ""],
  ["e5", 0, "5"],
  ["99999999999999999999", 0, "999999999999999"],
  ["９９９９９９９９９９９９９９９.999", 2, "9999999999999.99"],
] as const)("typing %s in mode %d leaves %s", (input, mode, left) => expect(restrictNumber(input, mode)).toBe(left));

const mode = fc.constantFrom<NumberMode>(0, 1, 2);
const input = fc.oneof(fc.string(), fc.stringMatching(/^[￥0-9０-９.。,eE+-]{0,24}$/), fc.double().map(String));

test("whatever is typed, a number is left that means itself: no sign, no exponent, no decimal too many", () => {
  fc.assert(
    fc.property(input, mode, (text, mode) => {
      const left = restrictNumber(text, mode);
      expect(left).toMatch(new RegExp(mode === 0 ? "^\\d{0,15}$" : `^(\\d{1,15}(\\.\\d{0,${mode}})?)?$`));
      const number = inputNumber(settledNumber(left));
      if (number !== undefined) expect(restrictNumber(String(number), mode)).toBe(String(number));
    }),
  );
});

test("what is left stays as it is when it is restricted again", () => {
  fc.assert(fc.property(input, mode, (text, mode) => restrictNumber(restrictNumber(text, mode), mode) === restrictNumber(text, mode)));
});

test("typing over means no point without decimals", () => expect(["1.", "1.5", ""].map(settledNumber)).toEqual(["1", "1.5", ""]));
