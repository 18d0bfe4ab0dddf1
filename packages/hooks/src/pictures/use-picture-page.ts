import { type SearchParamsState, useList, useSelection } from "../core";
import type { Attachment } from "./picture";
import { library, type LibraryMode, type LibraryView } from "./picture-query";

/** One page of the library with its selection. */
export function usePicturePage(mode: LibraryMode, search: SearchParamsState | undefined) {
  const { rows: pictures, query, ...list } = useList(library[mode], search);
  const { page, limit, pid, name, kind = "image", view = "grid" } = query;

  // another category, page, kind or search empties the selection (specification, section 4)
  const scope = JSON.stringify([page, limit, pid, name, kind]);
  const selection = useSelection({ idOf: (picture: Attachment) => picture.attId, scope });

  return {
    ...list,
    pictures,
    query: { page, limit, pid, name, kind, view },
    sizes: library[mode].sizes,
    /** Shows the same page as tiles or rows. */
    show: (next: LibraryView) => list.change({ view: next === "grid" ? "" : next, page }, { replace: true }),
    selection,
  };
}
