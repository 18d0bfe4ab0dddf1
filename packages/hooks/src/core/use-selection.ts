import { useState } from "react";
import { drop, orderOf, pageState, type Selection, toggle, togglePage } from "./selection";

/** What a selection is told: how many may be picked, what is picked at first, and the scope that empties it when it changes. */
export interface SelectionOptions<Id extends number | string, Row> {
  mode?: "single" | "multiple";
  max?: number;
  idOf: (row: Row) => Id;
  initial?: readonly Row[];
  /** A selection belongs to its scope: another one begins empty. */
  scope?: string;
  /** Called when a pick would be one too many. */
  onFull?: (max: number) => void;
}

/** Rows picked one after the other, over the pages of a list. */
export function useSelection<Id extends number | string, Row>({
  mode = "multiple",
  max,
  idOf,
  initial = [],
  scope = "",
  onFull,
}: SelectionOptions<Id, Row>) {
  const begin = () => ({ scope, picked: mapOf(initial) });
  const [state, setState] = useState(begin);
  const picked = state.scope === scope ? state.picked : mapOf([]);
  const selection: Selection<Id, Row> = { picked, mode, ...(max ? { max } : {}) };

  function mapOf(rows: readonly Row[]): ReadonlyMap<Id, Row> {
    return new Map(rows.map((row) => [idOf(row), row]));
  }

  function become(next: Selection<Id, Row> | "full") {
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
    /** Picks or drops a row; false when the selection is full. */
    toggle: (row: Row) => become(toggle(selection, idOf(row), row)),
    togglePage: (page: readonly Row[]) =>
      become(
        togglePage(
          selection,
          page.map((row) => [idOf(row), row]),
        ),
      ),
    pageState: (page: readonly Row[]) => pageState(selection, page.map(idOf)),
    drop: (...ids: Id[]) => become(drop(selection, ids)),
    clear: () => setState({ scope, picked: mapOf([]) }),
    /** Replaces the whole selection, for a dialog that opens again. */
    become: (rows: readonly Row[]) => setState({ scope, picked: mapOf(rows) }),
  };
}
