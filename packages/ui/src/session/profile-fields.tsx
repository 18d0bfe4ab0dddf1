import { sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { type Profile, profileLimits, profileText } from "@shopkeeper/hooks/session";
import { PasswordInput } from "../core/password-input";
import { TextInput } from "../core/text-input";
import { FormField } from "../form/form-field";
import { FormItem } from "../form/form-item";
import { FormSection } from "../form/form-section";
import { styled } from "../theme/styled";
import { PasswordMeter } from "./password-meter";

/** The fields of the personal centre: the name, and an optional new password. */
export function ProfileFields({ profile }: { profile: Profile }) {
  const t = useText(profileText);
  const { form, info, limits, strength, needsConfirmation } = profile;
  const shared = { form, explain: (message: string) => sentenceOf(profileText, message, profileLimits) };
  return (
    <Root>
      <FormSection title={t("basic")}>
        <FormField label={t("account")} help={t("accountHelp")} isReadOnly>
          <TextInput value={info?.account} />
          <input type="hidden" autoComplete="username" value={info?.account ?? ""} readOnly />
        </FormField>
        <FormItem {...shared} name="realName" label={t("realName")} isRequired>
          {(field) => (
            <TextInput {...field} placeholder={t("realNamePlaceholder")} autoComplete="name" maxLength={limits.nameMax} hasCounter />
          )}
        </FormItem>
      </FormSection>
      <FormSection title={t("password.title")}>
        <Hint>{t("password.hint")}</Hint>
        <FormItem {...shared} name="oldPassword" label={t("password.old")}>
          {(field) => <PasswordInput {...field} placeholder={t("password.oldPlaceholder")} autoComplete="current-password" />}
        </FormItem>
        <FormItem
          {...shared}
          name="password"
          label={t("password.new")}
          help={form.formState.errors.password ? undefined : <PasswordMeter strength={strength} />}
        >
          {(field) => <PasswordInput {...field} placeholder={t("password.newPlaceholder")} />}
        </FormItem>
        {needsConfirmation && (
          <FormItem {...shared} name="confirmPassword" label={t("password.confirm")}>
            {(field) => <PasswordInput {...field} placeholder={t("password.confirmPlaceholder")} />}
          </FormItem>
        )}
      </FormSection>
    </Root>
  );
}

const Root = styled("div", {
  base: { display: "grid", gap: "5", padding: "5", "@container (max-width: 640px)": { padding: "4" } },
});
const Hint = styled("p", { base: { marginTop: "-2.5", fontSize: "xs", color: "fg.subtle" } });
