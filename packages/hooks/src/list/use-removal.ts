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
  /** Says what deleting the rows that are asked about would do; undefined for one row, and where it cannot be tried. */
  dryRun: (() => void) | undefined;
  open: (row: Row) => void;
  /** Asks about the picked rows; nothing is picked, nothing happens. */
  openPicked: () => void;
  bulk: Bulk<Row>;
}

/**
 * Deleting one row of a list or the picked ones, after a question; undefined without the right.
 *
 * One row: the question stays open until it is deleted. Several: a result per row; refused rows stay picked.
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
      void bulk.run(rows); // the question closes at once: the results have a dialog of their own
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
