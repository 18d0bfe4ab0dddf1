import { phoneText, type Problem, type Problems } from "../core";
import { type PasswordContext, passwordFault, passwordLimits } from "../session";
import type { adminRuleMessages } from "./messages";

type Key = keyof typeof adminRuleMessages;

/** What people write of an administrator. */
export interface AdminFields {
  readonly realName: string;
  /** Ids of roles. */
  readonly roles: readonly number[];
  /** Empty where there is none. */
  readonly phone: string;
}

const mobile = /^1\d{10}$/;

/** What is wrong with an administrator, by field. */
export function adminProblems({ realName, roles, phone }: AdminFields): Problems<keyof AdminFields, Key> {
  return {
    ...(realName.trim() === "" && { realName: problem("realNameEmpty") }),
    ...(roles.length === 0 && { roles: problem("rolesEmpty") }),
    ...(phone.trim() !== "" && !mobile.test(phoneText(phone)) && { phone: problem("phoneWrong") }),
  };
}

/** What is wrong with the name of a new account. */
export function accountProblem(account: string): Problem<Key> | undefined {
  const trimmed = account.trim();
  if (trimmed === "") return problem("accountEmpty");
  return /\s/u.test(trimmed) ? problem("accountSpaces") : undefined;
}

/** A password that somebody gives to somebody else, typed twice. */
export interface GivenPassword {
  readonly pwd: string;
  readonly repwd: string;
}

const faultKeys = { length: "pwdLength", account: "pwdHasAccount", common: "pwdCommon" } as const;

/** What is wrong with a given password, by field. */
export function givenPasswordProblems({ pwd, repwd }: GivenPassword, context: PasswordContext): Problems<keyof GivenPassword, Key> {
  if (pwd === "") return { pwd: problem("pwdEmpty") };
  const fault = passwordFault(pwd, context);
  const again = repwd === "" ? problem("repwdEmpty") : pwd === repwd ? undefined : problem("repwdDifferent");
  return { ...(fault && { pwd: problem(faultKeys[fault]) }), ...(again && { repwd: again }) };
}

const problem = (key: Key): Problem<Key> => ({ key, params: passwordLimits });
