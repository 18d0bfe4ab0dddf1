import { limits, type Schema } from "@shopkeeper/sdk";
import * as z from "zod/mini";
import type { ProfileTextKey } from "./profile-messages";

/** The personal centre as it is typed; the password fields are empty where the password stays. */
export interface ProfileForm {
  realName: string;
  oldPassword: string;
  password: string;
  confirmPassword: string;
}

/** The form before anything is typed. */
export const profileOf = (realName: string): ProfileForm => ({ realName, oldPassword: "", password: "", confirmPassword: "" });

/** The limits of the form, as its inputs and its sentences take them; from the contract. */
export const profileLimits = {
  nameMax: limits.ProfileInput.realName.maxLength,
  passwordMin: limits.PasswordInput.password.minLength,
  passwordMax: limits.PasswordInput.password.maxLength,
} as const;

/** What is wrong with the form, field by field, as keys of its texts. */
export type ProfileProblems = Partial<Record<keyof ProfileForm, ProfileTextKey>>;

/** What is wrong with a form. A name that stays, and a password that stays, are not looked at. */
export function profileProblems(typed: ProfileForm, storedName: string): ProfileProblems {
  const form = trimmed(typed);
  return {
    ...(form.realName !== storedName && problem("realName", nameProblem(form.realName))),
    ...(changesPassword(form) && {
      ...problem("oldPassword", form.oldPassword === "" ? "problems.oldEmpty" : undefined),
      ...problem("password", newProblem(form)),
      ...problem("confirmPassword", confirmProblem(form)),
    }),
  };
}

/** The rules of the form, for an account with this name. */
export function profileSchema(storedName: string) {
  return profileShape.check(({ value, issues }) => {
    for (const [field, message] of Object.entries(profileProblems(value, storedName)))
      issues.push({ code: "custom", path: [field], message, input: value });
  });
}

/** What travels for a form without problems: only what has changed. */
export function profileChange(typed: ProfileForm, storedName: string): { realName?: string; password?: Schema<"PasswordInput"> } {
  const { realName, oldPassword, password, confirmPassword } = trimmed(typed);
  return {
    ...(realName !== storedName && { realName }),
    ...(changesPassword(typed) && { password: { oldPassword, password, confirmPassword } }),
  };
}

const profileShape = z.object({ realName: z.string(), oldPassword: z.string(), password: z.string(), confirmPassword: z.string() });

/** Passwords are trimmed as the login trims them: what can be set here can be typed there. */
const trimmed = ({ realName, oldPassword, password, confirmPassword }: ProfileForm): ProfileForm => ({
  realName: realName.trim(),
  oldPassword: oldPassword.trim(),
  password: password.trim(),
  confirmPassword: confirmPassword.trim(),
});

const changesPassword = ({ oldPassword, password }: ProfileForm) => oldPassword !== "" || password !== "";

const problem = (field: keyof ProfileForm, key: ProfileTextKey | undefined): ProfileProblems => (key ? { [field]: key } : {});

const lengthOf = (text: string) => [...text].length;

function nameProblem(name: string): ProfileTextKey | undefined {
  if (name === "") return "problems.nameEmpty";
  return lengthOf(name) > profileLimits.nameMax ? "problems.nameLong" : undefined;
}

function newProblem({ oldPassword, password }: ProfileForm): ProfileTextKey | undefined {
  if (password === "") return "problems.newEmpty";
  const length = lengthOf(password);
  if (length < profileLimits.passwordMin || length > profileLimits.passwordMax) return "problems.newLength";
  return password === oldPassword ? "problems.newSame" : undefined;
}

function confirmProblem({ password, confirmPassword }: ProfileForm): ProfileTextKey | undefined {
  if (password === "") return undefined;
  if (confirmPassword === "") return "problems.confirmEmpty";
  return confirmPassword === password ? undefined : "problems.confirmDifferent";
}
