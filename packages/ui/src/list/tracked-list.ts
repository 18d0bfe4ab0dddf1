/** The list of a table for the cells of one row: values that they read are tracked, handlers get the latest list. */
export interface TrackedList<List> {
  /** A value that the cell shows: its row renders again when the value changes. Called while the cell is rendered. */
  read: <Value>(select: (list: List) => Value, isSame?: (one: Value, other: Value) => boolean) => Value;
  /** A handler that gets the list of the latest render, also where its row was rendered earlier. */
  act: <Args extends unknown[]>(run: (list: List, ...args: Args) => void) => (...args: Args) => void;
}

/** A tracked list, and whether all values read from it are the same in another list. */
export interface ListTracker<List> extends TrackedList<List> {
  isSame: (next: List) => boolean;
}

/** Tracks the values that one render reads of the list that `latest` returns. */
export function trackList<List>(latest: () => List): ListTracker<List> {
  const reads: ((next: List) => boolean)[] = [];
  return {
    read(select, isSame = Object.is) {
      const value = select(latest());
      reads.push((next) => isSame(value, select(next)));
      return value;
    },
    act:
      (run) =>
      (...args) =>
        run(latest(), ...args),
    isSame: (next) => reads.every((isSame) => isSame(next)),
  };
}
