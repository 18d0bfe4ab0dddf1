/** The tree structure of a table's rows; rows are flat, each after its parent, without those under a closed row. */
export interface RowTree<Row> {
  /** From 1 on. */
  levelOf: (row: Row) => number;
  /** Whether its children are shown; undefined without children. */
  isOpen: (row: Row) => boolean | undefined;
  toggle: (row: Row) => void;
  nameOf: (row: Row) => string;
}
