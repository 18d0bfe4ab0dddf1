import type { MerchantClient, Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { useAction } from "./use-action";
import { useCan } from "./use-can";

/** Undoing all that was changed together, with a result for each record; `undo` is undefined without the right. */
export function useBulkUndo() {
  const can = useCan();
  const [results, setResults] = useState<readonly Schema<"UndoResult">[]>();
  const action = useAction(
    (batch: string, client: MerchantClient) => client.undoRevisions({ body: { batch } }),
    ["revisions", "products", "coupons", "categories", "roles", "store"],
  );

  async function undo(batch: string) {
    const outcome = await action.run(batch);
    if (outcome.status === "done") setResults(outcome.result);
  }

  return {
    undo: can("undoRevisions") ? undo : undefined,
    isRunning: action.isRunning,
    /** What became of each record; undefined before. */
    results,
    clear: () => setResults(undefined),
  };
}
