import { lengthOf } from "../core";
import { passwordLimits } from "./password-limits";

/** The context in which a new password is checked. */
export interface PasswordContext {
  /** The account of the password. */
  readonly account: string;
  /** Whether many people use it; `estimatePassword` of the entry point `passwords` answers this. */
  readonly isCommon: (password: string) => boolean;
}

export type PasswordFault = "length" | "account" | "common";

/** The shortest account to search for: shorter ones are part of too many words. */
const shortestAccount = 3;

/** Why a password is rejected. */
export function passwordFault(password: string, { account, isCommon }: PasswordContext): PasswordFault | undefined {
  const length = lengthOf(password);
  if (length < passwordLimits.passwordMin || length > passwordLimits.passwordMax) return "length";
  if (containsAccount(password, account)) return "account";
  return isCommon(password) ? "common" : undefined;
}

function containsAccount(password: string, account: string): boolean {
  const name = plain(account.trim());
  return lengthOf(name) >= shortestAccount && plain(password).includes(name);
}

const plain = (text: string) => text.normalize("NFKC").toLowerCase();
