import { useEffect, useState, useSyncExternalStore } from "react";
import type { ListDefinition, ListOperationId, Paged } from "./list-of";
import type { SavedRow } from "./saved-rows";
import { useShop } from "../shop/shop-provider";

/** The saved row for its list. */
export interface ShownSavedRow {
  /** The row to mark. */
  readonly id: number | string | undefined;
  readonly name: string;
  readonly place: string | undefined;
  /** The page that the form returned to does not contain the row. */
  readonly isAway: boolean;
  show: () => void;
  dismiss: () => void;
}

/** Milliseconds after which unchanged rows count as up to date. */
const timeoutMs = 1000;

type Keys = readonly (number | string)[];

/** The parts of a list that the hook uses. */
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

/** The list's state since the save. */
interface Seen {
  readonly row: SavedRow | undefined;
  /** The query as text at the save, and the current one. */
  readonly savedView: string;
  readonly view: string;
  /** The keys on the page of this view, and the keys before the save. */
  readonly keys: Keys | undefined;
  readonly before: Keys | undefined;
  /** The key of the new row, once it is loaded. */
  readonly added: number | string | undefined;
  /** The rows were read after the save. */
  readonly isFresh: boolean;
  /** The list was mounted at the save, so that it can tell new rows from old. */
  readonly isWitness: boolean;
  /** The page has shown the row since the save: if it is missing now, it was removed. */
  readonly isFound: boolean;
}

/**
 * The row that a form saved last, for the list that shows it; undefined until a form has saved.
 *
 * The list keeps its page and filters, so that the row may be on another page: `isAway` once the rows were read
 * after the save. A new row without an id is the row that was not on the page before.
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
    const timer = setTimeout(() => setSeen((before) => ({ ...before, isFresh: true })), timeoutMs); // preloaded rows may be identical
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
    isFresh: !isNew && (seen.isFresh || hasMoved), // a list that was hidden shows outdated rows first
    isWitness: isNew || seen.isWitness,
    isFound: !isNew && seen.isFound,
  };
}
