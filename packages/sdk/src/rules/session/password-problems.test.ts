import { expect, test } from "vitest";
import { passwordProblems } from "./password-problems";

const change = { oldPassword: "Shopkeeper-1", password: "secret", confirmPassword: "secret" };
const keysOf = (input: Partial<typeof change>) =>
  Object.fromEntries(Object.entries(passwordProblems({ ...change, ...input }, context)).map(([field, problem]) => [field, problem.key]));
const context = { account: "LinXia", isCommon: (password: string) => password === "123456" };
const twice = (password: string) => ({ password, confirmPassword: password });

test.each<[Partial<typeof change>, object]>([
  [{}, {}],
  [twice("😀".repeat(6)), {}],
  [twice("x".repeat(20)), {}],
  [twice("12345"), { password: "newLength" }],
  [twice("x".repeat(21)), { password: "newLength" }],
  [twice("123456"), { password: "newCommon" }],
  [twice("my-linxia-7"), { password: "newHasAccount" }],
  [twice("ＬＩＮＸＩＡ-7"), { password: "newHasAccount" }],
  [{ oldPassword: "secret" }, { password: "newSame" }],
  [{ oldPassword: "" }, { oldPassword: "oldEmpty" }],
  [{ password: "" }, { password: "newEmpty" }],
  [{ confirmPassword: "" }, { confirmPassword: "confirmEmpty" }],
  [{ confirmPassword: "secreT" }, { confirmPassword: "confirmDifferent" }],
  [
    { oldPassword: "", password: "1", confirmPassword: "2" },
    { oldPassword: "oldEmpty", password: "newLength", confirmPassword: "confirmDifferent" },
  ],
])("%o has the problems %o", (input, expected) => expect(keysOf(input)).toEqual(expected));

test("an account of one or two characters may be in a password", () => {
  const problems = (account: string) => passwordProblems({ ...change, ...twice("a-long-one") }, { ...context, account });
  expect([problems("a"), problems("lo"), problems("")]).toEqual([{}, {}, {}]);
  expect(problems("lon")).toMatchObject({ password: { key: "newHasAccount" } });
});
