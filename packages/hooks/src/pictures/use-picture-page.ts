import { useState } from "react";
import { type SearchParamsState, useCan, useExistingPage, useListQuery, useRead, useSelection } from "../core";
import type { Attachment } from "./picture";
import { askedOf, type LibraryMode, type LibraryView, pictureQuery, pictureSizes } from "./picture-query";
import { useTurn } from "./use-turn";

/** One page of the library, what it was asked for, and what is selected on it; the address keeps the question where there is one. */
export function usePicturePage(mode: LibraryMode, search: SearchParamsState | undefined) {
  const can = useCan();
  const own = useState(() => new URLSearchParams());
  const { query, change, reset } = useListQuery(pictureQuery[mode], search ?? own);
  const { page, limit, pid, name, kind = "image", view = "grid" } = query;
  const asked = askedOf(query);
  const read = useRead("listAttachments", can("listAttachments") ? { query: asked } : undefined);
  useExistingPage(page, limit, read.isRefreshing ? undefined : read.data?.total, (last) => change({ page: last }, { replace: true }));

  // another category, page, kind or search begins an empty selection, and so does the way back (specification, section 4)
  const selection = useSelection({ idOf: (picture: Attachment) => picture.attId, scope: useTurn(JSON.stringify(asked)) });

  return {
    query: { page, limit, pid, name, kind, view },
    sizes: pictureSizes[mode],
    change,
    /** Shows the same page as tiles or rows. */
    show: (next: LibraryView) => change({ view: next === "grid" ? "" : next, page }, { replace: true }),
    /** Takes the words of the search away. */
    reset: () => reset(["pid", "kind", "view"]),
    isFiltered: name !== undefined,
    pictures: read.data?.list ?? [],
    total: read.data?.total ?? 0,
    isRefused: !can("listAttachments"),
    isLoading: read.isLoading,
    isRefreshing: read.isRefreshing,
    error: read.error,
    retry: read.retry,
    selection,
  };
}
