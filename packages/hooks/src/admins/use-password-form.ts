import type { Schema } from "@shopkeeper/sdk";
import { givenPasswordProblems } from "@shopkeeper/sdk/rules/admins";
import { type FormModel, formSchema, problemKeys, useVersionedForm, type VersionedForm } from "../form";
import { textOf } from "../texts";
import { passwordContext, type PasswordStrength, usePasswordStrength } from "../session/shared";
import { adminText } from "./messages";

interface PasswordForm {
  pwd: string;
  repwd: string;
}

const modelOf = (account: string): FormModel<PasswordForm, never> => ({
  schema: formSchema<PasswordForm>(async ({ pwd, repwd }) =>
    problemKeys(givenPasswordProblems({ pwd: pwd.trim(), repwd: repwd.trim() }, await passwordContext(account))),
  ),
  valuesOf: () => ({ pwd: "", repwd: "" }),
});

export interface PasswordFormOptions {
  admin: Pick<Schema<"Admin">, "id" | "account">;
  onDone: () => void;
  onCancel: () => void;
}

/** Setting a temporary password for an administrator. */
export interface PasswordFormState extends VersionedForm<PasswordForm, never> {
  strength: PasswordStrength;
}

/** Setting a temporary password for an administrator; all sessions of the account end with it. */
export function usePasswordForm({ admin: { id, account }, onDone, onCancel }: PasswordFormOptions): PasswordFormState {
  const form = useVersionedForm<PasswordForm, never, null>({
    model: modelOf(account),
    edited: undefined,
    operation: "setAdminPassword",
    save: ({ pwd, repwd }, client) => client.setAdminPassword({ body: { id, password: pwd.trim(), confirmPassword: repwd.trim() } }),
    wireNames: { password: "pwd", confirmPassword: "repwd" },
    done: textOf(adminText, "password.done"),
    onDone,
    onCancel,
  });
  return { ...form, strength: usePasswordStrength(form.form.watch("pwd"), account) };
}
