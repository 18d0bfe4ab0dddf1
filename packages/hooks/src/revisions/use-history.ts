import { RevisionState, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type BulkUndo, useBulkUndo } from "../list";
import { type Question, useConfirm } from "../form";
import { type Read, useAction, useRead } from "../core";
import { useCan } from "../shop";

/** Whose history is shown: one record's, or that of all records of a kind. */
export interface HistoryOf {
  readonly kind: Schema<"RevisionKind">;
  readonly subject?: number | undefined;
}

const firstPage = 20;
const mostRows = 200;

/** What was changed of a record or of all of a kind. */
export interface RevisionHistory extends Omit<Read<"listRevisions">, "data"> {
  rows: Schema<"Revision">[];
  more: (() => void) | undefined;
  canUndo: (revision: Schema<"Revision">) => boolean;
  /** The revision that is being undone. */
  undone: Schema<"Revision"> | undefined;
  open: (next: Schema<"Revision"> | undefined) => void;
  close: () => void;
  batch: BulkUndo;
  /** The question before all that was changed together with a revision is undone. */
  batchQuestion: Question<Schema<"Revision">>;
}

/** What was changed of a record or of all of a kind, newest first, and what of it can be undone. */
export function useHistory({ kind, subject }: HistoryOf): RevisionHistory {
  const [limit, setLimit] = useState(firstPage);
  const { data, ...reading } = useRead("listRevisions", { query: { kind, subject, page: 1, limit } });
  const [undone, setUndone] = useState<Schema<"Revision">>();
  const batch = useBulkUndo();
  const rows = data?.list ?? [];
  const confirmed = useAction(async ({ batch: name }: Schema<"Revision">) => {
    if (name !== null) await batch.undo?.(name);
    return null;
  }, []);
  return {
    ...reading,
    rows,
    more: data && data.total > rows.length && limit < mostRows ? () => setLimit(Math.min(mostRows, limit * 2)) : undefined,
    canUndo: ({ state }: Schema<"Revision">) => state === RevisionState.open,
    undone,
    open: setUndone,
    close: () => setUndone(undefined),
    batch,
    batchQuestion: useConfirm(confirmed),
  };
}

/** Whether the account may look at the history of a kind. */
export function useCanSeeHistory(kind: Schema<"RevisionKind">): boolean {
  return useCan().any(readers[kind]);
}

/** The permissions of which any lets read the history of a kind. */
const readers: Readonly<Record<Schema<"RevisionKind">, readonly string[]>> = {
  product: ["merchant:product:info", "merchant:product:page:list"],
  coupon: ["merchant:coupon:info", "merchant:coupon:page:list"],
  category: ["merchant:product:category:list"],
  role: ["merchant:admin:role:info", "merchant:admin:role:list"],
  shop: ["merchant:config:info"],
};
