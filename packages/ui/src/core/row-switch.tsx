import type { useRowSwitch } from "@shopkeeper/hooks/core";
import { StatusTag } from "./status-tag";
import { Switch } from "./switch";

type Switches<Row extends { id: number }> = Pick<NonNullable<ReturnType<typeof useRowSwitch<Row>>>, "isOn" | "isRunning" | "run">;

export interface RowSwitchProps<Row extends { id: number }> {
  row: Row;
  /** From `useRowSwitch`; without the right the state is a tag. */
  of: Switches<Row> | undefined;
  /** The stored state, and its name for the tag. */
  isOn: boolean;
  state: string;
  /** The name of the switch. */
  label: string;
}

/** The switch of a row. Its table needs `switchState`, so that a row renders again when it is switched. */
export function RowSwitch<Row extends { id: number }>({ row, of, isOn, state, label }: RowSwitchProps<Row>) {
  if (!of) return <StatusTag tone={isOn ? "success" : "neutral"}>{state}</StatusTag>;
  return <Switch aria-label={label} isOn={of.isOn(row)} isBusy={of.isRunning(row)} onChange={() => void of.run(row)} />;
}

/** The `rowState` of a table whose rows have a switch. */
export const switchState =
  <Row extends { id: number }>(of: Switches<Row> | undefined) =>
  (row: Row) =>
    of && `${of.isOn(row)} ${of.isRunning(row)}`;
