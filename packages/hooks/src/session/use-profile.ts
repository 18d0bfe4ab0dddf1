import type { Schema } from "@shopkeeper/sdk";
import { useEffect } from "react";
import { type Control, useWatch } from "react-hook-form";
import type { SchemaForm } from "../form";
import { coreText } from "../texts/messages";
import { textOf } from "../texts/catalogue";
import { useAction } from "../core/use-action";
import { useRead } from "../core/use-read";
import { useClient, useShop } from "../shop/shop-provider";
import { useSchemaForm } from "../form/use-schema-form";
import type { PasswordStrength } from "./password-strength";
import { profileText } from "./profile-messages";
import { type ProfileForm, profileChange, profileLimits, profileOf, profileSchema } from "./profile-rules";
import { usePasswordStrength } from "./use-password-strength";

/** What the personal centre tells of. */
export interface ProfileOptions {
  /** Called after a save with who one is now, so that what shows the name can follow. */
  onSaved?: (info: Schema<"LoginInfo">) => void;
}

/** Who one is after a save, and the name that could not be saved after the password was. */
interface ProfileSaved {
  info: Schema<"LoginInfo">;
  unsavedName?: string;
}

/** The personal centre. */
export interface Profile extends SchemaForm<ProfileForm> {
  info: Schema<"LoginInfo"> | undefined;
  isLoading: boolean;
  loadError: Error | undefined;
  retry: () => void;
  limits: typeof profileLimits;
  strength: PasswordStrength;
  /** The new password is typed once more as soon as there is one. */
  needsConfirmation: boolean;
  /** Puts back what is stored. */
  reset: () => void;
}

/**
 * The personal centre: one's name and one's password, either of which may be left as it is.
 *
 * Only what has changed is sent, the password first: where it is refused, nothing has changed. What was done before
 * something else failed is not sent again.
 */
export function useProfile({ onSaved }: ProfileOptions = {}): Profile {
  const client = useClient();
  const { notices } = useShop();
  const { data: info, isLoading, error: loadError, retry } = useRead("getLoginInfo", {});
  const { realName: storedName = "", account = "" } = info ?? {};

  async function save(input: ProfileForm): Promise<ProfileSaved> {
    if (!info) throw new Error("the account is not loaded yet");
    const { realName, password } = profileChange(input, storedName);
    if (password) await client.changePassword({ body: password });
    try {
      if (realName !== undefined) await client.updateProfile({ body: { realName } });
      return { info: { ...info, realName: realName ?? storedName } };
    } catch (error) {
      if (!password) throw error;
      notices.failure(error);
      return { info, unsavedName: realName };
    }
  }

  const action = useAction(save, ["session"], {
    done: ({ unsavedName }) => (unsavedName === undefined ? textOf(coreText, "done.submitted") : textOf(profileText, "password.changed")),
  });
  const { form, submit, ...rest } = useSchemaForm<ProfileForm, ProfileSaved>({
    schema: profileSchema(storedName, account),
    values: profileOf(storedName),
    action,
    onDone(saved) {
      form.reset(profileOf(saved.info.realName), overDirty);
      if (saved.unsavedName === undefined) onSaved?.(saved.info);
      else form.setValue("realName", saved.unsavedName, { shouldDirty: true });
    },
  });
  const password = usePassword(form.control, () => {
    if (form.getFieldState("confirmPassword").isTouched) void form.trigger("confirmPassword");
  });

  return {
    ...rest,
    form,
    info,
    isLoading,
    loadError,
    retry,
    limits: profileLimits,
    strength: usePasswordStrength(password, account),
    needsConfirmation: password !== "",
    submit: () => (rest.isDirty ? submit() : notices.info(textOf(profileText, "nothingChanged"))),
    reset: () => form.reset(profileOf(storedName), overDirty),
  };
}

// without it a form keeps what was typed, as it should when newer values arrive
const overDirty = { keepDirtyValues: false };

/** The new password as it is typed; what is said of its repetition is looked at again with each change. */
function usePassword(control: Control<ProfileForm>, onChange: () => void) {
  const password = useWatch({ control, name: "password" });
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `onChange` is new in every render; only the password matters
  useEffect(onChange, [password]);
  return password;
}
