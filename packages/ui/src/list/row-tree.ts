/** How the rows of a table hang on each other; they come flat, each behind what it hangs on, without those under a closed row. */
export interface RowTree<Row> {
  /** From 1 on. */
  levelOf: (row: Row) => number;
  /** Whether what is below it is shown; undefined where nothing is. */
  isOpen: (row: Row) => boolean | undefined;
  toggle: (row: Row) => void;
  nameOf: (row: Row) => string;
}
