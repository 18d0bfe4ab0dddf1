import { lengthOf } from "@shopkeeper/sdk/rules/core";
import { passwordFault, passwordLimits } from "@shopkeeper/sdk/rules/session";
import type { PasswordEngine } from "./password-engine";

/** The strength of a password. */
export interface PasswordStrength {
  /** `none` if nothing is typed or the estimator is missing; `short`, `long`, `account` and `common` are not accepted. */
  readonly level: "none" | "short" | "long" | "account" | "common" | "weak" | "fair" | "strong";
  /** The number of missing characters. */
  readonly missing: number;
}

const levels = { 0: "weak", 1: "weak", 2: "fair", 3: "fair", 4: "strong" } as const;

/** The strength of an account's password; without the estimator only the levels that are not accepted. */
export function passwordStrength(password: string, account: string, engine?: PasswordEngine): PasswordStrength {
  const text = password.trim();
  const missing = Math.max(0, passwordLimits.passwordMin - lengthOf(text));
  if (text === "") return { level: "none", missing };
  const estimate = engine?.estimatePassword(text, account.trim());
  const fault = passwordFault(text, { account, isCommon: () => estimate?.isCommon ?? false });
  if (fault === "length") return { level: missing > 0 ? "short" : "long", missing };
  return { level: fault ?? (estimate ? levels[estimate.score] : "none"), missing };
}
