import { phoneText, type Problem, type Problems } from "../core";
import { type PasswordContext, passwordFault, passwordLimits } from "../session";
import type { adminRuleMessages } from "./messages";

type Key = keyof typeof adminRuleMessages;

/** The editable fields of an administrator. */
export interface AdminFields {
  readonly realName: string;
  /** Ids of roles. */
  readonly roles: readonly number[];
  /** Empty if there is none. */
  readonly phone: string;
}

const mobile = /^1\d{10}$/;

/** The problems of an administrator, by field. */
export function adminProblems({ realName, roles, phone }: AdminFields): Problems<keyof AdminFields, Key> {
  return {
    ...(realName.trim() === "" && { realName: problem("realNameEmpty") }),
    ...(roles.length === 0 && { roles: problem("rolesEmpty") }),
    ...(phone.trim() !== "" && !mobile.test(phoneText(phone)) && { phone: problem("phoneWrong") }),
  };
}

/** The problem of the name of a new account. */
export function accountProblem(account: string): Problem<Key> | undefined {
  const trimmed = account.trim();
  if (trimmed === "") return problem("accountEmpty");
  return /\s/u.test(trimmed) ? problem("accountSpaces") : undefined;
}

/** A password that one person sets for another, typed twice. */
export interface GivenPassword {
  readonly pwd: string;
  readonly repwd: string;
}

const faultKeys = { length: "pwdLength", account: "pwdHasAccount", common: "pwdCommon" } as const;

/** The problems of a given password, by field. */
export function givenPasswordProblems({ pwd, repwd }: GivenPassword, context: PasswordContext): Problems<keyof GivenPassword, Key> {
  if (pwd === "") return { pwd: problem("pwdEmpty") };
  const fault = passwordFault(pwd, context);
  const again = repwd === "" ? problem("repwdEmpty") : pwd === repwd ? undefined : problem("repwdDifferent");
  return { ...(fault && { pwd: problem(faultKeys[fault]) }), ...(again && { repwd: again }) };
}

const problem = (key: Key): Problem<Key> => ({ key, params: passwordLimits });
