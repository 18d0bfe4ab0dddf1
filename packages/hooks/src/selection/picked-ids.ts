/** The selection interface of a table whose rows are selected by id. */
export interface PickedIds<Row> {
  has: (id: number) => boolean;
  isDisabled: (row: Row) => boolean;
  toggle: (row: Row) => void;
  togglePage: (rows: readonly Row[]) => void;
  pageState: (rows: readonly Row[]) => "none" | "some" | "all";
}

/**
 * Selecting rows for a form field of ids, in selection order; read-only without `set`.
 *
 * An invalid row can be deselected, but not selected again; selecting a page selects its valid rows.
 */
export function pickedIds<Row extends { id: number; isValid: boolean }>(
  picked: readonly number[],
  set: ((picked: number[]) => void) | undefined,
): PickedIds<Row> {
  const has = (id: number) => picked.includes(id);
  const validIds = (rows: readonly Row[]) => rows.filter(({ isValid }) => isValid).map(({ id }) => id);
  return {
    has,
    isDisabled: ({ id, isValid }) => set === undefined || (!isValid && !has(id)),
    toggle({ id, isValid }) {
      if (has(id)) set?.(picked.filter((other) => other !== id));
      else if (isValid) set?.([...picked, id]);
    },
    togglePage(rows) {
      const ids = validIds(rows);
      set?.(ids.every(has) ? picked.filter((id) => !ids.includes(id)) : [...new Set([...picked, ...ids])]);
    },
    pageState(rows) {
      const ids = validIds(rows);
      const count = ids.filter(has).length;
      return count === 0 ? "none" : count === ids.length ? "all" : "some";
    },
  };
}
