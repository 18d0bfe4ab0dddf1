import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength";

test("length and kinds of characters make a password strong", () => {
  const levels = ["", "abc", "abcdef", "aaaaaaaaaaaaaa", "abcd1234", "Shopkeeper-1", "春天的茶园里有三只小鹿aB"];
  expect(levels.map((password) => passwordStrength(password).level)).toEqual(["none", "short", "weak", "weak", "fair", "strong", "strong"]);
});

test("what is missing and what is there is counted", () => {
  expect(passwordStrength("aB1")).toEqual({ level: "short", length: 3, kinds: 3, missing: 3 });
  expect(passwordStrength(" Shopkeeper-1 ")).toMatchObject({ length: 12, kinds: 4, missing: 0 });
});
