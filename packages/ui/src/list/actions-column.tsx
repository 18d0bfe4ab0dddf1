import { coreText, textOf } from "@shopkeeper/hooks/texts";
import type { RowAction } from "../core/row-action";
import { RowActions } from "./row-actions";
import type { Column } from "./table-column";

export interface ActionsColumnOptions<Row, List> {
  width: number;
  rowName: (row: Row) => string;
  /** What is not offered is falsy. */
  actionsOf: (row: Row, list: List) => readonly (RowAction | false | undefined | null)[];
  /** How many stand in the row; the others are under 更多. */
  shown?: number;
}

/** The last column, 操作; it is left out where no row offers anything. */
export const actionsColumn = <Row, List>({ width, rowName, actionsOf, shown }: ActionsColumnOptions<Row, List>): Column<Row, List> => ({
  key: "actions",
  title: () => textOf(coreText, "columns.actions"),
  width,
  isFixed: true,
  isEmpty: (row, list) => !actionsOf(row, list).some(Boolean),
  cell: (row, list) => <RowActions of={rowName(row)} actions={actionsOf(row, list)} shown={shown} />,
});
