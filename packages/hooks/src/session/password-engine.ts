import type * as passwords from "@shopkeeper/sdk/passwords";
import type { PasswordContext } from "@shopkeeper/sdk/rules/session";

/** What estimates passwords and knows the common ones. */
export type PasswordEngine = Pick<typeof passwords, "estimatePassword">;

/** Loads the estimator, whose list is a file of its own; undefined where it does not arrive: the server checks all the same. */
export async function passwordEngine(): Promise<PasswordEngine | undefined> {
  try {
    return await import("@shopkeeper/sdk/passwords");
  } catch {
    return undefined;
  }
}

/** What a new password of an account is judged by. */
export async function passwordContext(account: string): Promise<PasswordContext> {
  const engine = await passwordEngine();
  return { account, isCommon: (password) => engine?.estimatePassword(password, account).isCommon ?? false };
}
