import { coreText, sentenceOf, useText } from "@shopkeeper/hooks/core";
import { type GroupService, type GuaranteeGroupFormOptions, guaranteeText, useGuaranteeGroupForm } from "@shopkeeper/hooks/guarantees";
import { useId } from "react";
import { Button } from "../core/button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { DraftNotice } from "../core/draft-notice";
import { EditConflict } from "../core/edit-conflict";
import { FormItem } from "../core/form-item";
import { Modal } from "../core/modal";
import { TextInput } from "../core/text-input";
import { styled } from "../theme/styled";
import { ServiceTable } from "./service-table";
import { ServiceTags } from "./service-tags";

export type GuaranteeDialogProps = GuaranteeGroupFormOptions;

/** 添加保障服务, 编辑保障服务 or 保障服务详情: the name of a group and its services. Mount it to open it. */
export function GuaranteeDialog(options: GuaranteeDialogProps) {
  const t = useText(guaranteeText);
  const core = useText(coreText);
  const id = useId();
  const group = useGuaranteeGroupForm(options);
  const { form, isReadOnly, conflict, services } = group;
  const explain = (message: string) => sentenceOf(guaranteeText, message, { max: group.limits.name });
  return (
    <Modal
      title={t(group.title)}
      isOpen
      width={1000}
      onClose={group.close}
      footer={
        <>
          <Button onClick={group.close} disabled={group.isSubmitting}>
            {core(isReadOnly ? "actions.close" : "actions.cancel")}
          </Button>
          {!isReadOnly && (
            <Button type="submit" form={id} variant="primary" isBusy={group.isSubmitting}>
              {core("actions.confirm")}
            </Button>
          )}
        </>
      }
    >
      <Frame
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          group.submit();
        }}
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
      </Frame>
      <ConfirmDialog question={group.leaving} text={() => core("confirm.leave")} isDanger />
      {conflict && (
        <EditConflict
          name={conflict.name}
          mine={<Version {...conflict.mine} rows={services.rows} />}
          theirs={<Version {...conflict.theirs} rows={services.rows} />}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
    </Modal>
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

const Frame = styled("form", { base: { display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" } });
