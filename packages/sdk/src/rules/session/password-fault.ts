import { lengthOf } from "../core";
import { passwordLimits } from "./password-limits";

/** What a new password is judged by besides itself. */
export interface PasswordContext {
  /** The account that it is for. */
  readonly account: string;
  /** Whether it is one that many people choose; `estimatePassword` of the entry point `passwords` knows. */
  readonly isCommon: (password: string) => boolean;
}

export type PasswordFault = "length" | "account" | "common";

/** Shorter accounts are part of too many words. */
const shortestAccount = 3;

/** Why a password cannot be taken. */
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
