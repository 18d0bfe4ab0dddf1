import { expect, test } from "vitest";
import { accountProblem, adminProblems, givenPasswordProblems } from "./admin-problems";

const keys = (problems: object) => Object.fromEntries(Object.entries(problems).map(([field, { key }]) => [field, key]));

test("somebody has a name and a role; a phone may be missing and not be wrong", () => {
  expect(adminProblems({ realName: "周小满", roles: [1], phone: "" })).toEqual({});
  expect(keys(adminProblems({ realName: " ", roles: [], phone: "1380013800" }))).toEqual({
    realName: "realNameEmpty",
    roles: "rolesEmpty",
    phone: "phoneWrong",
  });
});

test("an account is one word", () => {
  expect([accountProblem(" ")?.key, accountProblem("a b")?.key, accountProblem(" clerk ")]).toEqual([
    "accountEmpty",
    "accountSpaces",
    undefined,
  ]);
});

const context = { account: "clerk", isCommon: (password: string) => password === "123456" };

test.each([
  ["", "", { pwd: "pwdEmpty" }],
  ["12345", "12345", { pwd: "pwdLength" }],
  ["x".repeat(21), "", { pwd: "pwdLength", repwd: "repwdEmpty" }],
  ["secret", "secreT", { repwd: "repwdDifferent" }],
  ["123456", "123456", { pwd: "pwdCommon" }],
  ["Clerk-no-7", "Clerk-no-7", { pwd: "pwdHasAccount" }],
  ["secret", "secret", {}],
])("the given password %s, repeated as %s", (pwd, repwd, problems) =>
  expect(keys(givenPasswordProblems({ pwd, repwd }, context))).toEqual(problems),
);
