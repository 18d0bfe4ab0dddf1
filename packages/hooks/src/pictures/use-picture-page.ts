import { type SearchParamsState, useListRead, useSelection } from "../core";
import type { Attachment } from "./picture";
import { askedOf, type LibraryMode, type LibraryView, pictureQuery, pictureSizes } from "./picture-query";
import { useTurn } from "./use-turn";

/** One page of the library, what it was asked for, and what is selected on it; the address keeps the question where there is one. */
export function usePicturePage(mode: LibraryMode, search: SearchParamsState | undefined) {
  const {
    rows: pictures,
    query,
    ...list
  } = useListRead({
    operation: "listAttachments",
    schema: pictureQuery[mode],
    search,
    ask: (query) => ({ query: askedOf(query) }),
    beside: ["pid", "kind", "view"],
  });
  const { page, limit, pid, name, kind = "image", view = "grid" } = query;

  // another category, page, kind or search begins an empty selection, and so does the way back (specification, section 4)
  const selection = useSelection({ idOf: (picture: Attachment) => picture.attId, scope: useTurn(JSON.stringify(askedOf(query))) });

  return {
    ...list,
    pictures,
    query: { page, limit, pid, name, kind, view },
    sizes: pictureSizes[mode],
    /** Shows the same page as tiles or rows. */
    show: (next: LibraryView) => list.change({ view: next === "grid" ? "" : next, page }, { replace: true }),
    selection,
  };
}
