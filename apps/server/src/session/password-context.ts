import type { PasswordContext } from "@shopkeeper/sdk/rules/session";

/** The context for checking a new password of an account. The list of common passwords is loaded on first use. */
export async function passwordContext(account: string): Promise<PasswordContext> {
  const { estimatePassword } = await import("@shopkeeper/sdk/passwords");
  return { account, isCommon: (password) => estimatePassword(password, account).isCommon };
}
