import { useState } from "react";
import { drop, orderOf, pageState, type Selection, toggle, togglePage } from "./selection";

export interface SelectionOptions<Id extends number | string, Row> {
  mode?: "single" | "multiple";
  max?: number;
  idOf: (row: Row) => Id;
  initial?: readonly Row[];
  /** The key of the set of selectable rows; when it changes, the selection is cleared. */
  scope?: string;
  /** Called when a selection would exceed `max`. */
  onFull?: (max: number) => void;
}

/** Rows selected across the pages of a list, in selection order. */
export interface RowSelection<Id extends number | string, Row> {
  readonly rows: readonly Row[];
  readonly ids: readonly Id[];
  readonly count: number;
  has(id: Id): boolean;
  /** The 1-based position of a row in selection order, 0 if it is not selected. */
  orderOf(id: Id): number;
  /** Selects or deselects a row; false if the selection is full. */
  toggle(row: Row): boolean;
  /** Selects all rows of a page, or deselects them if all are selected; false if they do not fit. */
  togglePage(page: readonly Row[]): boolean;
  pageState(page: readonly Row[]): "none" | "some" | "all";
  drop(...ids: readonly Id[]): void;
  clear(): void;
  /** Replaces the whole selection. */
  set(rows: readonly Row[]): void;
}

/** A selection of rows across pages, until its scope changes. */
export function useSelection<Id extends number | string, Row>({
  mode = "multiple",
  max,
  idOf,
  initial = [],
  scope = "",
  onFull,
}: SelectionOptions<Id, Row>): RowSelection<Id, Row> {
  const [state, setState] = useState(() => ({ scope, picked: mapOf(initial) }));
  const isOutdated = state.scope !== scope;
  if (isOutdated) setState({ scope, picked: mapOf([]) }); // deleted for good: the old scope may return
  const picked = isOutdated ? mapOf([]) : state.picked;
  const selection: Selection<Id, Row> = { picked, mode, ...(max ? { max } : {}) };

  function mapOf(rows: readonly Row[]): ReadonlyMap<Id, Row> {
    return new Map(rows.map((row) => [idOf(row), row]));
  }

  function update(next: Selection<Id, Row> | "full") {
    if (next === "full") onFull?.(max ?? 0);
    else setState({ scope, picked: next.picked });
    return next !== "full";
  }

  return {
    rows: [...picked.values()],
    ids: [...picked.keys()],
    count: picked.size,
    has: (id: Id) => picked.has(id),
    orderOf: (id: Id) => orderOf(selection, id),
    toggle: (row) => update(toggle(selection, idOf(row), row)),
    togglePage: (page) =>
      update(
        togglePage(
          selection,
          page.map((row) => [idOf(row), row]),
        ),
      ),
    pageState: (page) => pageState(selection, page.map(idOf)),
    drop: (...ids) => void update(drop(selection, ids)),
    clear: () => setState({ scope, picked: mapOf([]) }),
    set: (rows) => setState({ scope, picked: mapOf(rows) }),
  };
}
