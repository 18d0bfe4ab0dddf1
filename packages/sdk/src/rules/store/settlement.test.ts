import { expect, test } from "vitest";
import { isCardNumber, maskedAccount, meantAccount } from "./settlement";

test.each([
  ["6222021234567890123", "6222***********0123"],
  ["571900880110", "5719****0110"],
  ["12345678", "****5678"],
  ["12345", "****5"],
  ["finance@shanyue.example", "fina***************mple"],
  ["", ""],
])("%s is shown as %s", (card, shown) => expect(maskedAccount(card)).toBe(shown));

test("a mask that comes back untouched means the stored number; any other text means itself", () => {
  const stored = "571900880110806";
  expect(meantAccount(maskedAccount(stored), stored)).toBe(stored);
  expect(meantAccount("5719*******0807", stored)).toBe("5719*******0807");
  expect(meantAccount("", "")).toBe("");
  expect([isCardNumber(stored), isCardNumber(maskedAccount(stored))]).toEqual([true, false]);
});
