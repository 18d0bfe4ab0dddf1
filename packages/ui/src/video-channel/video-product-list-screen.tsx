import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { shownTime } from "@shopkeeper/hooks/dates";
import { textOf, useText } from "@shopkeeper/hooks/texts";
import { addressesIn, useVideoProductList, type VideoListKey, videoListText, type VideoProductList } from "@shopkeeper/hooks/video-channel";
import type { Schema } from "@shopkeeper/sdk";
import { NumberInput } from "../core/number-input";
import { Picture } from "../core/picture";
import { removeAction } from "../core/row-action";
import { actionsColumn } from "../list/actions-column";
import { FilterBar } from "../list/filter-bar";
import { FilterField } from "../list/filter-field";
import { idColumn } from "../list/id-column";
import { ListPage, type ListText } from "../list/list-page";
import { RemovalDialogs } from "../list/removal-dialogs";
import type { Column } from "../list/table-column";
import { TextFilter } from "../list/text-filter";
import { ShelfTag } from "./video-tags";

const words = { "list.title": "approved.title", "list.empty": "approved.empty", "list.emptyHint": "approved.emptyHint" } as const;

/** The list where a merchant puts products approved by WeChat on the shelf of the video channel, and takes them down. */
export function VideoProductListScreen({ search }: { search: SearchParamsState }) {
  const list = useVideoProductList(search);
  const t = useText(videoListText);
  const listText: ListText = (key) => t(words[key]);
  return (
    <ListPage list={list} text={listText} columns={productColumns} rowName={nameOf} filters={<ProductFilters list={list} />}>
      <RemovalDialogs
        of={list.removal}
        rowName={nameOf}
        question={(title) => t("questions.remove", { title })}
        hint={t("questions.removeHint")}
      />
    </ListPage>
  );
}

function ProductFilters({ list }: { list: VideoProductList }) {
  const t = useText(videoListText);
  const filters = useFilters(list);
  return (
    <FilterBar {...filters.bar}>
      <FilterField label={t("filters.proId")}>
        <NumberInput {...filters.choice("proId")} min={1} placeholder={t("filters.proIdPlaceholder")} />
      </FilterField>
      <TextFilter label={t("filters.search")} placeholder={t("filters.searchPlaceholder")} {...filters.text("search")} />
    </FilterBar>
  );
}

const nameOf = ({ title }: { title: string }) => title;
const text = (key: VideoListKey) => textOf(videoListText, key);

const productColumns: readonly Column<Schema<"VideoProduct">, VideoProductList>[] = [
  idColumn(64),
  { key: "title", title: () => text("columns.title"), minWidth: 180, isClipped: true, isHeading: true, cell: nameOf },
  {
    key: "headImg",
    title: () => text("columns.headImg"),
    width: 72,
    cell: ({ headImg, title }) => <Picture src={addressesIn(headImg)[0]} name={title} />,
  },
  {
    key: "componentProductId",
    isMinor: true,
    title: () => text("columns.componentProductId"),
    width: 116,
    cell: ({ componentProductId }) => componentProductId ?? "-",
  },
  {
    key: "category",
    isMinor: true,
    title: () => text("columns.category"),
    width: 96,
    isClipped: true,
    cell: ({ thirdCatName }) => thirdCatName,
  },
  {
    key: "giveIntegral",
    isMinor: true,
    title: () => text("columns.giveIntegral"),
    width: 84,
    align: "end",
    cell: ({ giveIntegral }) => giveIntegral,
  },
  { key: "sales", title: () => text("columns.sales"), width: 72, align: "end", cell: ({ sales }) => sales },
  { key: "stock", title: () => text("columns.stock"), width: 76, align: "end", cell: ({ stock }) => stock },
  { key: "status", isState: true, title: () => text("columns.status"), width: 104, cell: (product) => <ShelfTag {...product} /> },
  { key: "addTime", isMinor: true, title: () => text("columns.addTime"), width: 134, cell: ({ createTime }) => shownTime(createTime) },
  actionsColumn({
    width: 132,
    rowName: ({ title }) => title,
    actionsOf: (product, list) => {
      const [putOn, putDown, isBusy] = [list.putOnOf(product), list.putDownOf(product), list.isBusy(product)];
      return [
        putOn && { key: "putOn", label: text("actions.putOn"), isBusy, onChoose: putOn },
        putDown && { key: "putDown", label: text("actions.putDown"), isBusy, onChoose: putDown },
        removeAction(product, list),
      ];
    },
  }),
];
