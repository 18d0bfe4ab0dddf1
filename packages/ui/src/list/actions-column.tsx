import { coreText, textOf } from "@shopkeeper/hooks/texts";
import type { RowAction } from "../core/row-action";
import { RowActions } from "./row-actions";
import type { Column } from "./table-column";

export interface ActionsColumnOptions<Row, List> {
  width: number;
  rowName: (row: Row) => string;
  /** The actions; a falsy entry is not offered. */
  actionsOf: (row: Row, list: List) => readonly (RowAction | false | undefined | null)[];
  /** The number of actions shown in the row; the others are under 更多. */
  shown?: number;
}

/** The last column, 操作; it is left out if no row has an action. */
export function actionsColumn<Row, List>({ width, rowName, actionsOf, shown }: ActionsColumnOptions<Row, List>): Column<Row, List> {
  const offered = (row: Row, list: List) =>
    actionsOf(row, list).filter((action) => action !== false && action !== undefined && action !== null);
  return {
    key: "actions",
    title: () => textOf(coreText, "columns.actions"),
    width,
    isFixed: true,
    isEmpty: (row, list) => offered(row, list).length === 0,
    cell(row, { read, act }) {
      const actions = read((list) => offered(row, list), areSame).map((action) => ({
        ...action,
        onChoose: act((list: List) =>
          offered(row, list)
            .find(({ key }) => key === action.key)
            ?.onChoose(),
        ),
      }));
      return <RowActions of={rowName(row)} actions={actions} shown={shown} />;
    },
  };
}

/** Whether the same actions are offered in the same state; their handlers are looked up when one is chosen. */
const areSame = (some: readonly RowAction[], others: readonly RowAction[]) =>
  some.length === others.length && some.every((action, at) => isSame(action, others[at]));

const isSame = ({ key, label, isDanger, isBusy, isDisabled }: RowAction, other: RowAction | undefined) =>
  key === other?.key && label === other.label && isDanger === other.isDanger && isBusy === other.isBusy && isDisabled === other.isDisabled;
