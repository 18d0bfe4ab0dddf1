import { operations } from "@shopkeeper/sdk";
import { useState } from "react";
import { textOf } from "../texts/catalogue";
import type { IdOperationId } from "./id-operation";
import { coreText } from "../texts/messages";
import type { Success } from "../shop/notice";
import { callFor, operationOf, type RowCall } from "./row-call";
import { useAction } from "../core/use-action";
import { useCan } from "../shop/use-can";

export interface RowSwitchOptions<Row> {
  isOn: (row: Row) => boolean;
  /** The operation that switches a row off, if it differs from `on`. */
  off?: IdOperationId | RowCall<Row>;
  /** The success notice, for the row as it was before. */
  done?: (row: Row) => Success;
}

/** The switch of each row in a list. */
export interface RowSwitch<Row> {
  run: (row: Row) => Promise<void>;
  canRun: (row: Row) => boolean;
  /** The new state, from the moment of the press. */
  isOn: (row: Row) => boolean;
  isRunning: (row: Row) => boolean;
  /** The pending new states, by row. */
  pressed: ReadonlyMap<number, boolean>;
}

/**
 * The switch of each row in a list; undefined without the permission.
 *
 * `on` switches a row on, or both ways. The switch shows the new state at once, and the old state again if the server refuses.
 */
export function useRowSwitch<Row extends { id: number }>(
  on: IdOperationId | RowCall<Row>,
  { isOn, off = on, done }: RowSwitchOptions<Row>,
): RowSwitch<Row> | undefined {
  const can = useCan();
  const [pressed, setPressed] = useState<ReadonlyMap<number, boolean>>(new Map());
  const toggle = useAction((row: Row, client) => callFor(isOn(row) ? off : on, row, client), [operations[operationOf(on)].domain], {
    done: (_answer, row) => done?.(row) ?? textOf(coreText, "done.changed"),
  });

  async function run(row: Row) {
    if (pressed.has(row.id)) return;
    setPressed((before) => new Map(before).set(row.id, !isOn(row)));
    await toggle.run(row); // the list is refetched before this resolves, so that the switch does not flicker
    setPressed((before) => new Map([...before].filter(([id]) => id !== row.id)));
  }

  if (!can(operationOf(on)) && !can(operationOf(off))) return undefined;
  return {
    run,
    canRun: (row: Row) => can(operationOf(isOn(row) ? off : on)),
    isOn: (row: Row) => pressed.get(row.id) ?? isOn(row),
    isRunning: (row: Row) => pressed.has(row.id),
    pressed,
  };
}
