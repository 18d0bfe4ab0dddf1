import type { Preparations } from "../core/handlers";
import type { Passwords } from "../ports/passwords";
import type { PasswordProof } from "./password-proof";
import type { PreparedSession } from "./prepared";

/** Checks the old password and hashes the new one outside the transaction; a wrong one costs no second hash. */
export function provePassword(passwords: Passwords): Preparations<PreparedSession>["changePassword"] {
  return async ({ body, session, platform }): Promise<PasswordProof> => {
    const account = await platform.accounts.byId(session.accountId);
    const known = account?.password ?? "";
    const isRight = account !== undefined && (await passwords.matches(body.oldPassword, known));
    return isRight ? { known, isRight, password: await passwords.hash(body.password) } : { known, isRight };
  };
}
