import { type AdminFormOptions, adminText, useAdminForm } from "@shopkeeper/hooks/admins";
import { sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { passwordLimits } from "@shopkeeper/sdk/rules/session";
import { MultiCascader } from "../cascader/multi-cascader";
import { LoadState } from "../core/load-state";
import { PasswordInput } from "../core/password-input";
import { Switch } from "../core/switch";
import { TextInput } from "../core/text-input";
import { FormDialog } from "../form/form-dialog";
import { FormItem } from "../form/form-item";
import { PhoneInput } from "../form/phone-input";
import { PasswordMeter } from "../session/shared";

/** 创建管理员 or 编辑管理员. Mount it to open it. */
export function AdminDialog(options: AdminFormOptions) {
  const t = useText(adminText);
  const admin = useAdminForm(options);
  const { form, isNew, max, roles, strength } = admin;
  const shared = { form, explain: (message: string) => sentenceOf(adminText, message, passwordLimits) };
  return (
    <FormDialog
      title={t(admin.title)}
      width={560}
      of={admin}
      conflict={{
        name: ({ realName }) => realName,
        describe: ({ realName, phone, status, roles: held }) => [
          [t("form.realName"), realName, "realName"],
          [t("form.roles"), roles.flatMap(({ id, roleName }) => (held.includes(id) ? [roleName] : [])).join("、"), "roles"],
          [t("form.phone"), phone || "-", "phone"],
          [t("form.status"), t(status ? "list.on" : "list.off"), "status"],
        ],
      }}
    >
      <LoadState of={admin.reading}>
        <FormItem {...shared} name="account" label={t("form.account")} isRequired isReadOnly={!isNew} help={t("form.accountHelp")}>
          {(field) => (
            <TextInput {...field} data-autofocus="" autoComplete="off" placeholder={t("form.accountPlaceholder")} maxLength={max.account} />
          )}
        </FormItem>
        {isNew && (
          <>
            <FormItem
              {...shared}
              name="pwd"
              label={t("form.pwd")}
              isRequired
              help={<PasswordMeter strength={strength} hint={t("form.pwdHelp")} />}
            >
              {(field) => <PasswordInput {...field} placeholder={t("form.pwdPlaceholder")} />}
            </FormItem>
            <FormItem {...shared} name="repwd" label={t("form.repwd")} isRequired>
              {(field) => <PasswordInput {...field} placeholder={t("form.repwdPlaceholder")} />}
            </FormItem>
          </>
        )}
        <FormItem {...shared} name="realName" label={t("form.realName")} isRequired>
          {(field) => <TextInput {...field} placeholder={t("form.realNamePlaceholder")} maxLength={max.realName} hasCounter />}
        </FormItem>
        <FormItem
          {...shared}
          name="roles"
          label={t("form.roles")}
          isRequired
          isGroup
          help={roles.length === 0 ? t("form.rolesNone") : undefined}
        >
          {({ value, onChange }) => (
            <MultiCascader
              nodes={roles.map(({ id, roleName }) => ({ id, name: roleName }))}
              value={value}
              onChange={onChange}
              placeholder={t("problems.rolesEmpty")}
            />
          )}
        </FormItem>
        <FormItem {...shared} name="phone" label={t("form.phone")} help={t("form.phoneHelp")}>
          {(field) => <PhoneInput {...field} placeholder={t("form.phonePlaceholder")} />}
        </FormItem>
        <FormItem {...shared} name="status" label={t("form.status")} isGroup>
          {({ value, ...field }) => <Switch {...field} isOn={value} aria-label={t("form.status")} />}
        </FormItem>
      </LoadState>
    </FormDialog>
  );
}
