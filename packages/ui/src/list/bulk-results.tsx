import type { BulkResult, BulkUndo } from "@shopkeeper/hooks/list";
import { lazyDialog } from "../core/lazy-dialog";

interface Bulk<Result> {
  isOpen: boolean;
  isRunning: boolean;
  total: number;
  results: readonly Result[];
  close: () => void;
  stop?: () => void;
  retry?: (() => void) | undefined;
  isTrial?: boolean;
  proceed?: (() => void) | undefined;
  undo?: (() => void) | undefined;
  undoing?: Pick<BulkUndo, "isRunning" | "results">;
}

/** A bulk action whose results have the names of their rows. */
export type NamedBulk = Bulk<Omit<BulkResult<unknown>, "row"> & { name: string }>;

export interface BulkResultsProps<Row> {
  /** From `useBulk`. */
  bulk: Bulk<BulkResult<Row>>;
  /** The name of a row in the list of results. */
  nameOf: (row: Row) => string;
  /** In place of 批量操作结果. */
  title?: string;
}

const Dialog = lazyDialog(
  async () => (await import("./bulk-results-dialog")).BulkResultsDialog,
  ({ bulk }) => bulk.close(),
);

/** The results of a bulk action, once it has begun; its code is loaded then. */
export function BulkResults<Row>({ bulk, nameOf, title }: BulkResultsProps<Row>) {
  if (!bulk.isOpen) return null;
  return <Dialog bulk={{ ...bulk, results: bulk.results.map(({ row, ...result }) => ({ ...result, name: nameOf(row) })) }} title={title} />;
}
