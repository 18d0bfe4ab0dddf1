import { type MerchantClient, operations, type Schema } from "@shopkeeper/sdk";
import { undoneAtOnce } from "@shopkeeper/sdk/rules/revisions";
import { useState } from "react";
import { useAction } from "../core/use-action";
import { useCan } from "../shop/use-can";

/** Undoing a bulk action. */
export interface BulkUndo {
  /** Undefined without the right. */
  undo: ((batch: string) => Promise<void>) | undefined;
  isRunning: boolean;
  /** What became of each record; undefined before. */
  results: readonly Schema<"UndoResult">[] | undefined;
  clear: () => void;
}

/** The domains whose records may be undone: those of the operations that the contract marks with `x-revises`. */
const undoneDomains = [
  "revisions" as const,
  ...new Set(Object.values(operations).flatMap((operation) => ("revises" in operation ? [operation.domain] : []))),
];

/** Undoing all that was changed together, call by call, with a result for each record; `undo` is undefined without the right. */
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
