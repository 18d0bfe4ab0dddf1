import { coreText, shownTime, textOf } from "@shopkeeper/hooks/core";
import { guaranteeText, type GuaranteeTextKey, servicesOf, type useGuaranteeGroups } from "@shopkeeper/hooks/guarantees";
import type { Schema } from "@shopkeeper/sdk";
import { RowActions } from "../core/row-actions";
import { Skeleton } from "../core/skeleton";
import type { Column } from "../core/table-column";
import { ServiceTags } from "./service-tags";

type Group = Schema<"GuaranteeGroup">;
type Groups = ReturnType<typeof useGuaranteeGroups>;

/** The columns of the list of guarantee groups. `list` gives the newest; `services` are those of the platform, once they are known. */
export function guaranteeColumns(list: () => Groups, services: Groups["services"]): readonly Column<Group>[] {
  const t = (key: GuaranteeTextKey) => textOf(guaranteeText, key);
  return [
    { key: "id", title: t("fields.id"), width: 76, cell: (group) => group.id },
    { key: "name", title: t("fields.name"), width: 200, isClipped: true, isHeading: true, cell: (group) => group.name },
    {
      key: "services",
      title: t("fields.services"),
      width: 420,
      cell: (group) => (services ? <ServiceTags services={servicesOf(services, group)} /> : <Skeleton width="60%" />),
    },
    { key: "createTime", title: t("fields.createTime"), width: 150, cell: (group) => shownTime(group.createTime) },
    {
      key: "actions",
      title: textOf(coreText, "columns.actions"),
      width: 160,
      isFixed: true,
      cell: (group) => <RowActions of={group.name} actions={guaranteeActions(group, list)} />,
    },
  ];
}

function guaranteeActions(group: Group, list: () => Groups) {
  const { edit, remove } = list();
  return [
    edit && { key: "edit", label: textOf(guaranteeText, "list.edit"), onChoose: () => list().edit?.(group) },
    { key: "view", label: textOf(guaranteeText, "list.view"), onChoose: () => list().view(group) },
    remove && { key: "remove", label: textOf(guaranteeText, "list.remove"), isDanger: true, onChoose: () => list().remove?.ask(group) },
  ];
}
