import { type MerchantClient, operations } from "@shopkeeper/sdk";
import { canTry } from "./bulk-client";
import { textOf } from "../texts/catalogue";
import type { IdOperationId } from "./id-operation";
import { coreText } from "../texts/messages";
import { callFor, operationOf, type RowCall } from "./row-call";
import { useAction } from "../core/use-action";
import { type Bulk, useBulk } from "./use-bulk";
import { useCan } from "../shop/use-can";
import { type Question, useConfirm } from "../form/use-confirm";

interface PickedRows<Row> {
  readonly rows: readonly Row[];
  drop: (...ids: number[]) => unknown;
}

/** Deleting rows of a list. */
export interface Removal<Row> {
  question: Question<readonly Row[]>;
  /** Runs deletion of the chosen rows as a dry run; undefined for one row, and where no dry run is possible. */
  dryRun: (() => void) | undefined;
  open: (row: Row) => void;
  /** Opens the question for the selected rows; does nothing if none is selected. */
  openPicked: () => void;
  bulk: Bulk<Row>;
}

/**
 * Deleting one row of a list or the selected ones, after a question; undefined without the permission.
 *
 * One row: the question stays open until the row is deleted. Several rows: one result per row; refused rows stay selected.
 */
export function useRemoval<Row extends { id: number }>(
  { selection }: { selection: PickedRows<Row> },
  removal: IdOperationId | RowCall<Row>,
): Removal<Row> | undefined {
  const operation = operationOf(removal);
  const can = useCan();
  const { domain } = operations[operation];
  const remove = (row: Row, client: MerchantClient) => callFor(removal, row, client);
  const one = useAction(([row]: readonly Row[], client) => (row ? remove(row, client) : Promise.resolve(null)), [domain], {
    done(_answer, rows) {
      selection.drop(...rows.map(({ id }) => id));
      return textOf(coreText, "done.removed");
    },
  });
  const bulk = useBulk(
    remove,
    [domain],
    (results) => void selection.drop(...results.filter(({ isDone }) => isDone).map(({ row }) => row.id)),
  );

  const question = useConfirm<readonly Row[], unknown>({
    ...one,
    async run(rows, how) {
      if (rows.length === 1) return one.run(rows, how);
      void bulk.run(rows); // the question closes at once: the results have their own dialog
      return { status: "done", result: null };
    },
  });

  if (!can(operation)) return undefined;
  return {
    question,
    dryRun:
      canTry(operation) && question.subject !== undefined && question.subject.length > 1
        ? () => {
            const rows = question.subject ?? [];
            question.dismiss();
            void bulk.dryRun(rows);
          }
        : undefined,
    open: (row: Row) => question.open([row]),
    openPicked: () => (selection.rows.length > 0 ? question.open(selection.rows) : undefined),
    bulk,
  };
}
