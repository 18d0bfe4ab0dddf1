import { expect, test } from "vitest";
import { estimatePassword } from "./passwords";

test.each([
  ...["123456", "111111", "88888888", "5201314", "1234567890", "123123", "abc123", "a123456", "qwerty", "1q2w3e4r", "qazwsx"],
  ...["password", "PassWord", "P@ssw0rd", "drowssap", "iloveyou", "woaini", "aaaaaaaa", "abcdefgh", "admin123", "１２３４５６"],
])("%s is common", (password) => expect(estimatePassword(password)).toMatchObject({ isCommon: true }));

test.each(["Shopkeeper-1", "Own-words-2", "Welcome-1", "春天的茶园里有三", "tk4m9z", "😀😃😄😁😆😅"])("%s is not common", (password) =>
  expect(estimatePassword(password)).toMatchObject({ isCommon: false }),
);

test("the score rises with what has to be guessed", () => {
  expect(["123456", "Welcome-1", "Again-12", "Shopkeeper-1"].map((password) => estimatePassword(password).score)).toEqual([0, 1, 2, 4]);
});

test("words of the account are guessed first", () => {
  expect(estimatePassword("tingyu-chaguan").score).toBeGreaterThan(estimatePassword("tingyu-chaguan", "tingyu-chaguan").score);
});
