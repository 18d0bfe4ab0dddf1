import { profileLimits } from "./profile-rules";

/** How hard a password is to guess, as far as its length and its kinds of characters tell. */
export interface PasswordStrength {
  /** `none` where nothing is typed, `short` where it is too short to be taken. */
  readonly level: "none" | "short" | "weak" | "fair" | "strong";
  readonly length: number;
  /** Small letters, capitals, digits, anything else: how many of the four it has. */
  readonly kinds: number;
  /** Characters that are still needed. */
  readonly missing: number;
}

const kindsOf = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d\s]/];

/** Says how strong a password is. */
export function passwordStrength(password: string): PasswordStrength {
  const text = password.trim();
  const length = [...text].length;
  const kinds = kindsOf.filter((kind) => kind.test(text)).length;
  const missing = Math.max(0, profileLimits.passwordMin - length);
  return { level: levelOf(length, kinds, missing), length, kinds, missing };
}

function levelOf(length: number, kinds: number, missing: number): PasswordStrength["level"] {
  if (length === 0) return "none";
  if (missing > 0) return "short";
  if (length >= 12 && kinds >= 3) return "strong";
  return length >= 8 && kinds >= 2 ? "fair" : "weak";
}
