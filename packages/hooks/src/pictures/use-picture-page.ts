import type { Schema } from "@shopkeeper/sdk";
import { type List, type ListFilters, type SearchParamsState, useList } from "../list";
import { type RowSelection, useSelection } from "../selection";
import type { SelectedPicture } from "./picture";
import { library, type LibraryMode, type LibraryView, orderIn, type PictureOrder, pictureOrders } from "./picture-query";

type ListedQuery = ReturnType<(typeof library)[LibraryMode]["read"]>;

/** One page of the library with its selection. */
export interface PicturePage extends Omit<List<Schema<"Attachment">, ListedQuery>, "filters" | "selection"> {
  filters: PictureFilters;
  display: PictureDisplay;
  selection: RowSelection<number, SelectedPicture>;
}

/** The filters, order and view of the pictures in a category. */
interface PictureDisplay {
  /** Switches between tiles and rows on the same page. */
  show: (next: LibraryView) => void;
  /** Changes the order of the pictures. */
  orderAs: (next: PictureOrder) => void;
  /** Limits the list to pictures that are not used in the shop, or removes that limit. */
  onlyUnused: (isOn: boolean) => void;
}

interface PictureFilters extends Omit<ListFilters<ListedQuery>, "query"> {
  query: PicturePageQuery;
}

interface PicturePageQuery {
  page: number;
  limit: number;
  pid: number | undefined;
  name: string | undefined;
  isUsed: boolean | undefined;
  order: PictureOrder;
  kind: "video" | "image";
  view: LibraryView;
}

/** One page of the library with its selection. */
export function usePicturePage(mode: LibraryMode, search: SearchParamsState | undefined): PicturePage {
  const list = useList(library[mode], search);
  const { query } = list.filters;
  const { page, limit, pid, name, isUsed, kind = "image", view = "grid" } = query;
  const order = orderIn(query);

  // another category, page, kind or search clears the selection (specification, section 4)
  const scope = JSON.stringify([page, limit, pid, name, isUsed, order, kind]);
  const selection = useSelection({ idOf: (picture: SelectedPicture) => picture.attId, scope });

  return {
    ...list,
    filters: { ...list.filters, query: { page, limit, pid, name, isUsed, order, kind, view } },
    display: {
      show: (next: LibraryView) => list.filters.change({ view: next === "grid" ? "" : next, page }, { replace: true }),
      orderAs: (next: PictureOrder) => list.filters.change(pictureOrders[next]),
      onlyUnused: (isOn: boolean) => list.filters.change({ isUsed: isOn ? false : undefined }),
    },
    selection,
  };
}
