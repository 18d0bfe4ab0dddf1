import type { OperationId } from "@shopkeeper/sdk";
import { useState } from "react";
import { useCan } from "../shop/use-can";

/** The task of an open dialog: a new row, in a tree below `parent`, or an existing row. */
export type DialogTask<Row> = { readonly mode: "add"; readonly parent?: Row } | { readonly mode: "edit" | "view"; readonly row: Row };

/** Options of a form that adds, edits or shows a row. */
export interface DialogFormOptions<Row> {
  task: DialogTask<Row>;
  onDone: () => void;
  onCancel: () => void;
}

/** The dialog of a list's rows; actions without the right are undefined. */
export interface RowDialog<Row> {
  /** Undefined while it is closed. */
  task: DialogTask<Row> | undefined;
  add: (() => void) | undefined;
  addBelow: ((parent: Row) => void) | undefined;
  edit: ((row: Row) => void) | undefined;
  view: (row: Row) => void;
  close: () => void;
}

/** The dialog that adds, edits or shows a row of a list. */
export function useDialog<Row>({ add, edit }: { add?: OperationId; edit?: OperationId }): RowDialog<Row> {
  const can = useCan();
  const [task, setTask] = useState<DialogTask<Row> | undefined>(undefined);
  return {
    task,
    add: add && can(add) ? () => setTask({ mode: "add" }) : undefined,
    addBelow: add && can(add) ? (parent: Row) => setTask({ mode: "add", parent }) : undefined,
    edit: edit && can(edit) ? (row: Row) => setTask({ mode: "edit", row }) : undefined,
    view: (row: Row) => setTask({ mode: "view", row }),
    close: () => setTask(undefined),
  };
}
