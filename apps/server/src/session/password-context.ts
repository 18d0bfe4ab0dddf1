import type { PasswordContext } from "@shopkeeper/sdk/rules/session";

/** What a new password of an account is judged by. The list of common ones is loaded with the first. */
export async function passwordContext(account: string): Promise<PasswordContext> {
  const { estimatePassword } = await import("@shopkeeper/sdk/passwords");
  return { account, isCommon: (password) => estimatePassword(password, account).isCommon };
}
