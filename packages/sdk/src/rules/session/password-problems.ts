import type { components } from "../../generated/schema";
import { lengthOf, type Problem, type Problems } from "../core";
import type { passwordRuleMessages } from "./messages";
import { passwordLimits } from "./password-limits";

type PasswordInput = components["schemas"]["PasswordInput"];
type Key = keyof typeof passwordRuleMessages;

/** What is wrong with a changed password, by field; whether the old one is right only the server knows. */
export function passwordProblems({ oldPassword, password, confirmPassword }: PasswordInput): Problems<keyof PasswordInput, Key> {
  const found = { password: newProblem(oldPassword, password), confirmPassword: confirmProblem(password, confirmPassword) };
  return {
    ...(oldPassword === "" && { oldPassword: problem("oldEmpty") }),
    ...(found.password && { password: problem(found.password) }),
    ...(found.confirmPassword && { confirmPassword: problem(found.confirmPassword) }),
  };
}

const problem = (key: Key): Problem<Key> => ({ key, params: passwordLimits });

function newProblem(oldPassword: string, password: string): Key | undefined {
  if (password === "") return "newEmpty";
  const length = lengthOf(password);
  if (length < passwordLimits.passwordMin || length > passwordLimits.passwordMax) return "newLength";
  return password === oldPassword ? "newSame" : undefined;
}

function confirmProblem(password: string, confirmPassword: string): Key | undefined {
  if (password === "") return undefined;
  if (confirmPassword === "") return "confirmEmpty";
  return confirmPassword === password ? undefined : "confirmDifferent";
}
