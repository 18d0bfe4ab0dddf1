import { PasswordInput } from "../../generated/fields";

/** The limits of a new password, in characters, from the contract; the sentences take them as parameters. */
export const passwordLimits = {
  passwordMin: PasswordInput.password.minLength,
  passwordMax: PasswordInput.password.maxLength,
} as const;
