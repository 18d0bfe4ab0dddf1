import { passwordLimits, passwordProblems } from "@shopkeeper/sdk/rules/session";
import type { Schema } from "@shopkeeper/sdk";
import type { SchemaForm } from "../form";
import { textOf } from "../texts/catalogue";
import { formSchema } from "../form/form-schema";
import { problemKeys } from "../form/problem-keys";
import { useAction } from "../core/use-action";
import { useSchemaForm } from "../form/use-schema-form";
import { sessionText } from "./messages";
import { passwordContext } from "./password-engine";
import type { PasswordStrength } from "./password-strength";
import { usePasswordStrength } from "./use-password-strength";

type Passwords = Schema<"PasswordInput">;

const nothing: Passwords = { oldPassword: "", password: "", confirmPassword: "" };

const trimmed = ({ oldPassword, password, confirmPassword }: Passwords): Passwords => ({
  oldPassword: oldPassword.trim(),
  password: password.trim(),
  confirmPassword: confirmPassword.trim(),
});

const schemaOf = (account: string) =>
  formSchema<Passwords>(async (input) => problemKeys(passwordProblems(trimmed(input), await passwordContext(account))));

/** Changing a password set by another person. */
export interface FirstPassword extends SchemaForm<Passwords> {
  limits: typeof passwordLimits;
  strength: PasswordStrength;
}

/** Changing a password set by another person, before anything else. */
export function useFirstPassword({ account, onDone }: { account: string; onDone: () => void }): FirstPassword {
  const action = useAction((input: Passwords, client) => client.changePassword({ body: trimmed(input) }), [], {
    done: () => textOf(sessionText, "firstPassword.done"),
  });
  const { form, ...rest } = useSchemaForm<Passwords, null>({ schema: schemaOf(account), values: nothing, action, onDone });
  return { ...rest, form, limits: passwordLimits, strength: usePasswordStrength(form.watch("password"), account) };
}
