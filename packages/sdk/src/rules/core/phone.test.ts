import { expect, test } from "vitest";
import { isPhoneNumber, maskedPhone, maskedPhones, phoneDigits, phoneText } from "./phone";

test("mobile numbers, landlines with their area code, extensions and service numbers are phone numbers", () => {
  for (const text of ["13812345678", "021-61234567", "02161234567", "0571-87654321-802", "400-820-8820", "8008208820", " 13812345678 "])
    expect(isPhoneNumber(text), text).toBe(true);
  for (const text of ["", "12345", "1381234567", "61234567", "400-82-0882", "+1 202 555 0123", "not a number", "1381234567a"])
    expect(isPhoneNumber(text), text).toBe(false);
});

test("every mobile number in a text is masked, other numbers stay", () => {
  expect(maskedPhones("张三 13812345678、13987654321，单号 123456789012345")).toBe("张三 138****5678、139****4321，单号 123456789012345");
});

test("a masked phone shows its first three and last four digits, a landline too; a short one shows nothing", () => {
  expect(["13812345678", "021-61234567", "12345"].map(maskedPhone)).toEqual(["138****5678", "021****4567", "*****"]);
});

test.each([
  ["13800138000", "13800138000"],
  ["138-0013-8000", "13800138000"],
  ["138 0013 8000", "13800138000"],
  ["+86 138 0013 8000", "13800138000"],
  ["（+86）138—0013—8000", "13800138000"],
  ["008613800138000", "13800138000"],
  ["8613800138000", "13800138000"],
  ["\u202d138\u00a00013\u20118000\u202c\u200b", "13800138000"],
  ["１３８００１３８０００", "13800138000"],
  ["０２１－１２３４５６７８", "021-12345678"],
  ["(0571) 8888 8888", "0571-88888888"],
  ["05718888888", "0571-8888888"],
  ["+86 571 8888 8888", "0571-88888888"],
  ["+86 (0)21 6123 4567", "021-61234567"],
  ["0571-87654321转802", "0571-87654321-802"],
  ["0571-87654321-802", "0571-87654321-802"],
  ["4008208820", "400-820-8820"],
  ["not a number", "not a number"],
  [" 12345 ", "12345"],
  ["", ""],
])("the phone number %j is stored as %j", (text, stored) => {
  expect(phoneText(text)).toBe(stored);
  expect(phoneText(stored)).toBe(stored);
});

test.each([
  ["+86 138 0013 8000", "13800138000"],
  ["86-138-0013-8000", "13800138000"],
  ["+86 138", "138"],
  ["８０００", "8000"],
  ["8613", "8613"],
  ["0571-8888", "05718888"],
  ["小鹿", undefined],
  ["138x", undefined],
  ["+86", undefined],
  ["--", undefined],
])("a search for the phone number %j looks for the digits %j", (text, digits) => expect(phoneDigits(text)).toBe(digits));
