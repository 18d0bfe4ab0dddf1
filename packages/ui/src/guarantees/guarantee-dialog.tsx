import { sentenceOf, useText } from "@shopkeeper/hooks/core";
import { type GuaranteeGroupFormOptions, guaranteeText, useGuaranteeGroupForm } from "@shopkeeper/hooks/guarantees";
import { FormDialog } from "../core/form-dialog";
import { FormItem } from "../core/form-item";
import { TextInput } from "../core/text-input";
import { ServiceTable } from "./service-table";
import { ServiceTags } from "./service-tags";

/** 添加保障服务, 编辑保障服务 or 保障服务详情: the name of a group and its services. Mount it to open it. */
export function GuaranteeDialog(options: GuaranteeGroupFormOptions) {
  const t = useText(guaranteeText);
  const group = useGuaranteeGroupForm(options);
  const { form, isReadOnly, limits, services } = group;
  const explain = (message: string) => sentenceOf(guaranteeText, message, { max: limits.name });
  const help = isReadOnly || services.rows.every(({ isValid }) => isValid) ? undefined : t("form.goneHint");
  return (
    <FormDialog
      title={t(group.title)}
      width={1000}
      of={group}
      conflict={{
        name: ({ name }) => name,
        describe: ({ name, gids }) => [
          [t("form.name"), name],
          [t("form.services"), <ServiceTags key="services" services={services.rows.filter(({ id }) => gids.includes(id))} />],
        ],
      }}
    >
      <FormItem form={form} name="name" label={t("form.name")} explain={explain} isRequired>
        {(field) => <TextInput {...field} data-autofocus="" placeholder={t("form.namePlaceholder")} maxLength={limits.name} hasCounter />}
      </FormItem>
      <FormItem form={form} name="gids" label={t("form.services")} explain={explain} help={help} isRequired isGroup isWide>
        {(field) => <ServiceTable group={group} picked={field.value} tableRef={field.ref} />}
      </FormItem>
    </FormDialog>
  );
}
