import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { shownTime } from "@shopkeeper/hooks/dates";
import { textOf, useText } from "@shopkeeper/hooks/texts";
import { addressesIn, useVideoDraftList, type VideoDraftList, type VideoListKey, videoListText } from "@shopkeeper/hooks/video-channel";
import type { Schema } from "@shopkeeper/sdk";
import { AddButton } from "../core/add-button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { Picture } from "../core/picture";
import { actionsColumn } from "../list/actions-column";
import { FilterBar } from "../list/filter-bar";
import { idColumn } from "../list/id-column";
import { ListPage } from "../list/list-page";
import { RemovalDialogs } from "../list/removal-dialogs";
import type { Column } from "../list/table-column";
import { TextFilter } from "../list/text-filter";
import { ReviewTag } from "./video-tags";

type Draft = Schema<"VideoDraft">;

/** The pages that a draft's actions open. */
interface DraftLinks {
  onView: (id: number) => void;
  onEdit: (id: number) => void;
}

export interface VideoDraftListScreenProps extends DraftLinks {
  search: SearchParamsState;
  onCreate: () => void;
}

type ShownDrafts = VideoDraftList & DraftLinks;

/** The list where a merchant prepares products of the video channel, and sees the results of reviews. */
export function VideoDraftListScreen({ search, onCreate, ...links }: VideoDraftListScreenProps) {
  const list = useVideoDraftList(search);
  const t = useText(videoListText);
  const filters = useFilters(list);
  return (
    <ListPage
      list={{ ...list, ...links }}
      text={t}
      columns={draftColumns}
      rowName={nameOf}
      add={<AddButton onClick={list.canAdd ? onCreate : undefined}>{t("list.add")}</AddButton>}
      filters={
        <FilterBar {...filters.bar}>
          <TextFilter label={t("filters.search")} placeholder={t("filters.searchPlaceholder")} {...filters.text("search")} />
        </FilterBar>
      }
    >
      <ConfirmDialog question={list.submit} text={({ title }) => t("questions.submit", { title })} hint={t("questions.submitHint")} />
      <ConfirmDialog question={list.withdraw} text={({ title }) => t("questions.withdraw", { title })} />
      <RemovalDialogs of={list.removal} rowName={nameOf} question={(title) => t("questions.removeDraft", { title })} />
    </ListPage>
  );
}

const nameOf = ({ title }: { title: string }) => title;
const text = (key: VideoListKey) => textOf(videoListText, key);

const draftColumns: readonly Column<Draft, ShownDrafts>[] = [
  idColumn(64),
  { key: "title", title: () => text("columns.title"), minWidth: 140, isClipped: true, isHeading: true, cell: nameOf },
  {
    key: "headImg",
    title: () => text("columns.headImg"),
    width: 72,
    cell: ({ headImg, title }) => <Picture src={addressesIn(headImg)[0]} name={title} />,
  },
  {
    key: "category",
    isMinor: true,
    title: () => text("columns.category"),
    width: 96,
    isClipped: true,
    cell: ({ thirdCatName }) => thirdCatName,
  },
  { key: "sales", title: () => text("columns.sales"), width: 72, align: "end", cell: ({ sales }) => sales },
  { key: "stock", title: () => text("columns.stock"), width: 76, align: "end", cell: ({ stock }) => stock },
  {
    key: "platformEditStatus",
    title: () => text("columns.platformEditStatus"),
    width: 150,
    cell: (draft) => <ReviewTag status={draft.platformEditStatus} reason={draft.platformStatusReason} />,
  },
  {
    key: "editStatus",
    title: () => text("columns.editStatus"),
    width: 150,
    cell: (draft) => <ReviewTag status={draft.editStatus} reason={draft.reject_reason} />,
  },
  { key: "addTime", isMinor: true, title: () => text("columns.addTime"), width: 134, cell: ({ addTime }) => shownTime(addTime) },
  actionsColumn({
    width: 164,
    shown: 3,
    rowName: ({ title }) => title,
    actionsOf: (draft, list) => {
      const run = {
        view: () => list.onView(draft.id),
        edit: () => list.onEdit(draft.id),
        submit: () => list.submit.open(draft),
        withdraw: () => list.withdraw.open(draft),
        remove: () => list.removal?.open(draft),
      };
      return list.actionsOf(draft).map((key) => ({ key, label: text(`actions.${key}`), isDanger: key === "remove", onChoose: run[key] }));
    },
  }),
];
