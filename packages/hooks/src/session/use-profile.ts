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

/** The options of the personal centre. */
export interface ProfileOptions {
  /** Called after a save with the current user info, so that displays of the name can update. */
  onSaved?: (info: Schema<"LoginInfo">) => void;
}

/** The user info after a save, and the name that was not saved although the password was. */
interface ProfileSaved {
  info: Schema<"LoginInfo">;
  unsavedName?: string;
}

/** The state and actions of the personal centre. */
export interface Profile extends SchemaForm<ProfileForm> {
  info: Schema<"LoginInfo"> | undefined;
  isLoading: boolean;
  loadError: Error | undefined;
  retry: () => void;
  limits: typeof profileLimits;
  strength: PasswordStrength;
  /** The repetition of the new password is required once there is a new password. */
  needsConfirmation: boolean;
  /** Restores the stored values. */
  reset: () => void;
}

/**
 * The personal centre: the name and the password of the account, either of which may stay unchanged.
 *
 * Only changes are sent, the password first: if it is refused, nothing has changed. A change that succeeded before
 * another one failed is not sent again.
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

// without it a form keeps typed values, as it should when newer values arrive
const overDirty = { keepDirtyValues: false };

/** The new password during input; its repetition is validated again on each change. */
function usePassword(control: Control<ProfileForm>, onChange: () => void) {
  const password = useWatch({ control, name: "password" });
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `onChange` is new in every render; only the password matters
  useEffect(onChange, [password]);
  return password;
}
