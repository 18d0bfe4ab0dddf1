import type { ReactNode } from "react";
import type { TrackedList } from "./tracked-list";

/** One column of a table; `List` is what the table shows, for cells with actions. */
export interface Column<Row, List = unknown> {
  key: string;
  /** As a function it follows the language, so that columns can be constants. */
  title: string | (() => string);
  /** The content of one row. */
  cell: (row: Row, list: TrackedList<List>, at: number) => ReactNode;
  /** In pixels; columns without one share what is left. */
  width?: number;
  /** The least width, in pixels: without `width` 140 by default, with it three fifths of `width`, to which columns shrink in a narrow table. */
  minWidth?: number;
  align?: "start" | "center" | "end";
  /** Whether a row has nothing in this column; a column in which no row has anything is left out. */
  isEmpty?: (row: Row, list: List) => boolean;
  /** Stays in view at the end while the others are scrolled: for 操作. */
  isFixed?: boolean;
  /** One line, cut with an ellipsis; the whole text is the tooltip. */
  isClipped?: boolean;
  /** Heads the card that a row becomes on a phone. */
  isHeading?: boolean;
  /** Hidden until the account chooses its columns: few look for it in a row. */
  isHiddenAtFirst?: boolean;
  /** Beside the heading of that card, without its title: a state. */
  isState?: boolean;
  /** Without its title on that card: a value that says what it is. */
  isUntitled?: boolean;
  /** Left out of that card until it is opened; what a list shows there fits into 150 pixels. */
  isMinor?: boolean;
  /** Its head orders the rows, where the table has a `sorting`; the order's name is the column's key. */
  isSortable?: boolean;
}

/** A column with its title in the current language. */
export type ShownColumn<Row, List = unknown> = Column<Row, List> & { title: string };

/** The columns with their titles in the current language. */
export const shownColumns = <Row, List>(columns: readonly Column<Row, List>[]): readonly ShownColumn<Row, List>[] =>
  columns.map((column) => ({ ...column, title: typeof column.title === "string" ? column.title : column.title() }));
