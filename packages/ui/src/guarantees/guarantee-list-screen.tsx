import { shownTime } from "@shopkeeper/hooks/dates";
import { textOf, titleOf, useText } from "@shopkeeper/hooks/texts";
import { fields } from "@shopkeeper/sdk";
import type { GroupService, GuaranteeGroupFormOptions, GuaranteeGroupList } from "@shopkeeper/hooks/guarantees";
import { guaranteeText, useGuaranteeGroupForm, useGuaranteeGroupList } from "@shopkeeper/hooks/guarantees";
import { AddButton } from "../core/add-button";
import { EmptyState } from "../core/empty-state";
import { RefusedState } from "../core/refused-state";
import { editAction, removeAction, viewAction } from "../core/row-action";
import { Skeleton } from "../core/skeleton";
import { StatusTag } from "../core/status-tag";
import { TagList } from "../core/tag-list";
import { FormDialog } from "../form/form-dialog";
import { RecordField } from "../form/record-field";
import { TextField } from "../form/text-field";
import { actionsColumn } from "../list/actions-column";
import { idColumn } from "../list/id-column";
import { ListPage } from "../list/list-page";
import { RemovalDialogs } from "../list/removal-dialogs";
import type { Column } from "../list/table-column";
import { TableField } from "../list/table-field";

/** The list where a merchant groups the guarantees of products. */
export function GuaranteeListScreen() {
  const list = useGuaranteeGroupList();
  const t = useText(guaranteeText);
  const { task, add, close } = list.dialog;
  return (
    <ListPage list={list} text={t} columns={groupColumns} rowName={nameOf} add={<AddButton onClick={add}>{t("form.addTitle")}</AddButton>}>
      <RemovalDialogs of={list.removal} rowName={nameOf} question={(name) => t("remove.question", { name })} hint={t("remove.hint")} />
      {task && <GuaranteeDialog task={task} onDone={close} onCancel={close} />}
    </ListPage>
  );
}

const input = fields.GuaranteeGroupInput;
const group = fields.GuaranteeGroup;
const service = fields.Guarantee;
const nameOf = ({ name }: { name: string }) => name;

const groupColumns: readonly Column<GuaranteeGroupList["page"]["rows"][number], GuaranteeGroupList>[] = [
  idColumn(76),
  { key: "name", title: () => titleOf(input.name), width: 200, isClipped: true, isHeading: true, cell: nameOf },
  {
    key: "services",
    title: () => titleOf(group.guaranteeList),
    width: 420,
    cell: ({ services }) => (services ? <ServiceTags services={services} /> : <Skeleton width="60%" />),
  },
  { key: "createTime", isMinor: true, title: () => titleOf(group.createTime), width: 150, cell: ({ createTime }) => shownTime(createTime) },
  actionsColumn({
    width: 160,
    rowName: ({ name }) => name,
    actionsOf: (group, list) => [editAction(group, list), viewAction(group, list), removeAction(group, list)],
  }),
];

/** 添加保障服务, 编辑保障服务 or 保障服务详情: the name of a group and its services. */
function GuaranteeDialog(options: GuaranteeGroupFormOptions) {
  const t = useText(guaranteeText);
  const group = useGuaranteeGroupForm(options);
  const { form, isReadOnly, services } = group;
  const help = isReadOnly || services.rows.every(({ isValid }) => isValid) ? undefined : t("form.goneHint");
  return (
    <FormDialog
      title={t(group.title)}
      width={1000}
      of={group}
      conflict={{
        name: nameOf,
        describe: ({ name, gids }) => [
          [titleOf(input.name), name, "name"],
          [titleOf(input.gids), <ServiceTags key="services" services={services.rows.filter(({ id }) => gids.includes(id))} />, "gids"],
        ],
      }}
    >
      <TextField form={form} field={input.name} name="name" isFirst />
      <RecordField form={form} field={input.gids} name="gids" help={help} isGroup isWide>
        {(field) => (
          <TableField
            fieldRef={field.ref}
            label={titleOf(input.gids)}
            columns={serviceColumns}
            rows={services.rows}
            rowKey={({ id }) => id}
            list={{ reading: services }}
            selection={{ ...group.selectionOf(field.value), nameOf: shownName }}
            disabled={isReadOnly}
            empty={services.isRefused ? <RefusedState /> : <EmptyState title={t("form.servicesEmpty")} />}
            count={t("form.count", { count: field.value.length })}
          />
        )}
      </RecordField>
    </FormDialog>
  );
}

const serviceColumns: readonly Column<GroupService>[] = [
  idColumn(64),
  { key: "name", title: () => titleOf(service.name), width: 220, isHeading: true, cell: (service) => <ServiceName {...service} /> },
  { key: "content", title: () => titleOf(service.content), width: 380, cell: ({ content }) => content },
];

/** The name with a mark when the service is no longer valid. */
const ServiceName = ({ name, isValid }: GroupService) => (
  <>
    {name} {!isValid && <StatusTag tone="danger">{textOf(guaranteeText, "list.gone")}</StatusTag>}
  </>
);

const ServiceTags = ({ services }: { services: readonly GroupService[] }) => (
  <TagList tags={services.map((service) => ({ key: service.id, label: shownName(service), isInvalid: !service.isValid }))} />
);

const shownName = ({ name, isValid }: GroupService) => (isValid ? name : textOf(guaranteeText, "list.invalid", { name }));
