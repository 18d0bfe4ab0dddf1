import { type MerchantClient, operations, type Schema } from "@shopkeeper/sdk";
import { undoneAtOnce } from "@shopkeeper/sdk/rules/revisions";
import { useState } from "react";
import { useAction } from "../core/use-action";
import { useCan } from "../shop/use-can";

/** Undoing a bulk action. */
export interface BulkUndo {
  /** Undefined without the permission. */
  undo: ((batch: string) => Promise<void>) | undefined;
  isRunning: boolean;
  /** The result for each record; undefined before the undo. */
  results: readonly Schema<"UndoResult">[] | undefined;
  clear: () => void;
}

/** The domains whose records can be undone: those of the operations marked with `x-revises` in the contract. */
const undoneDomains = [
  "revisions" as const,
  ...new Set(Object.values(operations).flatMap((operation) => ("revises" in operation ? [operation.domain] : []))),
];

/** Undoes all changes of a batch, call by call, with a result for each record; `undo` is undefined without the permission. */
export function useBulkUndo(): BulkUndo {
  const can = useCan();
  const [results, setResults] = useState<readonly Schema<"UndoResult">[]>();
  const action = useAction(undoAll, undoneDomains);

  async function undo(batch: string) {
    const outcome = await action.run(batch);
    if (outcome.status === "done") setResults(outcome.result);
  }

  return {
    undo: can("undoRevisions") ? undo : undefined,
    isRunning: action.isRunning,
    results,
    clear: () => setResults(undefined),
  };
}

async function undoAll(batch: string, client: MerchantClient): Promise<readonly Schema<"UndoResult">[]> {
  const results: Schema<"UndoResult">[] = [];
  for (;;) {
    const last = results.at(-1);
    const part = await client.undoRevisions({ body: { batch, ...(last && { before: last.revision }) } });
    results.push(...part);
    if (part.length < undoneAtOnce) return results;
  }
}
