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

/** An action on some products. */
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

/** Bulk actions on the picked products. */
export interface ProductBatchActions {
  actions: BatchAction[];
  /** Opens the question about the picked products; for 设置运费 the choice of a template. */
  open(action: BatchAction): void;
  question: Question<ProductBatch>;
  /** Says what the action that is asked about would do. */
  dryRun(): void;
  freight: { rows: readonly BatchRow[]; choose: (templateId: number, isTrial: boolean) => void; close: () => void } | undefined;
  /** Picks all products that the filters leave under the tab, over all pages. */
  pickAll: { run: () => void; isRunning: boolean } | undefined;
  /** The action that ran last. */
  action: BatchAction;
  results: Omit<Bulk<ChangedRow>, "run" | "dryRun">;
}

/**
 * Bulk actions on the picked products, with a result for each.
 *
 * Products that are done are dropped from the selection; refused ones stay picked.
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
    void runBatch(batch); // the question closes at once; the results have a dialog of their own
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
