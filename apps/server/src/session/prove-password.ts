import { problemTexts } from "@shopkeeper/sdk/rules/core";
import { passwordProblems, passwordRuleMessages } from "@shopkeeper/sdk/rules/session";
import type { Preparations } from "../kernel/handlers";
import { invalidFields } from "../core/refusal";
import type { Passwords } from "../ports/passwords";
import { claimAttempt } from "./claim-attempt";
import { passwordSubjects } from "./login-subjects";
import { passwordContext } from "./password-context";
import type { PasswordProof } from "./password-proof";
import type { PreparedSession } from "./prepared";
import { refuseDemoPassword } from "./refuse-demo-password";

/**
 * Checks the old password and hashes the new one outside the transaction; a wrong one costs no second hash.
 *
 * A person with only a session must not guess the password any faster than at the login.
 */
export function provePassword(passwords: Passwords): Preparations<PreparedSession>["changePassword"] {
  return async ({ body, session, platform, request }): Promise<PasswordProof> => {
    const problems = problemTexts(passwordProblems(body, await passwordContext(session.account)), passwordRuleMessages);
    if (Object.keys(problems).length > 0) throw invalidFields(problems);
    refuseDemoPassword(platform.server, "password", body.password);
    const { accounts, clock, loginFailures } = platform;
    const subjects = passwordSubjects(session.accountId, request.addressBlock);
    await claimAttempt(loginFailures, subjects, clock);
    try {
      const account = await accounts.byId(session.accountId);
      const known = account?.password ?? "";
      const isRight = account !== undefined && (await passwords.matches(body.oldPassword, known));
      return { known, subjects, isRight, ...(isRight && { password: await passwords.hash(body.password) }) };
    } catch (failure) {
      await loginFailures.release(subjects);
      throw failure;
    }
  };
}
