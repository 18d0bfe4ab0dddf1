import { adminText, type PasswordFormOptions, usePasswordForm } from "@shopkeeper/hooks/admins";
import { sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { passwordLimits } from "@shopkeeper/sdk/rules/session";
import { HintNotice } from "../core/hint-notice";
import { PasswordInput } from "../core/password-input";
import { FormDialog } from "../form/form-dialog";
import { FormItem } from "../form/form-item";
import { PasswordMeter } from "../session/shared";

/** 修改密码 of another administrator. Mount it to open it. */
export function PasswordDialog(options: PasswordFormOptions & { admin: { realName: string } }) {
  const t = useText(adminText);
  const password = usePasswordForm(options);
  const { form, strength } = password;
  const shared = { form, explain: (message: string) => sentenceOf(adminText, message, passwordLimits) };
  return (
    <FormDialog title={t("password.title", { name: options.admin.realName })} width={520} of={password}>
      <HintNotice>{t("password.hint")}</HintNotice>
      <FormItem
        {...shared}
        name="pwd"
        label={t("form.pwd")}
        isRequired
        help={form.formState.errors.pwd ? undefined : <PasswordMeter strength={strength} />}
      >
        {(field) => <PasswordInput {...field} data-autofocus="" placeholder={t("form.pwdPlaceholder")} />}
      </FormItem>
      <FormItem {...shared} name="repwd" label={t("form.repwd")} isRequired>
        {(field) => <PasswordInput {...field} placeholder={t("form.repwdPlaceholder")} />}
      </FormItem>
    </FormDialog>
  );
}
