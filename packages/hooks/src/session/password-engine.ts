import type * as passwords from "@shopkeeper/sdk/passwords";
import type { PasswordContext } from "@shopkeeper/sdk/rules/session";

/** The estimator of passwords, which knows the common ones. */
export type PasswordEngine = Pick<typeof passwords, "estimatePassword">;

/** Loads the estimator, whose list is a separate file; undefined if loading fails: the server still checks the password. */
export async function passwordEngine(): Promise<PasswordEngine | undefined> {
  try {
    return await import("@shopkeeper/sdk/passwords");
  } catch {
    return undefined;
  }
}

/** The context for judging a new password of an account. */
export async function passwordContext(account: string): Promise<PasswordContext> {
  const engine = await passwordEngine();
  return { account, isCommon: (password) => engine?.estimatePassword(password, account).isCommon ?? false };
}
