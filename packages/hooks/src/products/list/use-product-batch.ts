import type { OperationId } from "@shopkeeper/sdk";
import { useState } from "react";
import {
  type BatchCall,
  type BatchRow,
  type RowSelection,
  textOf,
  useAction,
  useBatch,
  useCan,
  useClient,
  useConfirm,
  useShop,
} from "../../core";
import { productListText } from "./product-list-messages";
import { type ProductListQuery, productScope, tabOf } from "./product-list-query";
import { batchActions, type BatchAction } from "./product-list-steps";

/** The picked products of a list. */
type PickedProducts = Pick<RowSelection<number, BatchRow>, "rows" | "set" | "drop">;

/** What is to be done with which products. */
export interface ProductBatch {
  readonly action: BatchAction;
  readonly rows: readonly BatchRow[];
}

const operationOf: Readonly<Record<BatchAction, OperationId>> = {
  up: "putOnProducts",
  down: "takeDownProducts",
  freight: "setFreightTemplates",
  recycle: "recycleProducts",
  restore: "restoreProducts",
  remove: "deleteProducts",
  submit: "submitProducts",
};

/**
 * What is done with the picked products together, with a result for each.
 *
 * What is done is dropped from the selection; what was refused stays picked, to be tried again.
 */
export function useProductBatch(query: ProductListQuery, picked: PickedProducts) {
  const client = useClient();
  const can = useCan();
  const { notices } = useShop();
  const { run, ...results } = useBatch(["products"]);
  const [action, setAction] = useState<BatchAction>("down");
  const [freight, setFreight] = useState<ProductBatch>();

  async function carryOut({ action, rows }: ProductBatch, templateId = 0) {
    setAction(action);
    const outcome = await run((idList) => callOf(action, idList, templateId), rows);
    const done = outcome?.filter(({ isDone }) => isDone) ?? [];
    picked.drop(...done.map(({ row }) => row.id));
    if (done.length === rows.length) notices.success(textOf(productListText, `batch.${action}.done`));
  }

  function callOf(action: BatchAction, idList: number[], templateId: number): ReturnType<BatchCall> {
    const body = { idList };
    if (action === "up") return client.putOnProducts({ body });
    if (action === "down") return client.takeDownProducts({ body });
    if (action === "recycle") return client.recycleProducts({ body });
    if (action === "restore") return client.restoreProducts({ body });
    if (action === "remove") return client.deleteProducts({ body });
    if (action === "submit") return client.submitProducts({ body });
    return client.setFreightTemplates({ body: { idList, templateId } });
  }

  const confirmed = useAction(async (wanted: ProductBatch) => {
    void carryOut(wanted); // the question closes at once; the results have a dialog of their own
    return wanted.rows.length;
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
    /** Asks about the picked products; for 设置运费 the template is chosen instead. */
    open(action: BatchAction) {
      const { rows } = picked;
      if (rows.length === 0) notices.info(textOf(productListText, "batch.none"));
      else if (action === "freight") setFreight({ action, rows });
      else question.open({ action, rows });
    },
    question,
    freight: freight && {
      rows: freight.rows,
      choose(templateId: number) {
        setFreight(undefined);
        void carryOut(freight, templateId);
      },
      close: () => setFreight(undefined),
    },
    /** Picks all that the filters leave under the tab, over all pages. */
    pickAll: can("listProductIds") ? { run: () => void pickAll(), isRunning: all.isRunning } : undefined,
    /** What was done last. */
    action,
    results,
  };
}
