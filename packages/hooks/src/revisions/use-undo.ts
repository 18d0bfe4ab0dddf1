import type { Schema } from "@shopkeeper/sdk";
import { type Read, useAction, useRead } from "../core";
import { textOf } from "../texts";
import { revisionText } from "./messages";

/** Undoing a revision. */
export interface RevisionUndo {
  check: Read<"checkUndo">;
  confirm: () => void;
  isRunning: boolean;
  error: unknown;
}

/** Undoing a revision: a preview of its changes, the reason if it is impossible, and the undo as previewed. */
export function useUndo({ id }: Pick<Schema<"Revision">, "id">, onDone: () => void): RevisionUndo {
  const check = useRead("checkUndo", { path: { id } });
  const { run, isRunning, error } = useAction(
    (seen: string, client) => client.undoRevision({ body: { id, seen } }),
    ["revisions", "products", "coupons", "categories", "roles", "store"],
    { isQuiet: true, done: () => textOf(revisionText, "undo.done") },
  );

  async function confirm() {
    if (!check.data) return;
    const { status } = await run(check.data.seen);
    if (status === "done") onDone();
    else check.retry(); // the values that it would overwrite may have changed
  }

  return { check, confirm: () => void confirm(), isRunning, error };
}
