import type { MerchantClient, OperationId } from "@shopkeeper/sdk";
import { useState } from "react";
import { type Bulk, useBulk } from "../../list";
import { type Question, useConfirm } from "../../form";
import { type RowSelection } from "../../selection";
import { textOf } from "../../texts";
import { useAction } from "../../core";
import { useCan, useClient, useShop } from "../../shop";
import { type BatchRow, productBatchCall } from "./product-batch-call";
import { productListText } from "./product-list-messages";
import { type ProductListQuery, productScope, tabOf } from "./product-list-query";
import { batchActions, type BatchAction } from "./product-row-actions";
import type { ProductUndo } from "./use-product-undo";

/** A bulk action and its products. */
export interface ProductBatch {
  readonly action: BatchAction;
  readonly rows: readonly BatchRow[];
}

export interface ChangedRow extends BatchRow {
  readonly action: BatchAction;
  readonly templateId: number;
}

const operationOf = {
  up: "putOnProducts",
  down: "takeDownProducts",
  freight: "setFreightTemplates",
  recycle: "recycleProducts",
  restore: "restoreProducts",
  remove: "deleteProducts",
  submit: "submitProducts",
} as const satisfies Record<BatchAction, OperationId>;

const batchCall = productBatchCall(([first, ...rest]: readonly ChangedRow[], client: MerchantClient) => {
  if (!first) return Promise.resolve([]);
  const idList = [first, ...rest].map(({ id }) => id);
  if (first.action === "freight") return client.setFreightTemplates({ body: { idList, templateId: first.templateId } });
  return client[operationOf[first.action]]({ body: { idList } });
});

/** Bulk actions on the selected products. */
export interface ProductBatchActions {
  actions: BatchAction[];
  /** Opens the question for the selected products; for 设置运费 the choice of a template. */
  open(action: BatchAction): void;
  question: Question<ProductBatch>;
  /** Runs the action of the open question as a dry run. */
  dryRun(): void;
  freight: { rows: readonly BatchRow[]; choose: (templateId: number, isTrial: boolean) => void; close: () => void } | undefined;
  /** Selects all products of the tab that match the filters, on all pages. */
  pickAll: { run: () => void; isRunning: boolean } | undefined;
  /** The last action. */
  action: BatchAction;
  results: Omit<Bulk<ChangedRow>, "run" | "dryRun">;
}

/**
 * Bulk actions on the selected products, with a result for each.
 *
 * Products that are done leave the selection; refused ones stay selected.
 */
export function useProductBatch(
  query: ProductListQuery,
  picked: Pick<RowSelection<number, BatchRow>, "rows" | "set" | "drop">,
  undo: Pick<ProductUndo, "noticeOfMany">,
): ProductBatchActions {
  const client = useClient();
  const can = useCan();
  const { notices } = useShop();
  const { run, dryRun, ...results } = useBulk(
    batchCall,
    ["products"],
    (ended) => void picked.drop(...ended.filter(({ isDone }) => isDone).map(({ row }) => row.id)),
  );
  const [action, setAction] = useState<BatchAction>("down");
  const [freight, setFreight] = useState<ProductBatch>();

  async function runBatch({ action, rows }: ProductBatch, templateId = 0) {
    setAction(action);
    const done = (await run(rows.map((row) => ({ ...row, action, templateId })))).filter(({ isDone }) => isDone);
    const isWhole = done.length === rows.length;
    const text = textOf(productListText, isWhole ? `batch.${action}.done` : `undone.${action === "down" ? "downSome" : "recycledSome"}`, {
      count: done.length,
    });
    if ((action === "down" || action === "recycle") && done.length > 0)
      notices.success(
        undo.noticeOfMany(
          action,
          done.map(({ row }) => row),
          text,
        ),
      );
    else if (isWhole) notices.success(text);
  }

  function tryBatch({ action, rows }: ProductBatch, templateId = 0) {
    setAction(action);
    return dryRun(rows.map((row) => ({ ...row, action, templateId })));
  }

  const confirmed = useAction(async (batch: ProductBatch) => {
    void runBatch(batch); // the question closes at once; the results have their own dialog
    return batch.rows.length;
  }, []);
  const question = useConfirm(confirmed);
  const all = useAction((query: ProductListQuery) => client.listProductIds({ query: productScope(query) }), []);

  async function pickAll() {
    const outcome = await all.run(query);
    const known = new Map(picked.rows.map((row) => [row.id, row]));
    if (outcome.status === "done") picked.set(outcome.result.map((id) => known.get(id) ?? { id }));
  }

  return {
    actions: batchActions(tabOf(query)).filter((action) => can(operationOf[action])),
    open(action: BatchAction) {
      const { rows } = picked;
      if (rows.length === 0) notices.info(textOf(productListText, "batch.none"));
      else if (action === "freight") setFreight({ action, rows });
      else question.open({ action, rows });
    },
    question,
    dryRun() {
      const { subject } = question;
      if (!subject) return;
      question.dismiss();
      void tryBatch(subject);
    },
    freight: freight && {
      rows: freight.rows,
      choose: (templateId: number, isTrial: boolean) => void (isTrial ? tryBatch : runBatch)(freight, templateId),
      close: () => setFreight(undefined),
    },
    pickAll: can("listProductIds") ? { run: () => void pickAll(), isRunning: all.isRunning } : undefined,
    action,
    results,
  };
}
