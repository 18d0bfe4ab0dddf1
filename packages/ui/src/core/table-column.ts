import type { ReactNode } from "react";

/** One column of a table. */
export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row, at: number) => ReactNode;
  /** In pixels; columns without one share what is left. */
  width?: number;
  /** The least that a column without a width gets, in pixels; 140 when not said. */
  minWidth?: number;
  align?: "start" | "center" | "end";
  /** Stays in view at the end while the others are scrolled: for 操作. */
  isFixed?: boolean;
  /** One line, cut with an ellipsis; the whole text comes as a tooltip. */
  isClipped?: boolean;
  /** Heads the card that a row becomes on a phone. */
  isHeading?: boolean;
  /** Its head orders the rows, where the table is told how (`sorting`); the order's name is the column's key. */
  isSortable?: boolean;
}
