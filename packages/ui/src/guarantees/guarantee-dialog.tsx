import { sentenceOf, useText } from "@shopkeeper/hooks/core";
import { type GroupService, type GuaranteeGroupFormOptions, guaranteeText, useGuaranteeGroupForm } from "@shopkeeper/hooks/guarantees";
import { DraftNotice } from "../core/draft-notice";
import { EditConflict } from "../core/edit-conflict";
import { FormDialog } from "../core/form-dialog";
import { FormItem } from "../core/form-item";
import { TextInput } from "../core/text-input";
import { ServiceTable } from "./service-table";
import { ServiceTags } from "./service-tags";

export type GuaranteeDialogProps = GuaranteeGroupFormOptions;

/** 添加保障服务, 编辑保障服务 or 保障服务详情: the name of a group and its services. Mount it to open it. */
export function GuaranteeDialog(options: GuaranteeDialogProps) {
  const t = useText(guaranteeText);
  const group = useGuaranteeGroupForm(options);
  const { form, isReadOnly, conflict, services } = group;
  const explain = (message: string) => sentenceOf(guaranteeText, message, { max: group.limits.name });
  return (
    <FormDialog
      title={t(group.title)}
      width={1000}
      of={group}
      over={
        conflict && (
          <EditConflict
            name={conflict.name}
            mine={<Version {...conflict.mine} rows={services.rows} />}
            theirs={<Version {...conflict.theirs} rows={services.rows} />}
            onKeepMine={conflict.keepMine}
            onTakeTheirs={conflict.takeTheirs}
          />
        )
      }
    >
      <DraftNotice draft={group.draft} />
      <FormItem form={form} name="name" label={t("form.name")} explain={explain} isRequired>
        {(field) => (
          <TextInput {...field} data-autofocus="" placeholder={t("form.namePlaceholder")} maxLength={group.limits.name} hasCounter />
        )}
      </FormItem>
      <FormItem
        form={form}
        name="gids"
        label={t("form.services")}
        explain={explain}
        help={isReadOnly || services.rows.every(({ isValid }) => isValid) ? undefined : t("form.goneHint")}
        isRequired
        isGroup
        isWide
      >
        {(field) => <ServiceTable group={group} picked={field.value} tableRef={field.ref} />}
      </FormItem>
    </FormDialog>
  );
}

function Version({ name, gids, rows }: { name: string; gids: readonly number[]; rows: readonly GroupService[] }) {
  const t = useText(guaranteeText);
  return (
    <dl>
      <dt>{t("form.name")}</dt>
      <dd>{name}</dd>
      <dt>{t("form.services")}</dt>
      <dd>
        <ServiceTags services={rows.filter((service) => gids.includes(service.id))} />
      </dd>
    </dl>
  );
}
