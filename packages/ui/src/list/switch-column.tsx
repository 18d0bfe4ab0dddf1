import type { RowSwitch } from "@shopkeeper/hooks/list";
import { StatusTag } from "../core/status-tag";
import { Switch } from "../core/switch";
import type { Column } from "./table-column";

export interface SwitchColumnOptions<Row extends { id: number }, List> extends Omit<Column<Row, List>, "cell" | "isEmpty"> {
  /** From `useRowSwitch`; without it the state is a tag. */
  of: (list: List, row: Row) => Pick<RowSwitch<Row>, "isOn" | "isRunning" | "run"> | undefined;
  /** The stored state, and its name for the tag. */
  isOn: (row: Row) => boolean;
  stateOf: (row: Row) => string;
  /** The name of the switch. */
  nameOf: (row: Row) => string;
  /** The reason why it is locked now. */
  lockOf?: (list: List, row: Row) => string | undefined;
}

/** A column with a switch in each row. */
export const switchColumn = <Row extends { id: number }, List>({
  of,
  isOn,
  stateOf,
  nameOf,
  lockOf,
  ...column
}: SwitchColumnOptions<Row, List>): Column<Row, List> => ({
  ...column,
  cell(row, { read, act }) {
    const label = nameOf(row);
    if (!read((list) => of(list, row) !== undefined)) return <StatusTag tone={isOn(row) ? "success" : "neutral"}>{stateOf(row)}</StatusTag>;
    const isSwitchedOn = read((list) => of(list, row)?.isOn(row) === true);
    const lock = read((list) => lockOf?.(list, row));
    if (lock !== undefined)
      return (
        // the span shows the reason: a disabled control has neither pointer nor focus
        <span data-tip={lock} tabIndex={0} role="note" aria-label={`${label}：${lock}`}>
          <Switch aria-label={label} isOn={isSwitchedOn} disabled />
        </span>
      );
    return (
      <Switch
        aria-label={label}
        isOn={isSwitchedOn}
        isBusy={read((list) => of(list, row)?.isRunning(row) === true)}
        onChange={act((list) => void of(list, row)?.run(row))}
      />
    );
  },
});
