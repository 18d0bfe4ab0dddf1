import { RevisionState, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type BulkUndo, useBulkUndo } from "../list";
import { type Question, useConfirm } from "../form";
import { type Read, useAction, useRead } from "../core";
import { useCan } from "../shop";

/** The subject of a history: one record, or all records of a kind. */
export interface HistoryOf {
  readonly kind: Schema<"RevisionKind">;
  readonly subject?: number | undefined;
}

const firstPage = 20;
const mostRows = 200;

/** The changes of a record or of all of a kind. */
export interface RevisionHistory extends Omit<Read<"listRevisions">, "data"> {
  rows: Schema<"Revision">[];
  more: (() => void) | undefined;
  canUndo: (revision: Schema<"Revision">) => boolean;
  /** The revision being undone. */
  undone: Schema<"Revision"> | undefined;
  open: (next: Schema<"Revision"> | undefined) => void;
  close: () => void;
  batch: BulkUndo;
  /** The question before undoing all changes of a revision's batch. */
  batchQuestion: Question<Schema<"Revision">>;
}

/** The changes of a record or of all of a kind, newest first, and whether they can be undone. */
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

/** Whether the account may read the history of a kind. */
export function useCanSeeHistory(kind: Schema<"RevisionKind">): boolean {
  return useCan().any(readers[kind]);
}

/** The permissions per kind, any of which allows reading its history. */
const readers: Readonly<Record<Schema<"RevisionKind">, readonly string[]>> = {
  product: ["merchant:product:info", "merchant:product:page:list"],
  coupon: ["merchant:coupon:info", "merchant:coupon:page:list"],
  category: ["merchant:product:category:list"],
  role: ["merchant:admin:role:info", "merchant:admin:role:list"],
  shop: ["merchant:config:info"],
};
