import type { ReactNode } from "react";
import type { TrackedList } from "./tracked-list";

/** One column of a table; `List` is the table's `list`, for cells with actions. */
export interface Column<Row, List = unknown> {
  key: string;
  /** As a function it follows the language, so that columns can be constants. */
  title: string | (() => string);
  /** The content of one row. */
  cell: (row: Row, list: TrackedList<List>, at: number) => ReactNode;
  /** In pixels; columns without a width share the rest. */
  width?: number;
  /** The minimum width in pixels: without `width` 140 by default, with it three fifths of `width`, for a narrow table. */
  minWidth?: number;
  align?: "start" | "center" | "end";
  /** Whether a row has no value in this column; a column without any value is left out. */
  isEmpty?: (row: Row, list: List) => boolean;
  /** Stays in view at the end while the others are scrolled: for 操作. */
  isFixed?: boolean;
  /** One line, cut with an ellipsis; the whole text is the tooltip. */
  isClipped?: boolean;
  /** The heading of the card that a row becomes on a phone. */
  isHeading?: boolean;
  /** Hidden until the account chooses its columns: rarely needed. */
  isHiddenAtFirst?: boolean;
  /** Beside the heading of that card, without its title: a state. */
  isState?: boolean;
  /** Without its title on that card: a value that explains itself. */
  isUntitled?: boolean;
  /** Left out of that card until it is expanded; the remaining columns of a list fit into 150 pixels. */
  isMinor?: boolean;
  /** Its head sorts the rows, if the table has a `sorting`; the sort name is the column's key. */
  isSortable?: boolean;
}

/** A column with its title in the current language. */
export type ShownColumn<Row, List = unknown> = Column<Row, List> & { title: string };

/** The columns with their titles in the current language. */
export const shownColumns = <Row, List>(columns: readonly Column<Row, List>[]): readonly ShownColumn<Row, List>[] =>
  columns.map((column) => ({ ...column, title: typeof column.title === "string" ? column.title : column.title() }));
