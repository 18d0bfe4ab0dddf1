import { useEffect, useState, useSyncExternalStore } from "react";
import type { ListOperationId } from "./list-of";
import type { SavedRow } from "./saved-rows";
import { useShop } from "./shop-provider";

/** A saved row as its list shows it. */
export interface ShownSavedRow {
  /** The row to mark. */
  readonly id: number | undefined;
  readonly name: string;
  readonly place: string | undefined;
  /** The page that the form led back to does not show it. */
  readonly isAway: boolean;
  show: () => void;
  dismiss: () => void;
}

/** Milliseconds after which rows that did not change are not old ones. */
const patience = 1000;

/** What it needs of a list. */
interface Reading {
  readonly query: object;
  readonly rows: readonly { readonly id: number }[];
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  change(partial: object): void;
}

/**
 * The row that a form saved last, for the list that it led back to; undefined until one has saved.
 *
 * The list keeps its page and filters, so that the row may be elsewhere: `isAway` once the rows are those after the save.
 */
export function useSavedRow(
  operation: ListOperationId,
  { query, rows, isLoading, isRefreshing, change }: Reading,
): ShownSavedRow | undefined {
  const { savedRows } = useShop();
  const read = () => savedRows.of(operation);
  const row = useSyncExternalStore(savedRows.onChange, read, read);
  const view = JSON.stringify(query);
  const [seen, setSeen] = useState<{ row: SavedRow | undefined; view: string; rows: unknown; isFresh: boolean }>({
    ...{ row, view, rows, isFresh: true },
  });
  if (seen.row !== row) setSeen({ row, view, rows, isFresh: false });
  else if (!seen.isFresh && (isRefreshing || seen.rows !== rows)) setSeen({ ...seen, isFresh: true }); // a list that was hidden shows old rows first

  const { isFresh } = seen;
  useEffect(() => {
    if (isFresh) return undefined;
    const timer = setTimeout(() => setSeen((before) => ({ ...before, isFresh: true })), patience); // rows that were preloaded may be the same
    return () => clearTimeout(timer);
  }, [isFresh, row]);

  return (
    row && {
      id: row.id,
      name: row.name,
      place: row.place?.(),
      isAway: seen.row === row && seen.view === view && isFresh && !isLoading && !isRefreshing && !rows.some(({ id }) => id === row.id),
      show: () => change({ page: 1, ...row.foundBy }),
      dismiss: () => savedRows.note(operation, undefined),
    }
  );
}
