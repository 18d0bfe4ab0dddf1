import type { Schema } from "@shopkeeper/sdk";
import { type List, type SearchParamsState, useList } from "../list";
import { type RowSelection, useSelection } from "../selection";
import type { SelectedPicture } from "./picture";
import { library, type LibraryMode, type LibraryView, orderIn, type PictureOrder, pictureOrders } from "./picture-query";

type ListedQuery = ReturnType<(typeof library)[LibraryMode]["read"]>;

/** One page of the library with its selection. */
export interface PicturePage extends Omit<List<Schema<"Attachment">, ListedQuery>, "rows" | "query" | "selection"> {
  pictures: readonly Schema<"Attachment">[];
  query: PicturePageQuery;
  sizes: readonly number[];
  /** Shows the same page as tiles or rows. */
  show: (next: LibraryView) => void;
  /** Shows the pictures in another order. */
  orderAs: (next: PictureOrder) => void;
  /** Shows those alone that nothing in the shop shows, or all again. */
  onlyUnused: (isOn: boolean) => void;
  selection: RowSelection<number, SelectedPicture>;
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
  const { rows: pictures, query, ...list } = useList(library[mode], search);
  const { page, limit, pid, name, isUsed, kind = "image", view = "grid" } = query;
  const order = orderIn(query);

  // another category, page, kind or search empties the selection (specification, section 4)
  const scope = JSON.stringify([page, limit, pid, name, isUsed, order, kind]);
  const selection = useSelection({ idOf: (picture: SelectedPicture) => picture.attId, scope });

  return {
    ...list,
    pictures,
    query: { page, limit, pid, name, isUsed, order, kind, view },
    sizes: library[mode].sizes,
    show: (next: LibraryView) => list.change({ view: next === "grid" ? "" : next, page }, { replace: true }),
    orderAs: (next: PictureOrder) => list.change(pictureOrders[next]),
    onlyUnused: (isOn: boolean) => list.change({ isUsed: isOn ? false : undefined }),
    selection,
  };
}
