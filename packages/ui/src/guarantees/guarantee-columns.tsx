import { shownTime, textOf } from "@shopkeeper/hooks/core";
import { guaranteeText, type GuaranteeTextKey, type useGuaranteeGroupList } from "@shopkeeper/hooks/guarantees";
import { actionsColumn } from "../core/actions-column";
import { Skeleton } from "../core/skeleton";
import type { Column } from "../core/table-column";
import { ServiceTags } from "./service-tags";

type GroupList = ReturnType<typeof useGuaranteeGroupList>;
type Group = GroupList["rows"][number];

const t = (key: GuaranteeTextKey) => textOf(guaranteeText, key);

/** The columns of the list of guarantee groups. */
export const guaranteeColumns: readonly Column<Group, GroupList>[] = [
  { key: "id", title: () => t("fields.id"), width: 76, cell: ({ id }) => id },
  { key: "name", title: () => t("fields.name"), width: 200, isClipped: true, isHeading: true, cell: ({ name }) => name },
  {
    key: "services",
    title: () => t("fields.services"),
    width: 420,
    cell: ({ services }) => (services ? <ServiceTags services={services} /> : <Skeleton width="60%" />),
  },
  { key: "createTime", title: () => t("fields.createTime"), width: 150, cell: ({ createTime }) => shownTime(createTime) },
  actionsColumn({
    width: 160,
    rowName: ({ name }) => name,
    actionsOf: (group, list) => [
      list.dialog.edit && { key: "edit", label: t("list.edit"), onChoose: () => list.dialog.edit?.(group) },
      { key: "view", label: t("list.view"), onChoose: () => list.dialog.view(group) },
      list.remove && { key: "remove", label: t("list.remove"), isDanger: true, onChoose: () => list.remove?.open(group) },
    ],
  }),
];
