import { expect, test } from "vitest";
import { isPhoneNumber, maskedPhone, maskedPhones } from "./phone";

test("mobile numbers, landlines with their area code, extensions and service numbers are phone numbers", () => {
  for (const text of ["13812345678", "021-61234567", "02161234567", "0571-87654321-802", "400-820-8820", "8008208820", " 13812345678 "])
    expect(isPhoneNumber(text), text).toBe(true);
  for (const text of ["", "12345", "1381234567", "61234567", "400-82-08820", "+8613812345678", "not a number"])
    expect(isPhoneNumber(text), text).toBe(false);
});

test("every mobile number in a text is masked, other numbers stay", () => {
  expect(maskedPhones("张三 13812345678、13987654321，单号 123456789012345")).toBe("张三 138****5678、139****4321，单号 123456789012345");
});

test("a masked phone shows its first three and last four digits, a landline too; a short one shows nothing", () => {
  expect(["13812345678", "021-61234567", "12345"].map(maskedPhone)).toEqual(["138****5678", "021****4567", "*****"]);
});
