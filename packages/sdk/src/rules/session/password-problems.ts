import type { components } from "../../generated/schema";
import type { Problem, Problems } from "../core";
import type { passwordRuleMessages } from "./messages";
import { type PasswordContext, passwordFault } from "./password-fault";
import { passwordLimits } from "./password-limits";

type PasswordInput = components["schemas"]["PasswordInput"];
type Key = keyof typeof passwordRuleMessages;

/** The problems of a changed password, by field; only the server can check the old one. */
export function passwordProblems(
  { oldPassword, password, confirmPassword }: PasswordInput,
  context: PasswordContext,
): Problems<keyof PasswordInput, Key> {
  const found = { password: newProblem(oldPassword, password, context), confirmPassword: confirmProblem(password, confirmPassword) };
  return {
    ...(oldPassword === "" && { oldPassword: problem("oldEmpty") }),
    ...(found.password && { password: problem(found.password) }),
    ...(found.confirmPassword && { confirmPassword: problem(found.confirmPassword) }),
  };
}

const problem = (key: Key): Problem<Key> => ({ key, params: passwordLimits });

const keys = { length: "newLength", account: "newHasAccount", common: "newCommon" } as const;

function newProblem(oldPassword: string, password: string, context: PasswordContext): Key | undefined {
  if (password === "") return "newEmpty";
  const fault = passwordFault(password, context);
  if (fault) return keys[fault];
  return password === oldPassword ? "newSame" : undefined;
}

function confirmProblem(password: string, confirmPassword: string): Key | undefined {
  if (password === "") return undefined;
  if (confirmPassword === "") return "confirmEmpty";
  return confirmPassword === password ? undefined : "confirmDifferent";
}
