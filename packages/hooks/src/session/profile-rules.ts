import { fields, type Schema } from "@shopkeeper/sdk";
import { lengthOf } from "@shopkeeper/sdk/rules/core";
import { type PasswordContext, passwordLimits, passwordProblems } from "@shopkeeper/sdk/rules/session";
import { formSchema } from "../form/form-schema";
import { problemKeys } from "../form/problem-keys";
import { passwordContext } from "./password-engine";
import type { ProfileTextKey } from "./profile-messages";

/** The values of the personal centre; the password fields are empty if the password stays. */
export interface ProfileForm {
  realName: string;
  oldPassword: string;
  password: string;
  confirmPassword: string;
}

/** The initial form. */
export const profileOf = (realName: string): ProfileForm => ({ realName, oldPassword: "", password: "", confirmPassword: "" });

/** The limits of the form, as used by its inputs and sentences; from the contract. */
export const profileLimits = { nameMax: fields.ProfileInput.realName.maxLength, ...passwordLimits } as const;

/** The problems of the form by field, as keys of its texts. */
export type ProfileProblems = Partial<Record<keyof ProfileForm, string>>;

/** The problems of a form. An unchanged name or password is not checked; a password is checked only with its context. */
export function profileProblems(input: ProfileForm, storedName: string, context?: PasswordContext): ProfileProblems {
  const form = trimmed(input);
  return {
    ...(form.realName !== storedName && nameProblems(form.realName)),
    ...(context && changesPassword(form) && problemKeys(passwordProblems(form, context))),
  };
}

/** The validation rules of the form, for an account with this name. */
export const profileSchema = (storedName: string, account: string) =>
  formSchema<ProfileForm>(async (values) =>
    profileProblems(values, storedName, changesPassword(values) ? await passwordContext(account) : undefined),
  );

/** The request fields of a valid form: only the changed ones. */
export function profileChange(input: ProfileForm, storedName: string): { realName?: string; password?: Schema<"PasswordInput"> } {
  const { realName, oldPassword, password, confirmPassword } = trimmed(input);
  return {
    ...(realName !== storedName && { realName }),
    ...(changesPassword(input) && { password: { oldPassword, password, confirmPassword } }),
  };
}

/** Passwords are trimmed as on login: a password set here can be typed there. */
const trimmed = ({ realName, oldPassword, password, confirmPassword }: ProfileForm): ProfileForm => ({
  realName: realName.trim(),
  oldPassword: oldPassword.trim(),
  password: password.trim(),
  confirmPassword: confirmPassword.trim(),
});

const changesPassword = ({ oldPassword, password }: ProfileForm) => oldPassword !== "" || password !== "";

function nameProblems(name: string): ProfileProblems {
  const key: ProfileTextKey = name === "" ? "problems.nameEmpty" : "problems.nameLong";
  return name === "" || lengthOf(name) > profileLimits.nameMax ? { realName: key } : {};
}
