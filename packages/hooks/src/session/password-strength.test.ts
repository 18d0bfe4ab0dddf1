import { estimatePassword } from "@shopkeeper/sdk/passwords";
import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength";

const levelOf = (password: string, account = "linxia") => passwordStrength(password, account, { estimatePassword }).level;

test.each([
  ["", "none"],
  ["abc", "short"],
  ["x".repeat(21), "long"],
  ["123456", "common"],
  ["aaaaaaaaaaaaaa", "common"],
  ["LinXia-2024-tea", "account"],
  ["Welcome-1", "weak"],
  ["Again-12", "fair"],
  [" Shopkeeper-1 ", "strong"],
  ["春天的茶园里有三只小鹿aB", "strong"],
] as const)("%s is %s", (password, level) => expect(levelOf(password)).toBe(level));

test("the characters that are missing are counted", () => expect(passwordStrength("aB1", "")).toEqual({ level: "short", missing: 3 }));

test("before the estimator is there, only what it is not needed for is said", () => {
  expect(["abc", "x-linxia-x", "123456"].map((password) => passwordStrength(password, "linxia").level)).toEqual([
    "short",
    "account",
    "none",
  ]);
});
