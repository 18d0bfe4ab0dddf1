import { useEffect, useState, useSyncExternalStore } from "react";
import type { ListDefinition, ListOperationId, Paged } from "./list-of";
import type { SavedRow } from "./saved-rows";
import { useShop } from "../shop/shop-provider";

/** A saved row as its list shows it. */
export interface ShownSavedRow {
  /** The row to mark. */
  readonly id: number | string | undefined;
  readonly name: string;
  readonly place: string | undefined;
  /** The page that the form led back to does not show it. */
  readonly isAway: boolean;
  show: () => void;
  dismiss: () => void;
}

/** Milliseconds after which rows that did not change are not old ones. */
const timeoutMs = 1000;

type Keys = readonly (number | string)[];

/** What it needs of a list. */
interface Reading {
  readonly definition: Pick<ListDefinition<ListOperationId, Paged>, "operation" | "fields" | "kept">;
  readonly query: object;
  /** The keys of the rows on the page. */
  readonly keys: Keys;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly isOutdated: boolean;
  change(partial: object): void;
}

/** What was seen of the list so far. */
interface Seen {
  readonly row: SavedRow | undefined;
  /** The query as text, when the row was saved and now. */
  readonly savedView: string;
  readonly view: string;
  /** What the page of this view holds, and what it held before. */
  readonly keys: Keys | undefined;
  readonly before: Keys | undefined;
  /** The key of a new row, once it is there. */
  readonly added: number | string | undefined;
  /** The rows are those after the save. */
  readonly isFresh: boolean;
  /** The list was there when the row was saved, so that it knows which rows are new. */
  readonly isWitness: boolean;
  /** The page has shown the row since the save: without it now, it was removed. */
  readonly isFound: boolean;
}

/**
 * The row that a form saved last, for the list that shows it; undefined until one has saved.
 *
 * The list keeps its page and filters, so that the row may be elsewhere: `isAway` once the rows are those after the save. A new
 * row without an id is the one that was not on the page before.
 */
export function useSavedRow({ definition, query, change, ...reading }: Reading): ShownSavedRow | undefined {
  const { savedRows } = useShop();
  const { operation, fields, kept } = definition;
  const read = () => savedRows.of(operation);
  const row = useSyncExternalStore(savedRows.onChange, read, read);
  const view = JSON.stringify(query);
  const { isLoading, isRefreshing } = reading;
  const keys = isLoading || reading.isOutdated ? undefined : reading.keys;
  const [seen, setSeen] = useState<Seen>({
    ...{ row, savedView: view, view, keys, before: undefined, added: undefined },
    ...{ isFresh: true, isWitness: false, isFound: false },
  });
  const isSame = seen.row === row && seen.view === view && String(seen.keys) === String(keys);
  if (!isSame || (!seen.isFresh && isRefreshing)) setSeen(isSame ? { ...seen, isFresh: true } : nextSeen(seen, { row, view, keys }));

  const { isFresh } = seen;
  useEffect(() => {
    if (isFresh) return undefined;
    const timer = setTimeout(() => setSeen((before) => ({ ...before, isFresh: true })), timeoutMs); // rows that were preloaded may be the same
    return () => clearTimeout(timer);
  }, [isFresh, row]);

  const id = row?.id ?? seen.added;
  const isSettled = isSame && seen.savedView === view && isFresh && !isLoading && !isRefreshing;
  const isHere = id !== undefined && reading.keys.includes(id);
  if (isSettled && isHere && !seen.isFound) setSeen({ ...seen, isFound: true });
  if (!row) return undefined;
  const unfiltered = Object.fromEntries(Object.keys(fields).flatMap((name) => (kept.includes(name) ? [] : [[name, undefined]])));
  return {
    id,
    name: row.name,
    place: row.place?.(),
    isAway: isSettled && !isHere && !seen.isFound && (id !== undefined || seen.isWitness),
    show: () => change({ page: 1, ...unfiltered, ...row.foundBy }),
    dismiss: () => savedRows.note(operation, undefined),
  };
}

function nextSeen(seen: Seen, { row, view, keys }: Pick<Seen, "row" | "view" | "keys">): Seen {
  const isNew = seen.row !== row;
  const hasMoved = String(seen.keys) !== String(keys);
  const savedView = isNew ? view : seen.savedView;
  const before = seen.view !== view ? undefined : hasMoved ? seen.keys : seen.before;
  const added = isNew ? undefined : seen.added;
  const mayBeThere = row !== undefined && row.id === undefined && savedView === view && before !== undefined;
  return {
    ...{ row, savedView, view, keys, before },
    added: added ?? (mayBeThere ? keys?.find((key) => !before.includes(key)) : undefined),
    isFresh: !isNew && (seen.isFresh || hasMoved), // a list that was hidden shows old rows first
    isWitness: isNew || seen.isWitness,
    isFound: !isNew && seen.isFound,
  };
}
