import { expect, test } from "vitest";
import { differsByZeros, identifierCell, identifierText, isShortened, numberKey, numberText } from "./identifier";

test.each([
  ["\u202d202605010001\u202c", "202605010001"],
  ["６９０１２３４", "6901234"],
  ["ＡＢ－１", "AB-1"],
  ["\ufeff\u200bSF1\u2060 ", "SF1"],
  ["A 1", "A 1"],
  ["\u3000红\u00ad1\u3000", "红1"],
])("the number %j is stored as %j", (text, stored) => expect(identifierText(text)).toBe(stored));

test.each([
  ["'0123", "0123"],
  ['="0123"', "0123"],
  ['"0123"', "0123"],
  ["=0123", "0123"],
  ["’00123\u200b", "00123"],
])("the cell %j holds the number %j", (cell, number) => expect(identifierCell(cell)).toBe(number));

test("a number of an order or a parcel has no blanks, and is the same in other dashes and cases", () => {
  expect(numberText(" sf 1234\u00a0567 ")).toBe("sf1234567");
  expect(numberKey("jd-01－2")).toBe(numberKey("JD 012"));
  expect(numberKey("——")).toBe("");
});

test("a number that a spreadsheet has shortened is told from one with an E in it", () => {
  for (const text of ["6.90123E+12", "6.9e+12", "7E+15", "6,90123E+12", "６．９E＋１２", "6.90123E12", "'1.2E+20"])
    expect(isShortened(text), text).toBe(true);
  for (const text of ["1E5", "SF1E+12", "6901234567890", "E+12", "12E-3A", ""]) expect(isShortened(text), text).toBe(false);
});

test("zeros in front alone make another number of the same digits", () => {
  expect(differsByZeros("0012", "12")).toBe(true);
  expect(differsByZeros("12", "０12")).toBe(true);
  expect(differsByZeros("12", "12")).toBe(false);
  expect(differsByZeros("120", "12")).toBe(false);
  expect(differsByZeros("0", "")).toBe(false);
});
