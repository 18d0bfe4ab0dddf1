import type { Preparations } from "../core/handlers";
import type { Passwords } from "../ports/passwords";
import type { LoginProof } from "./login-proof";
import type { PreparedSession } from "./prepared";

/** Checks passwords outside the transaction, with the same work for names that nobody has. */
export function proveLogin(passwords: Passwords): Preparations<PreparedSession>["login"] {
  let decoy: Promise<string> | undefined;
  return async ({ body, platform }): Promise<LoginProof> => {
    const account = await platform.accounts.byName(body.account);
    const stored = account?.password ?? (await (decoy ??= passwords.hash("nobody's password")));
    const matches = await passwords.matches(body.pwd, stored);
    return { isRight: matches && account?.status === true, accountId: account?.id, password: account?.password };
  };
}
