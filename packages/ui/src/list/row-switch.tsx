import type { RowSwitch as Switching } from "@shopkeeper/hooks/list";
import { StatusTag } from "../core/status-tag";
import { Switch } from "../core/switch";

type Switches<Row extends { id: number }> = Pick<Switching<Row>, "isOn" | "isRunning" | "run">;

export interface RowSwitchProps<Row extends { id: number }> {
  row: Row;
  /** From `useRowSwitch`; without the right the state is a tag. */
  of: Switches<Row> | undefined;
  /** The stored state, and its name for the tag. */
  isOn: boolean;
  state: string;
  /** The name of the switch. */
  label: string;
  /** Why it is locked now. */
  lock?: string | undefined;
}

/** The switch of a row. Its table needs `switchState`, so that a row renders again when it is switched. */
export function RowSwitch<Row extends { id: number }>({ row, of, isOn, state, label, lock }: RowSwitchProps<Row>) {
  if (!of) return <StatusTag tone={isOn ? "success" : "neutral"}>{state}</StatusTag>;
  if (lock !== undefined)
    return (
      // the span shows the reason: a disabled control has neither pointer nor focus
      <span data-tip={lock} tabIndex={0} role="note" aria-label={`${label}：${lock}`}>
        <Switch aria-label={label} isOn={of.isOn(row)} disabled />
      </span>
    );
  return <Switch aria-label={label} isOn={of.isOn(row)} isBusy={of.isRunning(row)} onChange={() => void of.run(row)} />;
}

/** The `rowState` of a table whose rows have a switch. */
export const switchState =
  <Row extends { id: number }>(of: Switches<Row> | undefined) =>
  (row: Row) =>
    of && `${of.isOn(row)} ${of.isRunning(row)}`;
