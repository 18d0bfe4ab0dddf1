import { estimatePassword } from "@shopkeeper/sdk/passwords";
import { expect, test } from "vitest";
import { type ProfileForm, profileChange, profileLimits, profileOf, profileProblems } from "./profile-rules";

const input = (change: Partial<ProfileForm>): ProfileForm => ({ ...profileOf("林知夏"), ...change });
const problems = (change: Partial<ProfileForm>) => profileProblems(input(change), "林知夏", context);
const context = { account: "linxia", isCommon: (password: string) => estimatePassword(password).isCommon };
const password = { oldPassword: "Shopkeeper-1", password: "Brand-new-9", confirmPassword: "Brand-new-9" };

test("the limits are those of the contract", () => expect(profileLimits).toEqual({ nameMax: 16, passwordMin: 6, passwordMax: 20 }));

test("what stays is not looked at", () => {
  expect(problems({})).toEqual({});
  expect(profileProblems(profileOf("一个比十六个字还要长得多的旧名字啊啊"), "一个比十六个字还要长得多的旧名字啊啊", context)).toEqual({});
});

test("a name must be there, and have sixteen characters at most", () => {
  expect(problems({ realName: "  " })).toEqual({ realName: "problems.nameEmpty" });
  expect(problems({ realName: "长".repeat(17) })).toEqual({ realName: "problems.nameLong" });
  expect(problems({ realName: "😀".repeat(16) })).toEqual({});
});

test("once any of the passwords is typed, all of them are needed", () => {
  expect(problems({ oldPassword: "Shopkeeper-1" })).toEqual({ password: "problems.newEmpty" });
  expect(problems({ password: "Brand-new-9" })).toEqual({ oldPassword: "problems.oldEmpty", confirmPassword: "problems.confirmEmpty" });
  expect(problems(password)).toEqual({});
});

test("a common password, and one with the account in it, is not taken", () => {
  const changed = (text: string) => problems({ ...password, password: text, confirmPassword: text }).password;
  expect(["123456", " 111111 ", "My-LINXIA-7"].map(changed)).toEqual([
    "problems.newCommon",
    "problems.newCommon",
    "problems.newHasAccount",
  ]);
});

test("only what has changed travels, trimmed as the login trims it", () => {
  expect(profileChange(input({ realName: " 林知夏 " }), "林知夏")).toEqual({});
  expect(profileChange(input({ realName: " 林小夏 " }), "林知夏")).toEqual({ realName: "林小夏" });
  expect(profileChange(input({ ...password, password: " Brand-new-9 " }), "林知夏")).toEqual({ password });
});
