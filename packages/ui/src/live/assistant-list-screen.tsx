import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { shownTime } from "@shopkeeper/hooks/dates";
import { textOf, useText } from "@shopkeeper/hooks/texts";
import { type AssistantList, liveText, type LiveTextKey, useAssistantList } from "@shopkeeper/hooks/live";
import type { Schema } from "@shopkeeper/sdk";
import { AddButton } from "../core/add-button";
import { editAction, removeAction } from "../core/row-action";
import { NamedFormModal } from "../forms/shared";
import { actionsColumn } from "../list/actions-column";
import { FilterBar } from "../list/filter-bar";
import { idColumn } from "../list/id-column";
import { ListPage } from "../list/list-page";
import { RemovalDialogs } from "../list/removal-dialogs";
import type { Column } from "../list/table-column";
import { TextFilter } from "../list/text-filter";

type Assistant = Schema<"LiveAssistant">;

/** The list where a merchant keeps the assistants of live rooms; the form is the platform's. */
export function AssistantListScreen({ search }: { search: SearchParamsState }) {
  const list = useAssistantList(search);
  const t = useText(liveText);
  const filters = useFilters(list);
  const { task, add, close } = list.dialog;
  const edited = task?.mode === "edit" ? task.row : undefined;
  return (
    <ListPage
      list={list}
      text={(key) => t(`assistants.${key}`)}
      columns={columns}
      rowName={nameOf}
      add={<AddButton onClick={add}>{t("assistants.add")}</AddButton>}
      filters={
        <FilterBar {...filters.bar}>
          <TextFilter label={t("assistants.search")} placeholder={t("assistants.searchHint")} {...filters.text("keywords")} />
        </FilterBar>
      }
    >
      <RemovalDialogs
        of={list.removal}
        rowName={nameOf}
        question={(name) => t("assistants.removeQuestion", { name })}
        hint={t("assistants.removeHint")}
      />
      {task && (
        <NamedFormModal
          title={t(edited ? "assistants.editTitle" : "assistants.addTitle")}
          isOpen
          onClose={close}
          source={{ name: "liveAssistant" }}
          action={list.save}
          draftKey={`live/assistants/${edited?.id ?? "add"}`}
          {...(edited && { edited: { ...edited, assDesc: edited.assDesc ?? "" }, id: edited.id })}
        />
      )}
    </ListPage>
  );
}

const nameOf = ({ wechatNickname }: { wechatNickname: string }) => wechatNickname;
const text = (key: LiveTextKey) => textOf(liveText, key);

const columns: readonly Column<Assistant, AssistantList>[] = [
  idColumn(76),
  { key: "nickname", title: () => text("assistants.nickname"), width: 180, isClipped: true, isHeading: true, cell: nameOf },
  { key: "wechat", title: () => text("assistants.wechat"), width: 200, isClipped: true, cell: ({ wechat }) => wechat },
  { key: "note", title: () => text("assistants.note"), isClipped: true, cell: ({ assDesc }) => assDesc ?? "-" },
  { key: "createTime", title: () => text("assistants.createTime"), width: 150, cell: ({ createTime }) => shownTime(createTime) },
  actionsColumn({
    width: 130,
    rowName: ({ wechatNickname }) => wechatNickname,
    actionsOf: (row, list) => [editAction(row, list), removeAction(row, list)],
  }),
];
