import { sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { roleHistory, type RoleFormOptions, roleText, useRoleForm } from "@shopkeeper/hooks/roles";
import { HintNotice } from "../core/hint-notice";
import { LoadState } from "../core/load-state";
import { Switch } from "../core/switch";
import { TextInput } from "../core/text-input";
import { FormDialog } from "../form/form-dialog";
import { FormItem } from "../form/form-item";
import { HistoryButton } from "../revisions/shared";
import { MenuField } from "./menu-field";

/** 添加角色, 编辑角色 or 角色详情. Mount it to open it. */
export function RoleDialog(options: RoleFormOptions) {
  const t = useText(roleText);
  const role = useRoleForm(options);
  const { form, isReadOnly, nameMax, tree } = role;
  const explain = (message: string) => sentenceOf(roleText, message);
  const hasLocks = !isReadOnly && tree?.some(({ lock }) => lock !== null);
  return (
    <FormDialog
      title={t(role.title)}
      width={560}
      of={role}
      tools={
        options.task.mode !== "add" && (
          <HistoryButton kind="role" subject={options.task.row.id} name={options.task.row.roleName} words={roleHistory} />
        )
      }
      conflict={{
        name: ({ roleName }) => roleName,
        describe: ({ roleName, status, rules }) => [
          [t("form.name"), roleName, "roleName"],
          [t("fields.status"), t(status ? "list.on" : "list.off"), "status"],
          [t("fields.rules"), t("form.count", { count: rules.length }), "rules"],
        ],
      }}
    >
      <LoadState of={role.reading}>
        {role.isBeyond && <HintNotice>{t("form.beyond")}</HintNotice>}
        <FormItem form={form} name="roleName" label={t("form.name")} explain={explain} isRequired>
          {(field) => <TextInput {...field} data-autofocus="" placeholder={t("form.namePlaceholder")} maxLength={nameMax} hasCounter />}
        </FormItem>
        <FormItem form={form} name="status" label={t("fields.status")} explain={explain} isGroup>
          {({ value, ...field }) => <Switch {...field} isOn={value} aria-label={t("fields.status")} />}
        </FormItem>
        <FormItem
          form={form}
          name="rules"
          label={t("fields.rules")}
          explain={explain}
          help={hasLocks ? t("form.lockHint") : undefined}
          isRequired
          isGroup
          isWide
        >
          {(field) => <MenuField tree={tree ?? []} value={field.value} onChange={field.onChange} disabled={isReadOnly} />}
        </FormItem>
      </LoadState>
    </FormDialog>
  );
}
