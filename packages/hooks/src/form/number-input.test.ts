import fc from "fast-check";
import { expect, test } from "vitest";
import { inputNumber, type NumberMode, readNumber, settledNumber } from "./number-input";

test.each([
  ["12", 0, "12"],
  ["12.3", 1, "12.3"],
  ["12.34", 2, "12.34"],
  [".5", 2, "0.5"],
  ["12.", 2, "12."],
  ["007", 0, "7"],
  ["0.50", 2, "0.50"],
  ["3.00", 0, "3"],
  ["12.500", 1, "12.5"],
  ["１２．５", 1, "12.5"],
  ["12。5", 2, "12.5"],
  ["￥1,234.50", 2, "1234.5"],
  ["￥１，２３４", 0, "1234"],
  ["1,234,567", 0, "1234567"],
  ["1.2E+05", 0, "120000"],
  ["5e-1", 2, "0.5"],
  [" 12\n", 0, "12"],
  ["", 0, ""],
] as const)("%s with %d decimals is %s", (input, mode, text) => expect(readNumber(input, mode)).toEqual({ text }));

test.each([
  ["9.9", 0, "只能填整数"],
  ["9.", 0, "只能填整数"],
  ["-5", 0, "只能填整数"],
  ["12a", 0, "只能填整数"],
  ["3 米", 0, "只能填整数"],
  ["1,2,3", 0, "只能填整数"],
  ["1,23", 0, "只能填整数"],
  ["12、15", 0, "只能填整数"],
  ["12.34", 1, "只能填数字，最多 1 位小数"],
  ["12.345", 2, "只能填数字，最多 2 位小数"],
  ["1.2.3", 2, "只能填数字，最多 2 位小数"],
  ["-12.30", 2, "只能填数字，最多 2 位小数"],
  ["1.234e1", 1, "只能填数字，最多 1 位小数"],
  ["9999999999999999", 0, "最多填 15 位数字"],
  ["1e20", 0, "最多填 15 位数字"],
] as const)("%s with %d decimals is refused: %s", (input, mode, refusal) => expect(readNumber(input, mode)).toEqual({ refusal }));

const mode = fc.constantFrom<NumberMode>(0, 1, 2);
const input = fc.oneof(fc.string(), fc.stringMatching(/^[￥0-9０-９.。,，eE+-]{0,24}$/), fc.double().map(String));

test("a plain decimal is that number, or refused: never another one", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^-?\d{1,18}(\.\d{1,4})?$/), mode, (text, mode) => {
      const read = readNumber(text, mode);
      if ("text" in read) expect(Number(read.text)).toBe(Number(text));
    }),
  );
});

test("what is read means itself: no sign, no exponent, no decimal too many", () => {
  fc.assert(
    fc.property(input, mode, (text, mode) => {
      const read = readNumber(text, mode);
      if ("refusal" in read) return;
      expect(read.text).toMatch(new RegExp(mode === 0 ? "^\\d{0,15}$" : `^(\\d{1,15}(\\.\\d{0,${mode}})?)?$`));
      expect(readNumber(read.text, mode)).toEqual(read);
      const number = inputNumber(settledNumber(read.text));
      if (number !== undefined) expect(readNumber(String(number), mode)).toEqual({ text: String(number) });
    }),
  );
});

test("typing over means no point without decimals", () => expect(["1.", "1.5", ""].map(settledNumber)).toEqual(["1", "1.5", ""]));
