import { type SearchParamsState, useList, useSelection } from "../core";
import type { SelectedPicture } from "./picture";
import { library, type LibraryMode, type LibraryView, orderIn, type PictureOrder, pictureOrders } from "./picture-query";

/** One page of the library with its selection. */
export function usePicturePage(mode: LibraryMode, search: SearchParamsState | undefined) {
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
    /** Shows the same page as tiles or rows. */
    show: (next: LibraryView) => list.change({ view: next === "grid" ? "" : next, page }, { replace: true }),
    /** Shows the pictures in another order. */
    orderAs: (next: PictureOrder) => list.change(pictureOrders[next]),
    /** Shows those alone that nothing in the shop shows, or all again. */
    onlyUnused: (isOn: boolean) => list.change({ isUsed: isOn ? false : undefined }),
    selection,
  };
}
