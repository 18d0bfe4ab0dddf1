import { currentLanguage, titleOf, useText } from "@shopkeeper/hooks/texts";
import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { shownTime } from "@shopkeeper/hooks/dates";
import { type TemplateList, templateText, useTemplateList } from "@shopkeeper/hooks/shipping";
import { fields, FreeShipping, labelOf, type Schema } from "@shopkeeper/sdk";
import { AddButton } from "../core/add-button";
import { lazyDialog } from "../core/lazy-dialog";
import { editAction, removeAction, viewAction } from "../core/row-action";
import { StatusTag } from "../core/status-tag";
import { actionsColumn } from "../list/actions-column";
import { FilterBar } from "../list/filter-bar";
import { idColumn } from "../list/id-column";
import { ListPage } from "../list/list-page";
import { RemovalDialogs, removePicked } from "../list/removal-dialogs";
import type { Column } from "../list/table-column";
import { TextFilter } from "../list/text-filter";
import type { TemplateDrawerProps } from "./template-drawer";

const TemplateDrawer = lazyDialog<TemplateDrawerProps>(
  () => import("./template-drawer").then((file) => file.TemplateDrawer),
  ({ onCancel }) => onCancel(),
);

export interface TemplateListScreenProps {
  search: SearchParamsState;
}

/** The list where a merchant keeps shipping templates. */
export function TemplateListScreen({ search }: TemplateListScreenProps) {
  const list = useTemplateList(search);
  const filters = useFilters(list);
  const t = useText(templateText);
  const { task, add, close } = list.dialog;
  return (
    <ListPage
      list={list}
      text={t}
      columns={columns}
      rowName={nameOf}
      add={<AddButton onClick={add}>{t("list.add")}</AddButton>}
      filters={
        <FilterBar {...filters.bar}>
          <TextFilter label={titleOf(of.name)} placeholder={t("list.keywordsPlaceholder")} {...filters.text("keywords")} />
        </FilterBar>
      }
      bulk={[removePicked(list.removal)]}
    >
      <RemovalDialogs of={list.removal} rowName={nameOf} question={(name) => t("remove.question", { name })} hint={t("remove.hint")} />
      {task && <TemplateDrawer task={task} onDone={close} onCancel={close} />}
    </ListPage>
  );
}

const nameOf = ({ name }: { name: string }) => name;
const of = fields.ShippingTemplate;

const columns: readonly Column<Schema<"ShippingTemplate">, TemplateList>[] = [
  idColumn(76),
  { key: "name", title: () => titleOf(of.name), minWidth: 200, isClipped: true, isHeading: true, cell: nameOf },
  { key: "type", title: () => titleOf(of.type), width: 110, cell: ({ type }) => labelOf("ShippingCharge", type, currentLanguage()) },
  {
    key: "appoint",
    title: () => titleOf(of.appoint),
    width: 120,
    cell: ({ appoint }) => (
      <StatusTag tone={appoint === FreeShipping.everywhere ? "success" : "neutral"}>
        {labelOf("FreeShipping", appoint, currentLanguage())}
      </StatusTag>
    ),
  },
  { key: "sort", isMinor: true, title: () => titleOf(of.sort), width: 90, align: "end", cell: ({ sort }) => sort },
  { key: "createTime", isMinor: true, title: () => titleOf(of.createTime), width: 160, cell: ({ createTime }) => shownTime(createTime) },
  actionsColumn({
    width: 130,
    rowName: ({ name }) => name,
    actionsOf: (template, list) => [editAction(template, list) ?? viewAction(template, list), removeAction(template, list)],
  }),
];
