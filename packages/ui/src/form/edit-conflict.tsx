import { lazyDialog } from "../core/lazy-dialog";
import type { ConflictChoice, ConflictRow } from "./conflict-choices";

export interface EditConflictProps<Values> {
  /** From `useVersionedForm`. */
  of: {
    mine: Values;
    current: Values;
    fields: readonly string[];
    keepMine: (taken: readonly string[]) => void;
    takeCurrent: () => void;
    dismiss: () => void;
  };
  /** The name of the record. */
  name: (values: Values) => string;
  /** The fields of a version with their labels and paths. */
  describe?: (values: Values) => readonly ConflictRow[];
  /** In place of `describe`: the choices to be made. */
  choices?: readonly ConflictChoice[];
}

const Dialog = lazyDialog(
  async () => (await import("./edit-conflict-dialog")).EditConflictDialog,
  ({ dismiss }) => dismiss(),
);

/** Which content to keep of the fields that two editors changed differently; its code is loaded then. */
export function EditConflict<Values>({ of, name, describe = () => [], choices }: EditConflictProps<Values>) {
  const { mine, current, ...rest } = of;
  return <Dialog {...rest} name={name(current)} rows={{ mine: describe(mine), current: describe(current) }} choices={choices} />;
}
