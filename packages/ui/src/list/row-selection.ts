/** The picked rows, as `useSelection` returns them, and the name of a row: `{ ...selection, nameOf: (row) => row.name }`. */
export interface RowSelection<Row, Id extends number | string> {
  has: (id: Id) => boolean;
  toggle: (row: Row) => unknown;
  togglePage: (page: readonly Row[]) => unknown;
  pageState: (page: readonly Row[]) => "none" | "some" | "all";
  nameOf: (row: Row) => string;
  /** `one` shows radios and no checkbox for the page. */
  picks?: "one" | "many";
  isDisabled?: (row: Row) => boolean;
}
