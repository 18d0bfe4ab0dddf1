import { lengthOf } from "@shopkeeper/sdk/rules/core";
import { passwordFault, passwordLimits } from "@shopkeeper/sdk/rules/session";
import type { PasswordEngine } from "./password-engine";

/** How hard a password is to guess. */
export interface PasswordStrength {
  /** `none` where nothing is typed or the estimator is not there; `short`, `long`, `account` and `common` cannot be taken. */
  readonly level: "none" | "short" | "long" | "account" | "common" | "weak" | "fair" | "strong";
  /** Characters that are still needed. */
  readonly missing: number;
}

const levels = { 0: "weak", 1: "weak", 2: "fair", 3: "fair", 4: "strong" } as const;

/** Says how strong a password of an account is; without the estimator only what cannot be taken. */
export function passwordStrength(password: string, account: string, engine?: PasswordEngine): PasswordStrength {
  const text = password.trim();
  const missing = Math.max(0, passwordLimits.passwordMin - lengthOf(text));
  if (text === "") return { level: "none", missing };
  const estimate = engine?.estimatePassword(text, account.trim());
  const fault = passwordFault(text, { account, isCommon: () => estimate?.isCommon ?? false });
  if (fault === "length") return { level: missing > 0 ? "short" : "long", missing };
  return { level: fault ?? (estimate ? levels[estimate.score] : "none"), missing };
}
