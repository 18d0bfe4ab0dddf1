import { sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { type ServiceTokenFormOptions, tokenText, usualDays, useServiceTokenForm } from "@shopkeeper/hooks/tokens";
import type { Schema } from "@shopkeeper/sdk";
import { MultiCascader } from "../cascader/multi-cascader";
import { Select } from "../core/select";
import { TextInput } from "../core/text-input";
import { FormDialog } from "../form/form-dialog";
import { FormItem } from "../form/form-item";

export interface ServiceTokenDialogProps extends ServiceTokenFormOptions {
  /** The assignable roles. */
  roles: readonly Schema<"Role">[];
}

/** 生成服务令牌. Mount it to open it. */
export function ServiceTokenDialog({ roles, ...options }: ServiceTokenDialogProps) {
  const t = useText(tokenText);
  const token = useServiceTokenForm(options);
  const { form, max } = token;
  const shared = { form, explain: (message: string) => sentenceOf(tokenText, message, { max: max.name }) };
  return (
    <FormDialog title={t("form.title")} width={560} of={token}>
      <FormItem {...shared} name="name" label={t("fields.name")} isRequired help={t("form.nameHelp")}>
        {(field) => <TextInput {...field} data-autofocus="" placeholder={t("form.namePlaceholder")} maxLength={max.name} hasCounter />}
      </FormItem>
      <FormItem
        {...shared}
        name="roles"
        label={t("fields.roles")}
        isRequired
        isGroup
        help={t(roles.length === 0 ? "form.rolesNone" : "form.rolesHelp")}
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
      <FormItem {...shared} name="days" label={t("fields.days")} isRequired>
        {(field) => (
          <Select
            {...field}
            options={usualDays.map((count) => ({ value: count, label: t("form.days", { count }) }))}
            placeholder={t("problems.daysEmpty")}
          />
        )}
      </FormItem>
    </FormDialog>
  );
}
